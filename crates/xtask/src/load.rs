//! The load test of the server, which is a program of its own.

use crate::postgres;
use crate::shell::cargo;
use anyhow::Result;

pub(crate) fn run(options: &[&str]) -> Result<()> {
    if !options.iter().any(|option| ["-h", "--help"].contains(option)) {
        cargo(&["build", "--release", "--package", "hamburgum"])?;
    }
    // Optimised too, because it shares the cores with the program that it measures.
    let run =
        [&["run", "--release", "--quiet", "--package", "hamburgum-load", "--"], options].concat();
    let has = |word: &str| options.iter().any(|option| option.starts_with(word));
    // Several servers need a database, a private one if none is named.
    if has("--servers") && !has("--database") { postgres::beside(&run) } else { cargo(&run) }
}
