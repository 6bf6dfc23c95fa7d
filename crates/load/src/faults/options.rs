//! The options of `cargo xtask faults`.

use super::script::FIXED_SEEDS;
use clap::Parser;
use std::path::PathBuf;
use std::time::Duration;

/// Plays at several servers, breaks processes, connections and the database, and checks that nothing is lost
#[derive(Debug, Parser)]
#[command(bin_name = "cargo xtask faults")]
pub(super) struct FaultOptions {
    /// The seed of all choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Several short runs with fixed seeds, as in `cargo xtask test`; then the time is that of all together
    #[arg(long, conflicts_with = "seed")]
    fixed: bool,

    /// For how long, in seconds
    #[arg(long, value_name = "S", default_value_t = 90, value_parser = clap::value_parser!(u64).range(5..))]
    seconds: u64,

    /// How many servers
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=9))]
    pub(super) servers: u32,

    /// How many workers
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(0..=9))]
    pub(super) workers: u32,

    /// How many games are in play at a time
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(super) tables: u32,

    /// The program under test [default: the one that was built beside this test]
    #[arg(long, value_name = "FILE")]
    pub(super) program: Option<PathBuf>,
}

impl FaultOptions {
    /// The seeds of the runs.
    pub(super) fn seeds(&self) -> Vec<u64> {
        if self.fixed { FIXED_SEEDS.to_vec() } else { vec![self.seed] }
    }

    /// The time of each run.
    pub(super) fn time(&self) -> Duration {
        Duration::from_secs(self.seconds) / u32::try_from(self.seeds().len()).unwrap_or(1)
    }
}
