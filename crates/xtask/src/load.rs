//! The load test of the server, which is a program of its own.

use crate::shell::cargo;
use anyhow::Result;

pub(crate) fn run(options: &[&str]) -> Result<()> {
    if !options.iter().any(|option| ["-h", "--help"].contains(option)) {
        cargo(&["build", "--release", "--package", "hamburgum"])?;
    }
    // Optimised too, because it shares the cores with the program that it measures.
    cargo(
        &[&["run", "--release", "--quiet", "--package", "hamburgum-load", "--"], options].concat(),
    )
}
