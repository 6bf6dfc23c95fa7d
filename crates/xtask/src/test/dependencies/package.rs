//! The packages that cargo resolves, for all platforms.

use crate::shell::root;
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::process::{Command, Stdio};

/// A package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Package {
    pub(super) name: String,
    pub(super) version: String,
    pub(super) licence: Option<String>,
    /// `None` for our own.
    pub(super) source: Option<String>,
}

/// All packages of the lock file.
pub(super) fn all() -> Result<Vec<Package>> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root())
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start cargo")?;
    ensure!(output.status.success(), "cargo metadata failed");
    let metadata: Value = serde_json::from_slice(&output.stdout).context("metadata of cargo")?;
    let packages = metadata["packages"].as_array().context("packages")?;
    Ok(packages.iter().map(package).collect())
}

fn package(data: &Value) -> Package {
    let text = |name: &str| data[name].as_str().map(str::to_owned);
    Package {
        name: text("name").unwrap_or_default(),
        version: text("version").unwrap_or_default(),
        licence: text("license"),
        source: text("source"),
    }
}
