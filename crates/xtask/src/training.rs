//! The tests of the trainer, which need Python with `PyTorch`; not part of `cargo xtask test`.

use crate::shell::root;
use anyhow::{Result, bail};
use std::process::Command;

/// Runs them with `$PYTHON` or `python3`, or prints one line why they are skipped.
pub(crate) fn run() -> Result<()> {
    let python = std::env::var("PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let modules = Command::new(&python).args(["-c", "import numpy, pytest, torch"]).output();
    if !modules.is_ok_and(|output| output.status.success()) {
        println!("skipped: {python} lacks numpy, pytest and torch; see training/README.md");
        return Ok(());
    }
    let tests = Command::new(&python)
        .args(["-m", "pytest", "-q"])
        .current_dir(root().join("training"))
        .status()?;
    if !tests.success() {
        bail!("the tests of the trainer failed");
    }
    Ok(())
}
