//! Writes every page in every language into a folder, with all its assets, for viewing in a browser.
//!
//! `cargo run -p hamburgum-web --example pages target/pages`, then serve the folder, for example with
//! `python3 -m http.server -d target/pages`, and open `/en/home.html`.

#[path = "../../src/pages/tests/samples.rs"]
mod samples;

use hamburgum_engine::Board;
use hamburgum_web::{Language, asset_address, assets, city_svg};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        return Err(io::Error::other("a folder to write into is missing"));
    };
    for asset in assets() {
        write(&folder, &asset_address(asset.name), asset.bytes)?;
    }
    for board in [Board::hamburgum(), Board::londinium()] {
        let picture = city_svg(board).into_string();
        write(&folder, &format!("/boards/{}.svg", board.id()), picture.as_bytes())?;
    }
    for language in Language::ALL {
        for (name, page) in samples::pages(language) {
            let path = format!("/{}/{name}.html", language.code());
            write(&folder, &path, page.into_string().as_bytes())?;
        }
    }
    Ok(())
}

fn write(folder: &Path, address: &str, bytes: &[u8]) -> io::Result<()> {
    let path = folder.join(address.trim_start_matches('/'));
    fs::create_dir_all(path.parent().unwrap_or(folder))?;
    fs::write(path, bytes)
}
