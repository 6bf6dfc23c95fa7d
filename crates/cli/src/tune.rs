//! `hamburgum tune`: tunes the weights of the evaluation by self-play.

mod selfplay;

use crate::input::read_weights;
use crate::output::{Report, would_overwrite, write_new};
use crate::paint::Paint;
use crate::progress;
use clap::Args;
use clap::builder::RangedU64ValueParser;
use hamburgum_ai::{Climb, Pace, Skill, Weights};
use selfplay::SelfPlay;
use serde::Serialize;
use std::path::PathBuf;

/// Find better weights for the evaluation by self-play
///
/// Each step perturbs all weights at random and plays the result against the opposite perturbation;
/// the weights then move towards the winner (SPSA). Games have two to five players, on both boards
/// and in all variants. At the end further games measure the mean final prestige and the confidence
/// of the evaluation, and the new weights play against the initial ones.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    /// Number of steps: 1 to 100000
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    steps: u32,

    /// Games in each step, each played with both line-ups: 2 to 10000
    #[arg(long, value_name = "G", default_value_t = 64,
          value_parser = clap::value_parser!(u32).range(2..=10_000))]
    games: u32,

    /// Nodes of each search: 1 to 10000; the result of small searches holds for larger ones too
    #[arg(long, value_name = "K", default_value_t = 4,
          value_parser = clap::value_parser!(u32).range(1..=10_000))]
    nodes: u32,

    /// Size of the perturbation, as a share of each weight
    #[arg(long, value_name = "SHARE", default_value_t = 0.12, value_parser = share)]
    look: f32,

    /// Step size when one side wins all games, as a share of each weight
    #[arg(long, value_name = "SHARE", default_value_t = 0.05, value_parser = share)]
    go: f32,

    /// Games to measure the confidence at the end, and to compare the weights: 2 to 100000
    #[arg(long, value_name = "G", default_value_t = 800,
          value_parser = clap::value_parser!(u32).range(2..=100_000))]
    check: u32,

    /// Seed of the random numbers
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Number of threads: 1 to 256 [default: one for each core]
    #[arg(long, value_name = "T", value_parser = RangedU64ValueParser::<usize>::new().range(1..=256))]
    threads: Option<usize>,

    /// Initial weights [default: the built-in ones]
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,

    /// Write the new weights to this file; never overwrites one
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Parses a share above 0 and up to 2.
fn share(text: &str) -> Result<f32, String> {
    match text.parse::<f32>() {
        Ok(share) if share > 0.0 && share <= 2.0 => Ok(share),
        _ => Err("use a number above 0 and up to 2".to_owned()),
    }
}

/// The result of the command.
#[derive(Serialize)]
pub(crate) struct Tuning {
    steps: u32,
    games_a_step: u32,
    nodes: u32,
    seed: u64,
    /// The new weights compared with the initial ones.
    check: Check,
    weights: String,
}

/// A comparison of two tables.
#[derive(Serialize)]
struct Check {
    games: u32,
    /// The share of games that the new weights won; equal ones would win half.
    won: f64,
    finished: u32,
    mean_rounds: f64,
}

/// Tunes the weights by stochastic hill climbing.
pub(crate) fn run(options: &Options) -> anyhow::Result<Tuning> {
    // Fail now rather than after hours of play.
    if let Some(path) = options.output.as_deref().filter(|path| path.exists()) {
        return Err(would_overwrite(path).into());
    }
    let start = match &options.weights {
        Some(path) => read_weights(path)?,
        None => Weights::shipped(),
    };
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    // Laxity would only add noise, and more of it for weights with lower confidence.
    let skill = Skill { nodes: options.nodes, laxity: 0.0 };
    let selfplay = SelfPlay { skill, threads: options.threads.unwrap_or_else(cores) };
    let pace = Pace { steps: options.steps, look: options.look, go: options.go };
    let mut climb = Climb::new(&start, pace, options.seed);
    let bar = progress::of_games(u64::from(options.steps) * u64::from(options.games));
    for step in 0..options.steps {
        let sides = climb.propose();
        let first_game = options.seed ^ (u64::from(step) << 32);
        climb.learn(selfplay.compare(&sides, first_game, options.games).lead as f32);
        bar.inc(u64::from(options.games));
    }
    bar.finish_and_clear();
    let new = selfplay.calibrate(&climb.weights(), !options.seed, options.check);
    let check = selfplay.compare(&[new.clone(), start], !options.seed ^ (1 << 31), options.check);
    if let Some(path) = &options.output {
        write_new(path, &new.to_string())?;
    }
    Ok(Tuning {
        steps: options.steps,
        games_a_step: options.games,
        nodes: options.nodes,
        seed: options.seed,
        check: Check {
            games: check.games,
            won: 0.5 + check.lead / 2.0,
            finished: check.finished,
            mean_rounds: check.mean_rounds,
        },
        weights: new.to_string(),
    })
}

impl Report for Tuning {
    fn text(&self, paint: Paint) -> String {
        let title = format!("Weights after {} steps, seed {}", self.steps, self.seed);
        format!(
            "{}\n{}\nAgainst the weights from the start they won {:.1} % of {} games ({} finished, \
             {:.1} rounds on average).\n",
            paint.heading(&title),
            self.weights,
            100.0 * self.check.won,
            self.check.games,
            self.check.finished,
            self.check.mean_rounds
        )
    }
}
