//! Where the programs of PostgreSQL are.

use crate::apt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest major version that the store supports.
const OLDEST: u32 = 15;

/// Debian has a folder for each version here, which is not in the search path.
const DEBIAN: &str = "/usr/lib/postgresql";

/// The folder of the programs; empty if they are in the search path.
pub(super) struct Programs(PathBuf);

impl Programs {
    pub(super) fn found_or_installed() -> Option<Self> {
        Self::found().or_else(|| apt::installs("postgresql").then(Self::found).flatten())
    }

    fn found() -> Option<Self> {
        let versions = std::fs::read_dir(DEBIAN).into_iter().flatten().flatten();
        let folders = versions.map(|version| version.path().join("bin"));
        let all = std::iter::once(PathBuf::new()).chain(folders).map(Self);
        all.filter_map(|programs| Some((programs.version()?, programs)))
            .filter(|(version, _)| *version >= OLDEST)
            .max_by_key(|(version, _)| *version)
            .map(|(_, programs)| programs)
    }

    pub(super) fn folder(&self) -> &Path {
        &self.0
    }

    pub(super) fn path(&self, program: &str) -> PathBuf {
        self.0.join(program)
    }

    /// The major version, as in `initdb (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)`.
    fn version(&self) -> Option<u32> {
        let output = Command::new(self.path("initdb")).arg("--version").output().ok()?;
        let said = String::from_utf8(output.stdout).ok()?;
        let version = said.split_whitespace().nth(2)?;
        version.split(|one: char| !one.is_ascii_digit()).next()?.parse().ok()
    }
}
