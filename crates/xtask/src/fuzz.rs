//! Fuzzing one of the laws in `fuzz/`.

use crate::shell::{cargo, has_cargo_command, root};
use anyhow::{Result, ensure};

/// The laws, each with the folder of inputs to start from.
const LAWS: [(&str, Option<&str>); 4] = [
    ("board_read", Some("crates/engine/data")),
    ("legals_are_legal", None),
    ("record_read", Some("crates/engine/tests/golden")),
    ("record_replay", None),
];

pub(crate) fn run(law: &str, seconds: &str) -> Result<()> {
    let names = LAWS.map(|(name, _)| name).join(", ");
    let Some((_, seeds)) = LAWS.into_iter().find(|(name, _)| *name == law) else {
        anyhow::bail!("no such law: {law}; there are {names}");
    };
    ensure!(seconds.parse::<u32>().is_ok(), "{seconds} is no number of seconds");
    if !has_cargo_command("fuzz") {
        cargo(&["install", "cargo-fuzz", "--locked"])?;
    }
    let corpus = format!("fuzz/corpus/{law}");
    std::fs::create_dir_all(root().join(&corpus))?;
    let limit = format!("-max_total_time={seconds}");
    // Without a sanitiser it runs on the stable toolchain; there is no unsafe code to watch.
    let mut words = vec!["fuzz", "run", "--sanitizer", "none", law, &corpus];
    words.extend(seeds);
    words.extend(["--", &limit, "-max_len=8192", "-only_ascii=0"]);
    cargo(&words)
}
