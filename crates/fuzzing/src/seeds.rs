//! Inputs to start from, made of the fixtures of the repository.

use crate::begun::KINDS;
use std::fs;
use std::path::{Path, PathBuf};

/// Whole games, and scenarios without their expectations.
pub(crate) fn records() -> Vec<Vec<u8>> {
    let scenarios = texts("crates/engine/tests/scenarios", "txt");
    let scenarios = scenarios.iter().map(|text| without_expectations(text));
    let games = texts("crates/engine/tests/golden", "txt");
    let games = games.into_iter().chain(scenarios).map(String::into_bytes);
    games.chain([crate::records::with_board()]).collect()
}

fn without_expectations(scenario: &str) -> String {
    let is_expectation = |line: &&str| line.starts_with('>') || line.starts_with("try ");
    let record: Vec<&str> = scenario.lines().filter(|line| !is_expectation(line)).collect();
    record.join("\n")
}

/// A long game of every kind, as the bytes that choose its actions.
pub(crate) fn choices() -> Vec<Vec<u8>> {
    let mut rng = fastrand::Rng::with_seed(3);
    let mut game = |kind| {
        let choices = std::iter::repeat_with(|| rng.u8(..)).take(300);
        std::iter::once(kind).chain(choices).collect()
    };
    (0..KINDS).map(&mut game).collect()
}

/// The lines of a file of the repository.
pub(crate) fn lines_of(path: &str) -> Vec<String> {
    let text = fs::read_to_string(root().join(path)).expect("a fixture");
    text.lines().map(str::to_owned).collect()
}

/// The texts of a folder of the repository, in the order of their names.
fn texts(folder: &str, ending: &str) -> Vec<String> {
    let files = fs::read_dir(root().join(folder)).expect("a folder of fixtures");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a fixture").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == ending));
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).expect("a text")).collect()
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
