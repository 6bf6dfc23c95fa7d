//! The options of the load test.

use clap::{Parser, ValueEnum};
use std::time::Duration;

/// Measures the server with a temporary database
///
/// Each table has a player, who makes random legal moves, and watchers on other pages, which receive
/// each new state of the table.
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

    /// How many watchers each table has
    #[arg(long, value_name = "N", default_value_t = 1)]
    watchers: u32,

    /// Whether the watchers of a table have equal views or different ones: four languages of the
    /// player's own page, then four of a stranger's
    #[arg(long, value_enum, default_value_t = Views::Equal)]
    views: Views,

    /// The share of tables, in per cent, whose watchers are strangers and see finished turns only
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=100))]
    strangers: u32,

    /// Instead: raise the rate of moves until the 99th percentile of the answers exceeds 100 ms,
    /// three times
    #[arg(long, group = "instead")]
    ceiling: bool,

    /// Instead: the time per move for growing numbers of tables and of watchers
    #[arg(long, group = "instead")]
    growth: bool,

    /// Instead: open N tables with a watcher each, and measure the memory
    #[arg(long, group = "instead", value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    open: Option<u32>,

    /// Instead: open N event streams at 100 tables, and measure the memory
    #[arg(long, group = "instead", value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    streams: Option<u32>,

    /// Instead: load the page of a table N times, and measure the time of the server
    #[arg(long, group = "instead", value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pages: Option<u32>,

    /// Instead: write N finished games, and compare lists, loads, appends and claims before and after
    #[arg(long, groups = ["instead", "on_database"], value_name = "N", value_parser = clap::value_parser!(u32).range(100..))]
    stored: Option<u32>,

    /// How long the log of each of these games is
    #[arg(long, value_name = "N", default_value_t = 120, requires = "stored", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    entries: u32,

    /// Instead: start a server on N slow games of people at a distance, and compare memory and deadlines
    /// with 100 of them
    #[arg(long, group = "instead", value_name = "N", value_parser = clap::value_parser!(u32).range(1000..))]
    asleep: Option<u32>,

    /// Instead: N servers on one PostgreSQL database, next to one server there and to one with a file
    #[arg(long, groups = ["instead", "on_database"], value_name = "N", value_parser = clap::value_parser!(u32).range(1..=9))]
    servers: Option<u32>,

    /// How many workers run beside the servers
    #[arg(long, value_name = "N", default_value_t = 0, requires = "servers", value_parser = clap::value_parser!(u32).range(..=9))]
    workers: u32,

    /// An empty PostgreSQL database [default: a private one for servers, a file for stored games]
    #[arg(long, value_name = "URL", requires = "on_database")]
    pub(crate) database: Option<String>,

    /// The seed of the choice of moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Print the figures as JSON
    #[arg(long = "json")]
    pub(crate) as_json: bool,
}

/// Whether the watchers of a table see the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Views {
    Equal,
    Different,
}

/// Tables in play and who watches them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mix {
    pub(crate) tables: usize,
    /// The time between two moves at a table.
    pub(crate) pause: Duration,
    /// How many watchers each table has.
    pub(crate) watchers: usize,
    pub(crate) views: Views,
    /// The share of tables watched by strangers, in per cent.
    pub(crate) strangers: usize,
    pub(crate) seed: u64,
}

/// What is measured.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Measure {
    /// Moves at every table, with a pause in between.
    Play { time: Duration },
    /// The highest rate of moves.
    Ceiling,
    /// The time per move for growing numbers.
    Growth,
    /// Tables at which nothing happens.
    Open { tables: usize },
    /// Streams at which nothing happens.
    Streams { streams: usize },
    /// Loads of a page.
    Pages { loads: usize },
    /// A database with many finished games.
    Stored(StoredGames),
    /// Games at which people have days to move.
    Asleep { tables: usize },
    /// Moves at every table, at several servers.
    Fleet { time: Duration, size: FleetSize },
}

