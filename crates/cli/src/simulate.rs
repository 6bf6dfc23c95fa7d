//! `hamburgum simulate`: random games.

mod play;
mod tally;

use crate::names::{counted, english_map_note};
use crate::output::Report;
use crate::paint::Paint;
use crate::perft::per_second;
use crate::records::Records;
use crate::start::StartOptions;
use crate::table::{Align, TextTable, cell};
use crate::view::{NameView, Word};
use clap::Args;
use clap::builder::RangedU64ValueParser;
use hamburgum_engine::{Board, Variant};
use play::Contest;
use serde::Serialize;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tally::Tally;

/// Play random games and print statistics
///
/// Each action is a random legal one, with equal probabilities. The result depends on the options
/// and the seed, and not on the number of threads.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    /// Number of games: 1 to 1000000000, with --records to 1000000
    #[arg(long, value_name = "G", value_parser = RangedU64ValueParser::<u64>::new().range(1..=1_000_000_000))]
    games: u64,

    #[command(flatten)]
    start: StartOptions,

    /// Seed of the random numbers
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Number of threads: 1 to 256 [default: one for each core]
    #[arg(long, value_name = "T", value_parser = RangedU64ValueParser::<usize>::new().range(1..=256))]
    threads: Option<usize>,

    /// Stop a game after this many turns: 1 to 20000
    #[arg(long, value_name = "M", default_value_t = 2000,
          value_parser = clap::value_parser!(u32).range(1..=20_000))]
    max_turns: u32,

    /// Save each game as a record in this folder; never overwrites one
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
}

impl Options {
    fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let wanted = self.threads.unwrap_or_else(cores);
        usize::try_from(self.games).map_or(wanted, |games| wanted.min(games))
    }
}

/// The result of the command.
#[derive(Serialize)]
pub(crate) struct Simulation {
    board: NameView,
    variant: Word<Variant>,
    players: usize,
    seed: u64,
    max_turns: u32,
    threads: usize,
    games: u64,
    finished: u64,
    cut: u64,
    turns: u64,
    actions: u64,
    /// The mean number of turns of a finished game.
    mean_turns: Option<f64>,
    seconds: f64,
    actions_per_second: u64,
}

/// Plays the games.
pub(crate) fn run(options: &Options) -> anyhow::Result<Simulation> {
    let board = options.start.board()?;
    let records = options.records.as_deref().map(|dir| Records::prepare(dir, options.games));
    let contest = Contest::new(options, &board, records.transpose()?)?;
    let clock = Instant::now();
    let tally = contest.play(options.threads())?;
    Ok(Simulation::of(options, &board, tally, clock.elapsed()))
}

impl Simulation {
    fn of(options: &Options, board: &Board, tally: Tally, time: Duration) -> Self {
        Self {
            board: NameView::of(board),
            variant: Word(options.start.variant()),
            players: options.start.players(),
            seed: options.seed,
            max_turns: options.max_turns,
            threads: options.threads(),
            games: tally.games,
            finished: tally.finished,
            cut: tally.games - tally.finished,
            turns: tally.turns,
            actions: tally.actions,
            mean_turns: tally.mean_turns(),
            seconds: time.as_secs_f64(),
            actions_per_second: per_second(tally.actions, time),
        }
    }
}

impl Report for Simulation {
    fn text(&self, paint: Paint) -> String {
        let title = format!(
            "{}, variant {}, {} players, seed {}",
            self.board.id, self.variant.0, self.players, self.seed
        );
        let mut table = TextTable::new(&[Align::Left, Align::Right, Align::Left]);
        let mut row = |name: &str, number: String, remark: &str| {
            table.row([cell(name), cell(number), cell(remark)]);
        };
        row("games", self.games.to_string(), "");
        row("finished", self.finished.to_string(), "");
        row("cut", self.cut.to_string(), &format!("after {} turns (--max-turns)", self.max_turns));
        row("turns", self.turns.to_string(), "");
        row("small actions", self.actions.to_string(), "");
        row(
            "seconds",
            format!("{:.3}", self.seconds),
            &format!("with {}", counted(self.threads as u64, "thread")),
        );
        row("actions a second", self.actions_per_second.to_string(), "");
        let mean = self.mean_turns.map_or("-".to_owned(), |mean| format!("{mean:.1}"));
        row("mean length", mean, "turns of a finished game");
        let note = english_map_note(&self.board, paint);
        format!("{}\n{note}{}", paint.heading(&title), table.text(2, paint))
    }
}
