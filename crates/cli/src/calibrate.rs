//! `hamburgum calibrate`: compares forecasts of the judges with results of games.

mod text;
mod work;

use crate::input::read_net;
use crate::start::StartOptions;
use clap::Args;
use clap::builder::RangedU64ValueParser;
use hamburgum_ai::{AnyJudge, Bin, Evaluation, Forecasts, NetJudge};
use serde::Serialize;
use std::path::PathBuf;
use std::time::Instant;
use work::Work;

/// Compare forecasts of the evaluations with the results of games
///
/// Fast players with the learned evaluation play games from distinct openings. At the start of each
/// turn the learned and the hand-made evaluation forecast the result without a search; the learned
/// one also as pages show it, calibrated on other games. The output has the mean log loss of the win
/// (compared with equal chances for all), the mean error of the expected prestige, which is never
/// below the current final scoring, and the share of wins for each range of forecasts. The
/// temperature is the one with the lowest log loss: above 1 an evaluation is overconfident, below 1
/// underconfident. The gain is the share of the prestige forecast beyond the current final scoring
/// that came true. Games that reach the turn limit are left out.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    #[command(flatten)]
    start: StartOptions,

    /// Number of games: 1 to 1000000
    #[arg(long, value_name = "G", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,

    /// Seed of the random numbers
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Nodes of the players' search for a field: 1 to 100000
    #[arg(long, value_name = "K", default_value_t = 16,
          value_parser = clap::value_parser!(u32).range(1..=100_000))]
    nodes: u32,

    /// Learned weights [default: the built-in ones]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    /// Number of threads: 1 to 256 [default: one for each core]
    #[arg(long, value_name = "T", value_parser = RangedU64ValueParser::<usize>::new().range(1..=256))]
    threads: Option<usize>,
}

/// The result of the command.
#[derive(Serialize)]
pub(crate) struct Calibrated {
    players: usize,
    games: u32,
    cut: u32,
    positions: u32,
    seed: u64,
    seconds: f64,
    /// The log loss of equal chances for all players.
    guess_loss: f64,
    judges: [JudgeView; 3],
}

/// The accuracy of one judge's forecasts.
#[derive(Serialize)]
struct JudgeView {
    judge: &'static str,
    win_loss: f64,
    /// The temperature that minimises the log loss.
    temperature: f64,
    /// The log loss at that temperature.
    tempered_loss: f64,
    prestige_error: f64,
    prestige_bias: f64,
    /// The share of the forecast gains that came true.
    gain: f64,
    bins: Vec<BinView>,
}

/// Forecasts of a win in one range of probability.
#[derive(Serialize)]
struct BinView {
    count: u32,
    forecast: f64,
    wins: f64,
}

/// Plays the games and compares forecasts with results.
pub(crate) fn run(options: &Options) -> anyhow::Result<Calibrated> {
    let board = options.start.board()?;
    let (learned, shown) = match &options.net {
        Some(path) => {
            let judge = NetJudge::new(read_net(path)?);
            (judge.clone().into(), judge.corrected().into())
        }
        None => (AnyJudge::best(), AnyJudge::adviser()),
    };
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let clock = Instant::now();
    let work = Work {
        setup: options.start.setup(),
        board: &board,
        learned,
        shown,
        hand: Evaluation::default(),
        nodes: options.nodes,
        seed: options.seed,
    };
    let threads = options.threads.unwrap_or_else(cores);
    let tally = work.play(options.games, threads)?;
    Ok(Calibrated {
        players: options.start.players(),
        games: options.games,
        cut: tally.cut,
        positions: tally.learned.count(),
        seed: options.seed,
        seconds: clock.elapsed().as_secs_f64(),
        guess_loss: tally.learned.guess_loss(),
        judges: [
            JudgeView::of("learned, as it is", &tally.learned),
            JudgeView::of("learned, as shown", &tally.shown),
            JudgeView::of("hand-made", &tally.hand),
        ],
    })
}

impl JudgeView {
    fn of(judge: &'static str, forecasts: &Forecasts) -> Self {
        let (temperature, tempered_loss) = forecasts.best_temperature();
        Self {
            judge,
            win_loss: forecasts.win_loss(),
            temperature,
            tempered_loss,
            prestige_error: forecasts.prestige_error(),
            prestige_bias: forecasts.prestige_bias(),
            gain: forecasts.best_gain(),
            bins: forecasts.bins().iter().map(BinView::of).collect(),
        }
    }
}

impl BinView {
    fn of(bin: &Bin) -> Self {
        Self { count: bin.count, forecast: bin.forecast, wins: bin.wins }
    }
}
