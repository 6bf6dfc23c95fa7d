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

/// Play games to learn from, and write them as shards
///
/// Games of all kinds are drawn by lot: 2 to 5 players, the base game and both variants, both
/// built-in cities, new cities and the boards of --boards. A shard holds some games; each follows
/// from the seed and its number alone, so the number of threads changes nothing but the time. Whole
/// shards that are there already are kept, so the same command goes on where it was interrupted.
/// docs/training.md tells the format.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    /// The folder for the shards
    #[arg(long, value_name = "DIR")]
    output: PathBuf,

    /// How many games, rounded up to whole shards
    #[arg(long, value_name = "G", value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    games: u32,

    /// Where chance begins
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// How many games are played at a time: 1 to 256 [default: one for each processor core]
    #[arg(long, value_name = "T", value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=256))]
    threads: Option<usize>,

    /// Who judges: hand, or net:FILE with learned weights
    #[arg(long, value_name = "JUDGE", default_value = "hand")]
    judge: JudgeChoice,

    /// The share of games in which the hand-made judge has some of the seats: 0 to 1
    #[arg(long, value_name = "H", default_value_t = 0.0)]
    mixed: f32,

    /// Nodes of a deep search for the choice of a field; half of them for any other choice
    #[arg(long, value_name = "N", default_value_t = 128)]
    nodes: u32,

    /// The same for the shallow searches between them
    #[arg(long, value_name = "N", default_value_t = 24)]
    fast: u32,

    /// The share of decisions that are searched deeply: 0 to 1
    #[arg(long, value_name = "D", default_value_t = 0.25)]
    deep: f32,

    /// So many new cities beside the built-in ones: city1-1001 and those after it
    ///
    /// Those before it are left for measuring in cities that nobody has learnt from.
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    cities: u32,

    /// Further boards: all *.toml files of this folder
    #[arg(long, value_name = "DIR")]
    boards: Option<PathBuf>,

    /// Games for each shard
    #[arg(long, value_name = "G", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    shard: u32,

    /// Begin no further game after so many seconds; shards that are not whole are dropped
    #[arg(long, value_name = "S")]
    seconds: Option<u64>,
}

impl Options {
    fn plan(&self) -> Plan {
        Plan {
            deep: self.nodes.max(2),
            fast: self.fast.max(2),
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
