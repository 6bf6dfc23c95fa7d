//! Finds or installs the browser for tests.

use crate::apt;
use anyhow::{Result, bail};
use std::process::Command;

/// Its names on different systems.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The value for the environment variable `CHROMIUM`, which tests read.
pub(crate) fn found_or_installed() -> Result<String> {
    let given = std::env::var("CHROMIUM").ok();
    let mut names = given.as_deref().into_iter().chain(NAMES);
    if let Some(name) = names.find(|name| answers(name)) {
        return Ok(name.to_owned());
    }
    if apt::installs("chromium") && answers(NAMES[0]) {
        return Ok(NAMES[0].to_owned());
    }
    bail!(
        "the tests need Chromium, and `apt-get install chromium` failed: install it by hand (as root), \
         or set the variable CHROMIUM to its path"
    )
}

fn answers(program: &str) -> bool {
    let output = Command::new(program).arg("--version").output();
    output.is_ok_and(|output| output.status.success())
}
