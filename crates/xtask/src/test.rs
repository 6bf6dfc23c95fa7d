//! Everything that must hold before a change is done.

use crate::chromium;
use crate::shell::{cargo, cargo_with, has_cargo_command};
use anyhow::{Context, Result, ensure};
use std::process::Command;

pub(crate) fn run() -> Result<()> {
    install()?;
    let chromium = chromium::found_or_installed()?;
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"])?;
    cargo_with(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "--deny warnings")])?;
    // A snapshot that differs must fail here, and not be written beside the old one.
    let variables = [("INSTA_UPDATE", "no"), ("CHROMIUM", &chromium)];
    cargo_with(&["test", "--workspace"], &variables)?;
    cargo(&["build", "--release"])?;
    cargo(&["run", "--release", "--", "simulate", "--players", "4", "--games", "2000"])
}

/// The two parts of the Rust toolchain that not every installation has.
fn install() -> Result<()> {
    for (command, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !has_cargo_command(command) {
            println!("==> rustup component add {component}");
            let status = Command::new("rustup").args(["component", "add", component]).status();
            let status = status.context("rustup is needed to install a component")?;
            ensure!(status.success(), "rustup could not install {component}");
        }
    }
    Ok(())
}
