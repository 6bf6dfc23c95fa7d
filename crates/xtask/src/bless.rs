//! Regenerates golden games and snapshots; the change is then reviewed as a diff.

use crate::chromium;
use crate::shell::cargo_with;
use anyhow::Result;

pub(crate) fn run() -> Result<()> {
    let chromium = chromium::found_or_installed()?;
    let variables = [("INSTA_UPDATE", "always"), ("CHROMIUM", &chromium)];
    cargo_with(&["test", "--workspace"], &variables)
}
