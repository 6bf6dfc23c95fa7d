//! Whether the crates without I/O compile for a browser.

use crate::shell::cargo;
use anyhow::{Context, Result, ensure};
use std::path::Path;
use std::process::Command;

/// What browsers run.
const TARGET: &str = "wasm32-unknown-unknown";

/// The crates that must compile for it.
const PACKAGES: [&str; 5] =
    ["hamburgum-engine", "hamburgum-cities", "hamburgum-ai", "hamburgum-table", "hamburgum-web"];

/// Checks them, or says in one line why not.
pub(super) fn check() -> Result<()> {
    if !has_standard_library()? {
        eprintln!("\n==> skipped {TARGET}: `rustup target add {TARGET}` installs what it needs");
        return Ok(());
    }
    let packages = PACKAGES.iter().flat_map(|package| ["--package", package]);
    cargo(&["check", "--target", TARGET].into_iter().chain(packages).collect::<Vec<_>>())
}

/// Whether the compiler's standard library is installed for the target.
fn has_standard_library() -> Result<bool> {
    let output = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .context("cannot start rustc")?;
    ensure!(output.status.success(), "rustc does not know {TARGET}");
    let folder = String::from_utf8(output.stdout).context("the folder of a target")?;
    Ok(Path::new(folder.trim()).exists())
}
