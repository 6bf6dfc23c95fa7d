//! Writes a gallery of all drawings into a folder: `cargo xtask pictures` runs it.

mod cities;
mod pages;
mod positions;
mod shapes;

use hamburgum_web::city_svg;
use hamburgum_web::draw::sprite;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const THEMES: [&str; 2] = ["light", "dark"];

fn main() -> io::Result<()> {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        return Err(io::Error::other("a folder to write into is missing"));
    };
    for asset in hamburgum_web::assets() {
        write(&folder.join(asset.name), asset.bytes)?;
    }
    let boards = cities::boards();
    for board in &boards {
        let picture = city_svg(board).into_string();
        write(&folder.join(format!("{}.svg", board.id())), picture.as_bytes())?;
    }
    let pages = [cities::pages(&boards), pages::pages()].concat();
    for theme in THEMES {
        for (name, content) in &pages {
            let page = page(theme, name, content).into_string();
            write(&folder.join(file(name, theme)), page.as_bytes())?;
        }
    }
    let names: Vec<_> = pages.iter().map(|(name, _)| name.as_str()).collect();
    write(
        &folder.join("index.html"),
        page("auto", "Gallery", &index(&names)).into_string().as_bytes(),
    )
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes)
}

fn file(name: &str, theme: &str) -> String {
    format!("{name}-{theme}.html")
}

fn index(names: &[&str]) -> Markup {
    html! {
        ul {
            @for name in names {
                li { (name) ": " @for theme in THEMES { a href=(file(name, theme)) { (theme) } " " } }
            }
        }
    }
}

fn page(theme: &str, title: &str, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                @for sheet in ["tokens.css", "city.css", "drawings.css"] {
                    link rel="stylesheet" href=(sheet);
                }
                style { (PreEscaped(STYLE)) }
            }
            body { (sprite()) main { (content) } }
        }
    }
}

const STYLE: &str = "
body{margin:0;background:var(--paper);color:var(--ink);font:13px var(--sans)}
main{padding:14px}
.stage{position:relative;margin:-14px;overflow:hidden}
.stage>svg{display:block;width:100%}
.stage>div{position:absolute}
.stage>div>svg{display:block;width:100%}
.row{display:flex;flex-wrap:wrap;gap:10px;align-items:end;padding:8px 0;border-bottom:1px solid var(--rule)}
.row>svg{height:var(--h,34px);width:auto}
.water{background:var(--water);padding:8px}
.dot{position:absolute;width:6px;height:6px;margin:-3px;border-radius:3px;background:var(--focus)}
@media (max-width:599px){.stage{width:calc(100vw * var(--zoom))}.stage .rondel{display:none}}
body{overflow-x:hidden}
.cities{display:grid;gap:18px;grid-template-columns:repeat(auto-fill,minmax(min(700px,100%),1fr))}
.cities figure{margin:0;overflow:hidden}
.cities .stage{margin:0}
";
