//! The pictures of the README and of links, and a gallery of all drawings, drawn by the program itself.

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
    let [pictures, card] = ["docs/pictures", "crates/web/assets/card.png"];
    cargo(&["run", "-p", "hamburgum-server", "--example", "pictures", "--", pictures, card])?;
    gallery()
}

/// Every drawing in every state by day and by night, and tables at several moments in every language,
/// to be looked at in a browser.
fn gallery() -> Result<()> {
    for (example, folder) in [("gallery", "target/gallery"), ("table", "target/tables")] {
        cargo(&["run", "-p", "hamburgum-web", "--example", example, "--", folder])?;
        println!("==> {folder}/index.html");
    }
    Ok(())
}
