//! `hamburgum selfplay`: plays training games and writes them as shards.

mod judges;
mod kinds;
mod work;

use crate::failure::Fault;
use crate::output::Report;
use crate::paint::Paint;
use clap::Args;
use hamburgum_ai::Plan;
use judges::JudgeChoice;
use kinds::Kinds;
use serde::Serialize;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use work::Work;

/// Play games for training, and write them as shards
///
/// The kind of each game is random: 2 to 5 players, the base game and both variants, both built-in
/// cities, generated cities and the boards of --boards. A shard has some games; each depends on the
/// seed and its number alone, and not on the number of threads. Complete shards are kept, so that
/// the same command resumes an interrupted run. docs/training.md describes the format.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    /// The folder for the shards
    #[arg(long, value_name = "DIR")]
    output: PathBuf,

    /// Number of games, rounded up to whole shards
    #[arg(long, value_name = "G", value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    games: u32,

    /// Seed of the random numbers
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Number of threads: 1 to 256 [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=256))]
    threads: Option<usize>,

    /// The evaluation: hand, or net:FILE with learned weights
    #[arg(long, value_name = "JUDGE", default_value = "hand")]
    judge: JudgeChoice,

    /// Share of games in which some seats use the hand-made evaluation: 0 to 1
    #[arg(long, value_name = "H", default_value_t = 0.0)]
    mixed: f32,

    /// Nodes of a deep search for a field; half of them for any other action
    #[arg(long, value_name = "N", default_value_t = 128)]
    nodes: u32,

    /// The same for shallow searches
    #[arg(long, value_name = "N", default_value_t = 24)]
    fast: u32,

    /// How many times the nodes of both searches with three and more players
    #[arg(long, value_name = "F", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=100))]
    crowded: u32,

    /// Share of decisions with a deep search: 0 to 1
    #[arg(long, value_name = "D", default_value_t = 0.25)]
    deep: f32,

    /// Number of generated cities besides the built-in ones, from city1-1001 on
    ///
    /// Cities with lower numbers are reserved for tests on cities without training.
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    cities: u32,

    /// Further boards: all *.toml files of this folder
    #[arg(long, value_name = "DIR")]
    boards: Option<PathBuf>,

    /// Games in each shard
    #[arg(long, value_name = "G", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    shard: u32,

    /// Start no game after this many seconds; incomplete shards are dropped
    #[arg(long, value_name = "S")]
    seconds: Option<u64>,
}

impl Options {
    /// The plan of a game with so many players.
    fn plan(&self, players: usize) -> Plan {
        let times = if players > 2 { self.crowded } else { 1 };
        Plan {
            deep: self.nodes.saturating_mul(times).max(2),
            fast: self.fast.saturating_mul(times).max(2),
            deep_share: self.deep,
            noted_share: NOTED_SHARE,
            noise: NOISE,
            open_rounds: 0,
            most_rounds: MOST_ROUNDS,
        }
    }

    fn check(&self) -> Result<(), Fault> {
        let shares = [("--mixed", self.mixed), ("--deep", self.deep)];
        match shares.iter().find(|(_, share)| !(0.0..=1.0).contains(share)) {
            Some((name, share)) => {
                Err(Fault::Option(format!("{name} {share} is no share: use 0 to 1")))
            }
            None => Ok(()),
        }
    }
}

/// The share of decisions without a deep search that are recorded, as value targets only.
const NOTED_SHARE: f32 = 0.2;
/// The weight of random noise in the priors of deep searches.
const NOISE: f32 = 0.2;
/// A longer game is cut and scored in its current position.
const MOST_ROUNDS: u32 = 110;

/// The result of the command.
#[derive(Serialize)]
pub(crate) struct Made {
    shards: u32,
    kept: u32,
    games: u32,
    cut: u32,
    rounds: f64,
    positions: u64,
    seconds: f64,
}

/// Plays the games.
pub(crate) fn run(options: &Options) -> anyhow::Result<Made> {
    options.check()?;
    let kinds = Kinds::new(options.cities, options.boards.as_deref())?;
    let clock = Instant::now();
    let until = options.seconds.map(|seconds| clock + Duration::from_secs(seconds));
    let judges = options.judge.load()?;
    let work = Work::new(options, &kinds, &judges, until)?;
    let tally = work.play()?;
    Ok(Made {
        shards: tally.shards,
        kept: tally.kept,
        games: tally.games,
        cut: tally.cut,
        rounds: f64::from(tally.rounds) / f64::from(tally.games.max(1)),
        positions: tally.positions,
        seconds: clock.elapsed().as_secs_f64(),
    })
}

impl Report for Made {
    fn text(&self, _: Paint) -> String {
        let each = |count: f64| count / self.seconds.max(0.001);
        #[allow(clippy::cast_precision_loss, reason = "a rate to read")]
        let positions = each(self.positions as f64);
        format!(
            "{} shards were there already. {} new ones with {} games and {} positions in {:.1} s: \
             {:.1} games and {:.0} positions a second; {:.1} rounds on average, {} games cut.\n",
            self.kept,
            self.shards,
            self.games,
            self.positions,
            self.seconds,
            each(f64::from(self.games)),
            positions,
            self.rounds,
            self.cut,
        )
    }
}
