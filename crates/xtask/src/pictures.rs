//! The pictures of the README and of link previews, the icons of the app, and a gallery of all drawings.

use crate::shell::{cargo, root};
use anyhow::{Context, Result};

pub(crate) fn run() -> Result<()> {
    for board in ["hamburgum", "londinium"] {
        let picture = format!("docs/pictures/{board}.svg");
        // The program never overwrites a file.
        let path = root().join(&picture);
        if path.exists() {
            std::fs::remove_file(&path).with_context(|| format!("cannot replace {picture}"))?;
        }
        cargo(&["run", "--release", "--", "board", "show", board, "--output", &picture])?;
    }
    let [card, icons] = ["crates/web/assets/card.png", "crates/web/assets/icons"];
    let example = ["run", "-p", "hamburgum-server", "--example", "pictures", "--"];
    cargo(&[&example[..], &["docs/pictures", card, icons]].concat())?;
    gallery()
}

/// Every drawing in every state, light and dark, and tables at several moments in every language, to
/// view in a browser.
fn gallery() -> Result<()> {
    for (example, folder) in [("gallery", "target/gallery"), ("table", "target/tables")] {
        cargo(&["run", "-p", "hamburgum-web", "--example", example, "--", folder])?;
        println!("==> {folder}/index.html");
    }
    Ok(())
}
