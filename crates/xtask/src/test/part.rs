//! The parts of the checks, by name.

use anyhow::{Error, Result, bail};
use std::str::FromStr;

/// A part of the checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Every file is formatted.
    Format,
    /// There are no lint warnings.
    Lints,
    /// The documentation of the code builds without broken links.
    Docs,
    /// The licences, versions and sources of dependencies are accepted.
    Dependencies,
    /// The crates without I/O compile for a browser, if the target is installed.
    Wasm,
    /// The tests of all crates.
    AllTests,
    /// The tests that `cargo test` runs with these words.
    Tests { name: &'static str, words: &'static [&'static str] },
    /// Nothing is lost while servers, workers, connections and the database break, with fixed seeds.
    Faults,
    /// The release build works and plays.
    Release,
}

impl Part {
    /// All parts, the fastest to fail first.
    pub(super) const EVERYTHING: [Self; 7] = [
        Self::Format,
        Self::Dependencies,
        Self::Lints,
        Self::Docs,
        Self::Wasm,
        Self::AllTests,
        Self::Release,
    ];
}

const fn tests(name: &'static str, words: &'static [&'static str]) -> (&'static str, Part) {
    (name, Part::Tests { name, words })
}

/// The names of the parts on the command line.
pub(super) const NAMES: [(&str, Part); 18] = [
    ("format", Part::Format),
    ("dependencies", Part::Dependencies),
    ("lints", Part::Lints),
    ("docs", Part::Docs),
    ("wasm", Part::Wasm),
    ("tests", Part::AllTests),
    ("faults", Part::Faults),
    ("release", Part::Release),
    tests("engine", &["--package", "hamburgum-engine"]),
    tests("cities", &["--package", "hamburgum-cities"]),
    tests("ai", &["--package", "hamburgum-ai"]),
    tests("table", &["--package", "hamburgum-table"]),
    tests("web", &["--package", "hamburgum-web"]),
    tests("store", &["--package", "hamburgum-store"]),
    tests("server", &["--package", "hamburgum-server", "--lib", "--test", "app"]),
    tests("stories", &["--package", "hamburgum-server", "--test", "browser"]),
    tests("cli", &["--package", "hamburgum"]),
    tests(
        "tools",
        &[
            "--package",
            "xtask",
            "--package",
            "hamburgum-browser",
            "--package",
            "hamburgum-fuzzing",
            "--package",
            "hamburgum-load",
        ],
    ),
];

impl FromStr for Part {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self> {
        match NAMES.iter().find(|(other, _)| *other == name) {
            Some((_, part)) => Ok(*part),
            None => bail!("no part of the checks is called {name}; there are {}", super::names()),
        }
    }
}
