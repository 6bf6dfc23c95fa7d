//! The fault test of several servers, which is a part of the load test's program.

use crate::shell::{cargo, cargo_with};
use crate::{postgres, tools};
use anyhow::Result;

/// The variables by which the fault test finds the programs that it runs; none if PostgreSQL is missing.
pub(crate) fn variables() -> Result<Vec<(&'static str, String)>> {
    let mut variables = postgres::to_run_servers()?;
    if !variables.is_empty() {
        variables.extend(tools::variables());
    }
    Ok(variables)
}

pub(crate) fn run(options: &[&str]) -> Result<()> {
    if !options.iter().any(|option| ["-h", "--help"].contains(option)) {
        cargo(&["build", "--release", "--package", "hamburgum"])?;
    }
    let variables = variables()?;
    let variables: Vec<(&str, &str)> =
        variables.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let run = ["run", "--release", "--quiet", "--package", "hamburgum-load", "--", "faults"];
    cargo_with(&[&run[..], options].concat(), &variables)
}
