//! The options of `cargo xtask soak`.

use clap::Parser;
use std::time::Duration;

/// Plays at many tables for a long time, kills the server now and then, and checks that nothing is lost
#[derive(Debug, Parser)]
#[command(bin_name = "cargo xtask soak")]
pub(super) struct SoakOptions {
    /// For how long, in minutes
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) minutes: u32,

    /// How many tables are in play at a time
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) tables: u32,

    /// The mean time between two actions at a table, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 4000, value_parser = clap::value_parser!(u64).range(1..))]
    pause: u64,

    /// The server is killed in every Nth minute; 0 for never
    #[arg(long, value_name = "N", default_value_t = 3)]
    kills: u32,

    /// The seed of all choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) seed: u64,
}

impl SoakOptions {
    pub(super) fn pause(&self) -> Duration {
        Duration::from_millis(self.pause)
    }

    /// Whether the server is killed in this minute, counted from 1.
    pub(super) fn kills_in(&self, minute: u32) -> bool {
        self.kills > 0 && minute.is_multiple_of(self.kills)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_or_refused() {
        let read =
            |line: &str| SoakOptions::try_parse_from(format!("soak {line}").split_whitespace());
        let options = read("--minutes 30 --kills 2").expect("options");
        assert_eq!((options.minutes, options.tables), (30, 200));
        assert_eq!([1, 2, 3, 4].map(|minute| options.kills_in(minute)), [false, true, false, true]);
        assert!(!read("--kills 0").expect("options").kills_in(3));
        for wrong in ["--minutes 0", "--tables 0", "--pause 0", "30"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
