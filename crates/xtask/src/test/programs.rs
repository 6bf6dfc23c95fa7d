//! The test programs that `cargo test` builds.

use crate::shell::root;
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::fmt;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The test program of a library, a binary or an integration test.
pub(super) struct Program {
    package: String,
    target: String,
    executable: PathBuf,
    folder: PathBuf,
}

/// Builds the tests of all crates.
pub(super) fn build() -> Result<Vec<Program>> {
    // Examples have no tests, and clippy has checked them already; leaving them out saves linking.
    let words = ["test", "--workspace", "--tests", "--no-run"];
    eprintln!("\n==> cargo {}", words.join(" "));
    let output = Command::new(env!("CARGO"))
        .args(words)
        .arg("--message-format=json-render-diagnostics")
        .current_dir(root())
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start cargo")?;
    ensure!(output.status.success(), "the tests cannot be built");
    let lines = String::from_utf8(output.stdout).context("what cargo says is no text")?;
    let programs = lines.lines().filter_map(|line| program(line).transpose());
    let mut programs = programs.collect::<Result<Vec<_>>>()?;
    // The stories take longest, so they start first; the faults have a lane of their own.
    programs.sort_by_key(|program| (!program.mostly_waits(), program.target != "browser"));
    Ok(programs)
}

/// The test program in a message of cargo, if it is about one.
fn program(line: &str) -> Result<Option<Program>> {
    let message: Value = serde_json::from_str(line).context("what cargo says is no JSON")?;
    let (Some(executable), true) =
        (message["executable"].as_str(), message["profile"]["test"] == true)
    else {
        return Ok(None);
    };
    let manifest = PathBuf::from(message["manifest_path"].as_str().unwrap_or_default());
    let folder = manifest.parent().context("a package without a folder")?.to_owned();
    let package = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let target = match (message["target"]["kind"][0].as_str(), message["target"]["name"].as_str()) {
        (Some("test"), Some(name)) => name.to_owned(),
        (kind, _) => kind.unwrap_or_default().to_owned(),
    };
    Ok(Some(Program { package, target, executable: executable.into(), folder }))
}

impl Program {
    /// Whether it leaves the cores to others most of the time: the faults wait for what they have broken.
    pub(super) fn mostly_waits(&self) -> bool {
        self.target == "faults"
    }

    /// Runs the tests in the folder of the package, as cargo does, and prints their output at the end.
    pub(super) fn run(&self, variables: &[(&str, &str)]) -> Result<()> {
        let output = Command::new(&self.executable)
            .current_dir(&self.folder)
            .env("CARGO_MANIFEST_DIR", &self.folder)
            .envs(variables.iter().copied())
            .output()
            .with_context(|| format!("cannot start {}", self.executable.display()))?;
        let printed = [output.stdout, output.stderr].concat();
        eprintln!("\n==> tests: {self}\n{}", String::from_utf8_lossy(&printed));
        ensure!(output.status.success(), "tests failed: {self}");
        Ok(())
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.package, self.target)
    }
}

#[cfg(test)]
impl Program {
    /// Another program as if it ran tests.
    pub(super) fn of(executable: &str) -> Self {
        let (package, target) = ("package".to_owned(), executable.to_owned());
        Self { package, target, executable: executable.into(), folder: root() }
    }
}
