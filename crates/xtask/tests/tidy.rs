//! Repository checks: allowed crate dependencies, and what no file may contain.

use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Which of our crates each may use; a later one of the design is added here with its edges.
const EDGES: [(&str, &[&str]); 16] = [
    ("hamburgum-engine", &[]),
    ("hamburgum-cities", &["hamburgum-engine"]),
    ("hamburgum-ai", &["hamburgum-engine"]),
    ("hamburgum-hours", &[]),
    ("hamburgum-table", &["hamburgum-engine", "hamburgum-cities", "hamburgum-ai"]),
    ("hamburgum-views", &["hamburgum-engine", "hamburgum-ai"]),
    // Its tests draw generated cities.
    ("hamburgum-web", &["hamburgum-engine", "hamburgum-cities", "hamburgum-table"]),
    (
        "hamburgum-server",
        &[
            "hamburgum-engine",
            "hamburgum-cities",
            "hamburgum-ai",
            "hamburgum-hours",
            "hamburgum-table",
            "hamburgum-web",
            "hamburgum-store",
            "hamburgum-notify",
            "hamburgum-browser",
            "hamburgum-fakes",
        ],
    ),
    ("hamburgum-store", &["hamburgum-engine"]),
    ("hamburgum-notify", &["hamburgum-fakes"]),
    (
        "hamburgum",
        &[
            "hamburgum-engine",
            "hamburgum-cities",
            "hamburgum-ai",
            "hamburgum-table",
            "hamburgum-views",
            "hamburgum-web",
            "hamburgum-store",
            "hamburgum-server",
            "hamburgum-browser",
        ],
    ),
    ("hamburgum-browser", &[]),
    ("hamburgum-fakes", &[]),
    (
        "hamburgum-load",
        &["hamburgum-engine", "hamburgum-table", "hamburgum-store", "hamburgum-web"],
    ),
    (
        "hamburgum-fuzzing",
        &["hamburgum-engine", "hamburgum-cities", "hamburgum-ai", "hamburgum-table"],
    ),
    ("xtask", &[]),
];

/// Platform dependencies: the engine must stay able to run in a browser.
const NOT_IN_THE_ENGINE: [&str; 6] =
    ["std::fs", "std::net", "std::thread", "std::time", "std::env", "std::process"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn crates_have_only_allowed_dependencies() {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo metadata");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let ours: Vec<&str> = packages.iter().filter_map(|package| package["name"].as_str()).collect();
    for package in packages {
        let name = package["name"].as_str().expect("a name");
        let allowed = EDGES.iter().find(|(from, _)| *from == name);
        let (_, allowed) = allowed.unwrap_or_else(|| panic!("{name} is not in the list of edges"));
        for used in package["dependencies"].as_array().expect("dependencies") {
            let used = used["name"].as_str().expect("a name");
            assert!(!ours.contains(&used) || allowed.contains(&used), "{name} must not use {used}");
        }
    }
}

#[test]
fn every_source_file_says_what_it_is() {
    for (path, text) in files("rs") {
        assert!(text.starts_with("//! "), "{} begins without a //! line", path.display());
    }
}

#[test]
fn nothing_is_unfinished_or_ignored() {
    // Assembled here, so that this file does not match itself.
    let marks =
        [["to", "do!("], ["unimplem", "ented!("], ["db", "g!("], ["#[ig", "nore"], ["TO", "DO"]];
    for (path, text) in files("rs") {
        for mark in marks.map(|parts| parts.concat()) {
            assert!(!text.contains(&mark), "{} holds {mark}", path.display());
        }
    }
}

#[test]
fn the_engine_is_platform_independent() {
    let engine = root().join("crates/engine/src");
    for (path, text) in files("rs").into_iter().filter(|(path, _)| path.starts_with(&engine)) {
        for word in NOT_IN_THE_ENGINE {
            assert!(!text.contains(word), "{} uses {word}", path.display());
        }
        assert!(!text.contains("f64") && !text.contains("f32"), "{} has floats", path.display());
    }
}

/// Names that two crates share on purpose, with the reason.
const SHARED_NAMES: [(&str, &str); 1] =
    [("PersonId", "logs hold the plain number that the store wraps in a type")];

/// Names that were used for up to five different things: each has one meaning in the workspace, also
/// among private types.
const SINGLE_NAMES: [&str; 7] = ["Line", "Place", "Player", "Reason", "Seat", "Step", "Table"];

#[test]
fn each_type_name_has_one_meaning() {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let crates = root().join("crates");
    for (path, text) in files("rs") {
        let is_below = |names: &[&str]| {
            path.components().any(|part| names.iter().any(|name| part.as_os_str() == *name))
        };
        let (is_source, is_test) = (is_below(&["src"]), is_below(&["tests", "tests.rs"]));
        if !path.starts_with(&crates) || !is_source || is_test {
            continue;
        }
        for (name, exported) in types_in(&text) {
            if exported == Exported::Yes || SINGLE_NAMES.contains(&name) {
                places.entry(name.to_owned()).or_default().push(path.display().to_string());
            }
        }
    }
    for known in ["Player", "Table", "Texts"] {
        assert!(places.contains_key(known), "{known} is not found, so others may be missed");
    }
    places.retain(|name, places| {
        places.len() > 1 && !SHARED_NAMES.iter().any(|(shared, _)| shared == name)
    });
    assert!(places.is_empty(), "give these types different names: {places:#?}");
}

/// Whether a type is `pub`.
#[derive(PartialEq, Eq)]
enum Exported {
    Yes,
    No,
}

/// The types that a file declares before its tests. The macro of vocabularies declares an exported one
/// in its first line, without a keyword.
fn types_in(text: &str) -> impl Iterator<Item = (&str, Exported)> {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    text.lines().filter_map(|line| {
        let line = line.trim_start();
        if line.ends_with(" {") && line.contains(", By") && line.contains(", \"") {
            return line.split_once(',').map(|(name, _)| (name, Exported::Yes));
        }
        let (exported, rest) = match line.strip_prefix("pub ") {
            Some(rest) => (Exported::Yes, rest),
            None => (Exported::No, without_visibility(line)),
        };
        let keywords = ["struct ", "enum ", "trait ", "type "];
        let declared = keywords.iter().find_map(|keyword| rest.strip_prefix(keyword))?;
        let name = declared.split(|c: char| !c.is_alphanumeric()).next()?;
        (!name.is_empty()).then_some((name, exported))
    })
}

/// A line without `pub(crate)` and the like.
fn without_visibility(line: &str) -> &str {
    let rest = line.strip_prefix("pub(").and_then(|rest| rest.split_once(") "));
    rest.map_or(line, |(_, rest)| rest)
}

#[test]
fn files_stay_small() {
    for (path, text) in files("rs") {
        let lines = text.lines().count();
        assert!(lines <= 400, "{} has {lines} lines: is it still one thing?", path.display());
    }
}

#[test]
fn links_between_documents_resolve() {
    for (path, text) in files("md") {
        for link in text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next()) {
            if link.is_empty() || link.contains("://") {
                continue;
            }
            let target = path.parent().expect("a folder").join(link);
            assert!(target.exists(), "{} links to {link}", path.display());
        }
    }
}

/// All our files with this extension.
fn files(ending: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("a folder entry").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            if path.is_dir() && name != "target" && !name.starts_with('.') {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                let text = std::fs::read_to_string(&path).expect("a text");
                found.push((path, text));
            }
        }
    }
    found
}
