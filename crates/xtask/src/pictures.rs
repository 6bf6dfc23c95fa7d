//! The pictures of the README, drawn by the program itself.

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
    Ok(())
}
