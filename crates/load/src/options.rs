//! The options of the load test.

use clap::Parser;
use std::time::Duration;

/// Measures the server with a temporary database
///
/// Each table has a player and a watcher on a second page, which fetches each new state of the table.
#[derive(Debug, Parser)]
#[command(bin_name = "cargo xtask load")]
pub(crate) struct Options {
    /// How many tables are in play
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    tables: u32,

    /// For how long, in seconds
    #[arg(long, value_name = "N", default_value_t = 30)]
    seconds: u64,

    /// The time between two moves at a table, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pause: u64,

    /// Instead: open N tables with a watcher each, and measure the memory
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    open: Option<u32>,

    /// The seed of the choice of moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Print the figures as JSON
    #[arg(long = "json")]
    pub(crate) as_json: bool,
}

/// What is measured.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Measure {
    /// Moves at every table, with a pause in between.
    Play { tables: usize, time: Duration, pause: Duration },
    /// Tables at which nothing happens.
    Open { tables: usize },
}

impl Options {
    pub(crate) fn measure(&self) -> Measure {
        match self.open {
            Some(tables) => Measure::Open { tables: tables as usize },
            None => Measure::Play {
                tables: self.tables as usize,
                time: Duration::from_secs(self.seconds),
                pause: Duration::from_millis(self.pause),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_or_refused() {
        let read = |line: &str| Options::try_parse_from(format!("load {line}").split_whitespace());
        let play = |tables, seconds, pause| Measure::Play {
            tables,
            time: Duration::from_secs(seconds),
            pause: Duration::from_millis(pause),
        };
        let of = |line| read(line).expect("options").measure();
        assert_eq!(of(""), play(200, 30, 1000));
        assert_eq!(of("--tables 3 --seconds 5 --pause 20"), play(3, 5, 20));
        assert_eq!(of("--open 1000"), Measure::Open { tables: 1000 });
        assert!(read("--json").expect("options").as_json);
        for wrong in ["--tables", "--tables many", "--tables 0", "--pause 0", "--table 3", "7"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
