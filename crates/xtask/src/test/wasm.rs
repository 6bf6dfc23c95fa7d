//! Checks that the crates without I/O compile for a browser.

use crate::shell::cargo_with;
use anyhow::{Result, ensure};
use std::path::PathBuf;
use std::process::Command;

/// The target of browsers.
const TARGET: &str = "wasm32-unknown-unknown";

/// The crates that must compile for it.
const PACKAGES: [&str; 6] = [
    "hamburgum-engine",
    "hamburgum-cities",
    "hamburgum-ai",
    "hamburgum-hours",
    "hamburgum-table",
    "hamburgum-web",
];

/// The compilers that may have the target: the usual one, and Debian's where rustup hides it.
const COMPILERS: [&str; 2] = ["rustc", "/usr/bin/rustc"];

/// The source of the standard library for the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StandardLibrary {
    /// It is installed: `rustup target add`.
    Installed,
    /// Cargo builds it from its source: Debian's `rustc-web` and `rust-web-src`.
    FromSource,
}

/// Checks the crates, or prints one line with the reason for skipping.
pub(super) fn check() -> Result<()> {
    let Some((compiler, library)) = compiler_for_target() else {
        eprintln!(
            "\n==> skipped {TARGET}: `rustup target add {TARGET}`, or Debian's packages rustc-web and \
             rust-web-src, install what it needs"
        );
        return Ok(());
    };
    let mut words = vec!["check", "--target", TARGET];
    words.extend(PACKAGES.iter().flat_map(|package| ["--package", package]));
    let mut variables = vec![("RUSTC", compiler)];
    if library == StandardLibrary::FromSource {
        words.push("-Zbuild-std=std,panic_abort");
        // Debian's compiler is stable, so this is needed for unstable options.
        variables.push(("RUSTC_BOOTSTRAP", "1"));
    }
    cargo_with(&words, &variables)
}

/// The first compiler that can have a standard library for the target.
fn compiler_for_target() -> Option<(&'static str, StandardLibrary)> {
    COMPILERS.into_iter().find_map(|compiler| Some((compiler, standard_library(compiler)?)))
}

fn standard_library(compiler: &str) -> Option<StandardLibrary> {
    if printed_path(compiler, &["target-libdir", "--target", TARGET]).ok()?.exists() {
        return Some(StandardLibrary::Installed);
    }
    let sources = printed_path(compiler, &["sysroot"]).ok()?.join("lib/rustlib/src/rust/library");
    sources.join("std/Cargo.toml").exists().then_some(StandardLibrary::FromSource)
}

/// The path that the compiler prints for `--print`.
fn printed_path(compiler: &str, what: &[&str]) -> Result<PathBuf> {
    let output = Command::new(compiler).arg("--print").args(what).output()?;
    ensure!(output.status.success(), "{compiler} does not know {TARGET}");
    Ok(String::from_utf8(output.stdout)?.trim().into())
}
