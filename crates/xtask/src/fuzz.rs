//! Runs one of the fuzz targets in `fuzz/`.

use crate::shell::{cargo, has_cargo_command, root};
use anyhow::{Result, ensure};

/// The targets, each with the folder of its seed corpus.
const TARGETS: [(&str, Option<&str>); 4] = [
    ("board_read", Some("crates/engine/data")),
    ("legals_are_legal", None),
    ("record_read", Some("crates/engine/tests/golden")),
    ("record_replay", None),
];

pub(crate) fn run(target: &str, seconds: &str) -> Result<()> {
    let names = TARGETS.map(|(name, _)| name).join(", ");
    let Some((_, seeds)) = TARGETS.into_iter().find(|(name, _)| *name == target) else {
        anyhow::bail!("no such target: {target}; there are {names}");
    };
    ensure!(seconds.parse::<u32>().is_ok(), "{seconds} is not a number of seconds");
    if !has_cargo_command("fuzz") {
        cargo(&["install", "cargo-fuzz", "--locked"])?;
    }
    let corpus = format!("fuzz/corpus/{target}");
    std::fs::create_dir_all(root().join(&corpus))?;
    let limit = format!("-max_total_time={seconds}");
    // Without a sanitiser it runs on the stable toolchain; there is no unsafe code to check.
    let mut words = vec!["fuzz", "run", "--sanitizer", "none", target, &corpus];
    words.extend(seeds);
    words.extend(["--", &limit, "-max_len=8192", "-only_ascii=0"]);
    cargo(&words)
}
