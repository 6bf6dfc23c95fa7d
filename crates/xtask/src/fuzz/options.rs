//! The options of `cargo xtask fuzz`.

use anyhow::{Context, Result, bail, ensure};

/// The targets of `crates/fuzzing`.
pub(crate) const TARGETS: [&str; 9] = [
    "boards", "records", "notation", "forms", "entries", "weights", "reviews", "legals", "replays",
];

/// What is fuzzed, and for how long.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Options<'w> {
    pub(super) targets: Vec<&'w str>,
    /// For each target.
    pub(super) minutes: u64,
    /// Whether the stored corpora are replaced by what was found.
    pub(super) keeps: bool,
}

impl<'w> Options<'w> {
    pub(super) fn read(words: &[&'w str]) -> Result<Self> {
        let mut options = Self { targets: Vec::new(), minutes: 1, keeps: false };
        let mut words = words.iter().copied();
        while let Some(word) = words.next() {
            match word {
                "--minutes" => options.minutes = minutes(words.next())?,
                "--keep" => options.keeps = true,
                _ if TARGETS.contains(&word) => options.targets.push(word),
                _ => bail!("no such target: {word}; there are {}", TARGETS.join(", ")),
            }
        }
        if options.targets.is_empty() {
            options.targets = TARGETS.to_vec();
        }
        Ok(options)
    }
}

fn minutes(word: Option<&str>) -> Result<u64> {
    let word = word.context("--minutes needs a number")?;
    let minutes = word.parse().with_context(|| format!("{word} is no number of minutes"))?;
    ensure!(minutes > 0, "fuzzing takes a minute at least");
    Ok(minutes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_or_refused() {
        let read = |line: &'static str| Options::read(&line.split_whitespace().collect::<Vec<_>>());
        let all = Options { targets: TARGETS.to_vec(), minutes: 1, keeps: false };
        assert_eq!(read("").expect("options"), all);
        let two = Options { targets: vec!["forms", "boards"], minutes: 30, keeps: true };
        assert_eq!(read("--minutes 30 forms --keep boards").expect("options"), two);
        for wrong in ["--minutes", "--minutes 0", "--minutes long", "tables", "--seconds 3"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_target_has_a_stored_corpus() {
        let corpora = std::fs::read_dir(crate::shell::root().join("fuzz/corpus")).expect("corpora");
        let name = |folder: std::fs::DirEntry| folder.file_name().to_string_lossy().into_owned();
        let mut found: Vec<String> =
            corpora.map(|folder| name(folder.expect("a folder"))).collect();
        found.sort();
        let mut targets = TARGETS;
        targets.sort_unstable();
        assert_eq!(found, targets);
    }
}
