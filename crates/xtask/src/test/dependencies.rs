//! What dependencies may be: their licences, versions and sources, as `deny.toml` says.
//!
//! `cargo deny` checks it where it is installed. It is not installed for the checks, because it is a large
//! program to build, and its packaged versions are too old for today's licence names. So without it the
//! same rules are checked here, except for advisories.

mod licence;
mod package;
mod rules;

use crate::shell::{cargo, has_cargo_command, root};
use anyhow::{Context, Result, ensure};
use rules::Rules;

pub(super) fn check() -> Result<()> {
    if has_cargo_command("deny") {
        cargo(&["deny", "check", "licenses", "bans", "sources"])?;
        return advisories();
    }
    eprintln!(
        "\n==> deny.toml: checked without cargo deny, which is not installed, and so without advisories"
    );
    let rules = std::fs::read_to_string(root().join("deny.toml")).context("deny.toml")?;
    let faults = Rules::read(&rules)?.faults(&package::all()?);
    ensure!(faults.is_empty(), "dependencies break the rules of deny.toml:\n{}", faults.join("\n"));
    Ok(())
}

/// The database of advisories may be out of reach.
fn advisories() -> Result<()> {
    if cargo(&["deny", "fetch", "db"]).is_err() {
        eprintln!("==> the database of advisories cannot be reached: they are not checked");
        return Ok(());
    }
    cargo(&["deny", "check", "--disable-fetch", "advisories"])
}
