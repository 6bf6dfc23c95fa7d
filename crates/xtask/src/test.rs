//! All checks that a change must pass, together or in parts.

mod dependencies;
mod durations;
mod lanes;
mod part;
mod programs;
mod wasm;

use crate::postgres::{Durability, Postgres};
use crate::shell::{cargo, cargo_with, has_cargo_command};
use crate::{chromium, faults};
use anyhow::{Context, Result, ensure};
use durations::Durations;
use part::Part;
use std::process::Command;

/// Runs everything.
pub(crate) fn run() -> Result<()> {
    run_parts(&Part::EVERYTHING)
}

/// Runs the parts with these names.
pub(crate) fn run_named(names: &[&str]) -> Result<()> {
    run_parts(&names.iter().map(|name| name.parse()).collect::<Result<Vec<_>>>()?)
}

/// The names of the parts, for the help.
pub(crate) fn names() -> String {
    part::NAMES.map(|(name, _)| name).join(", ")
}

fn run_parts(parts: &[Part]) -> Result<()> {
    install()?;
    let mut durations = Durations::start();
    let result = parts.iter().try_for_each(|part| run_part(*part, &mut durations));
    // Print them after a failure too, to see what took long.
    eprint!("\n{durations}");
    result
}

fn run_part(part: Part, durations: &mut Durations) -> Result<()> {
    match part {
        Part::Format => durations.of("format", || cargo(&["fmt", "--all", "--check"])),
        Part::Lints => durations.of("lints", || {
            cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"])
        }),
        Part::Docs => durations.of("docs", || {
            let deny = [("RUSTDOCFLAGS", "--deny warnings")];
            cargo_with(&["doc", "--workspace", "--no-deps"], &deny)
        }),
        Part::Dependencies => durations.of("dependencies", dependencies::check),
        Part::Wasm => durations.of("wasm", wasm::check),
        Part::AllTests => all_tests(durations),
        Part::Tests { name, words } => {
            let postgres = Postgres::start(Durability::None)?;
            let variables = variables(&chromium::found_or_installed()?, postgres.as_ref());
            let words = [&["test"], words].concat();
            durations.of(name, || cargo_with(&words, &borrowed(&variables)))
        }
        Part::Faults => {
            // The program under test is the one that lies beside the test.
            let programs = ["build", "--package", "hamburgum", "--package", "hamburgum-load"];
            durations.of("faults: build", || cargo(&programs))?;
            let test = ["test", "--package", "hamburgum-load", "--test", "faults"];
            let variables = faults::variables()?;
            durations.of("faults", || cargo_with(&test, &borrowed(&variables)))
        }
        Part::Release => {
            durations.of("release build", || cargo(&["build", "--release"]))?;
            let simulate = ["run", "--release", "--", "simulate", "--players", "4"];
            durations.of("simulation", || cargo(&[&simulate[..], &["--games", "2000"]].concat()))
        }
    }
}

/// Builds all tests together and runs the test programs, to measure each.
fn all_tests(durations: &mut Durations) -> Result<()> {
    let programs = durations.of("tests: build", programs::build)?;
    let postgres = Postgres::start(Durability::None)?;
    let mut variables = variables(&chromium::found_or_installed()?, postgres.as_ref());
    variables.extend(faults::variables()?);
    lanes::run(programs, &borrowed(&variables), durations)?;
    durations.of("tests: examples in docs", || cargo(&["test", "--workspace", "--doc"]))
}

/// The environment variables of the tests.
fn variables(chromium: &str, postgres: Option<&Postgres>) -> Vec<(&'static str, String)> {
    // A different snapshot must fail here instead of being written next to the old one.
    let mut variables = vec![("INSTA_UPDATE", "no".to_owned()), ("CHROMIUM", chromium.to_owned())];
    variables.extend(postgres.map(Postgres::variable));
    variables
}

fn borrowed<'v>(variables: &'v [(&'static str, String)]) -> Vec<(&'static str, &'v str)> {
    variables.iter().map(|(name, value)| (*name, value.as_str())).collect()
}

/// Installs the two components of the Rust toolchain that may be missing.
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
