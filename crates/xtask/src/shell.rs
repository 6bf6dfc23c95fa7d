//! Runs commands and prints each one first.

use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.canonicalize().unwrap_or(root)
}

/// Runs `cargo` with these arguments in the root, and fails if it fails.
pub(crate) fn cargo(words: &[&str]) -> Result<()> {
    cargo_with(words, &[])
}

/// The same with environment variables.
pub(crate) fn cargo_with(words: &[&str], variables: &[(&str, &str)]) -> Result<()> {
    let line = words.join(" ");
    eprintln!("\n==> cargo {line}");
    let start = Instant::now();
    let status = Command::new(env!("CARGO"))
        .args(words)
        .envs(variables.iter().copied())
        .current_dir(root())
        .status()
        .with_context(|| format!("cannot start cargo {line}"))?;
    ensure!(status.success(), "cargo {line} failed");
    eprintln!("==> cargo {line}: ok in {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Whether `cargo WORD` is installed.
pub(crate) fn has_cargo_command(word: &str) -> bool {
    let output = Command::new(env!("CARGO")).args([word, "--version"]).output();
    output.is_ok_and(|output| output.status.success())
}
