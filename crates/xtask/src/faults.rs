//! The fault test of several servers, which is a part of the load test's program.

use crate::postgres;
use crate::shell::{cargo, cargo_with};
use anyhow::Result;

pub(crate) fn run(options: &[&str]) -> Result<()> {
    if !options.iter().any(|option| ["-h", "--help"].contains(option)) {
        cargo(&["build", "--release", "--package", "hamburgum"])?;
    }
    let variables = postgres::to_run_servers()?;
    let variables: Vec<(&str, &str)> =
        variables.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let run = ["run", "--release", "--quiet", "--package", "hamburgum-load", "--", "faults"];
    cargo_with(&[&run[..], options].concat(), &variables)
}
