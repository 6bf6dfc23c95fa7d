//! The options of the load test.

use anyhow::{Context, Result, bail, ensure};
use std::time::Duration;

pub(super) const HELP: &str = "\
cargo xtask load [OPTIONS]

Builds the program, starts it with a temporary database, and measures it. Each table has a player and a
watcher on a second page, which fetches each new state of the table.

  --tables N        how many tables are in play [200]
  --seconds N       for how long [30]
  --pause MS        the time between two moves at a table, in milliseconds [1000]
  --open N          instead: open N tables with a watcher each, and measure the memory
  --seed N          the seed of the choice of moves [1]
  --json            print the figures as JSON
";

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Options {
    pub(super) measure: Measure,
    pub(super) seed: u64,
    pub(super) as_json: bool,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) enum Measure {
    /// Moves at every table, with a pause in between.
    Play { tables: usize, time: Duration, pause: Duration },
    /// Tables at which nothing happens.
    Open { tables: usize },
}

impl Options {
    pub(super) fn read(words: &[&str]) -> Result<Self> {
        let (mut tables, mut seconds, mut pause, mut open, mut seed) = (200, 30, 1000, None, 1);
        let mut as_json = false;
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            let mut number = || number(word, words.next().copied());
            match word {
                "--tables" => tables = number()?,
                "--seconds" => seconds = number()?,
                "--pause" => pause = number()?,
                "--open" => open = Some(number()?),
                "--seed" => seed = number()?,
                "--json" => as_json = true,
                _ => bail!("no such option: {word}\n\n{HELP}"),
            }
        }
        let tables = open.unwrap_or(tables);
        ensure!(tables > 0 && pause > 0, "without tables or pauses there is nothing to measure");
        let tables = usize::try_from(tables).context("too many tables")?;
        let time = Duration::from_secs(seconds);
        let pause = Duration::from_millis(pause);
        let measure = match open {
            Some(_) => Measure::Open { tables },
            None => Measure::Play { tables, time, pause },
        };
        Ok(Self { measure, seed, as_json })
    }
}

fn number(option: &str, word: Option<&str>) -> Result<u64> {
    let word = word.with_context(|| format!("{option} wants a number"))?;
    word.parse().with_context(|| format!("{option} wants a number, and {word} is none"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_or_refused() {
        let read = |line: &str| Options::read(&line.split_whitespace().collect::<Vec<_>>());
        let play = |tables, seconds, pause| Measure::Play {
            tables,
            time: Duration::from_secs(seconds),
            pause: Duration::from_millis(pause),
        };
        let of = |line| read(line).expect("options").measure;
        assert_eq!(of(""), play(200, 30, 1000));
        assert_eq!(of("--tables 3 --seconds 5 --pause 20"), play(3, 5, 20));
        assert_eq!(of("--open 1000"), Measure::Open { tables: 1000 });
        assert!(read("--json").expect("options").as_json);
        for wrong in ["--tables", "--tables many", "--tables 0", "--pause 0", "--table 3", "7"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
