//! The pictures of the README, and a gallery of all drawings, drawn by the program itself.

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
    gallery()
}

/// Every drawing in every state by day and by night, to be looked at in a browser.
fn gallery() -> Result<()> {
    let folder = "target/gallery";
    cargo(&["run", "-p", "hamburgum-web", "--example", "gallery", "--", folder])?;
    println!("==> {folder}/index.html");
    Ok(())
}