/// Finished games in a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StoredGames {
    pub(crate) games: usize,
    /// The length of the log of each game.
    pub(crate) entries: usize,
}

/// How many processes share a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FleetSize {
    pub(crate) servers: u32,
    pub(crate) workers: u32,
}

impl Options {
    pub(crate) fn measure(&self) -> Measure {
        match self {
            Self { ceiling: true, .. } => Measure::Ceiling,
            Self { growth: true, .. } => Measure::Growth,
            Self { open: Some(tables), .. } => Measure::Open { tables: *tables as usize },
            Self { streams: Some(streams), .. } => Measure::Streams { streams: *streams as usize },
            Self { pages: Some(loads), .. } => Measure::Pages { loads: *loads as usize },
            Self { asleep: Some(tables), .. } => Measure::Asleep { tables: *tables as usize },
            Self { stored: Some(games), entries, .. } => {
                Measure::Stored(StoredGames { games: *games as usize, entries: *entries as usize })
            }
            Self { servers: Some(servers), workers, seconds, .. } => Measure::Fleet {
                time: Duration::from_secs(*seconds),
                size: FleetSize { servers: *servers, workers: *workers },
            },
            Self { seconds, .. } => Measure::Play { time: Duration::from_secs(*seconds) },
        }
    }

    pub(crate) fn mix(&self) -> Mix {
        Mix {
            tables: self.tables as usize,
            pause: Duration::from_millis(self.pause),
            watchers: self.watchers as usize,
            views: self.views,
            strangers: self.strangers as usize,
            seed: self.seed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Options, clap::Error> {
        Options::try_parse_from(format!("load {line}").split_whitespace())
    }

    #[test]
    fn options_say_what_is_measured() {
        let time = Duration::from_secs;
        for (line, expected) in [
            ("", Measure::Play { time: time(30) }),
            ("--seconds 5", Measure::Play { time: time(5) }),
            ("--ceiling", Measure::Ceiling),
            ("--growth", Measure::Growth),
            ("--open 1000", Measure::Open { tables: 1000 }),
            ("--streams 10000", Measure::Streams { streams: 10_000 }),
            ("--pages 50", Measure::Pages { loads: 50 }),
            ("--asleep 1000", Measure::Asleep { tables: 1000 }),
            (
                "--stored 1000 --database postgres://h/d",
                Measure::Stored(StoredGames { games: 1000, entries: 120 }),
            ),
            (
                "--stored 1000 --entries 12",
                Measure::Stored(StoredGames { games: 1000, entries: 12 }),
            ),
            (
                "--servers 3 --workers 2 --seconds 5",
                Measure::Fleet { time: time(5), size: FleetSize { servers: 3, workers: 2 } },
            ),
        ] {
            assert_eq!(read(line).expect("options").measure(), expected, "{line}");
        }
        assert!(read("--json").expect("options").as_json);
    }

    #[test]
    fn options_say_who_plays_and_watches() {
        let mix = |line| read(line).expect("options").mix();
        let usual = Mix {
            tables: 200,
            pause: Duration::from_secs(1),
            watchers: 1,
            views: Views::Equal,
            strangers: 0,
            seed: 1,
        };
        assert_eq!(mix(""), usual);
        let fast = Mix { tables: 3, pause: Duration::from_millis(20), seed: 7, ..usual };
        assert_eq!(mix("--tables 3 --pause 20 --seed 7"), fast);
        let crowd = Mix { watchers: 8, views: Views::Different, strangers: 50, ..usual };
        assert_eq!(mix("--watchers 8 --views different --strangers 50"), crowd);
    }

    #[test]
    fn wrong_options_are_refused() {
        let lines = "--tables|--tables many|--tables 0|--pause 0|--table 3|7|--strangers 101|\
            --views some|--ceiling --growth|--open 5 --streams 5|--workers 2|--database postgres://h/d|--servers 0";
        for wrong in lines.split('|') {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
