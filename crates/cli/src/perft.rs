//! `hamburgum perft`: counts the paths through the first actions of a game.

use crate::names::english_map_note;
use crate::output::Report;
use crate::paint::Paint;
use crate::start::StartOptions;
use crate::table::{Align, TextTable, cell};
use crate::view::{NameView, Word};
use clap::Args;
use hamburgum_engine::{State, Variant};
use serde::Serialize;
use std::time::{Duration, Instant};

/// Count the paths of small actions from the start of a game
///
/// Random events count as actions. The counts change only with the rules or the board.
#[derive(Args)]
pub(crate) struct Options {
    /// Count paths of up to this many actions: 1 to 18
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..=18))]
    depth: u32,

    #[command(flatten)]
    start: StartOptions,
}

/// The counts of all depths.
#[derive(Serialize)]
pub(crate) struct Perft {
    board: NameView,
    variant: Word<Variant>,
    players: usize,
    depths: Vec<Count>,
}

/// The count of one depth.
#[derive(Serialize)]
struct Count {
    depth: u32,
    paths: u64,
    seconds: f64,
    paths_per_second: u64,
}

/// Counts the paths.
pub(crate) fn run(options: &Options) -> anyhow::Result<Perft> {
    let board = options.start.board()?;
    let state = options.start.state(&board)?;
    Ok(Perft {
        board: NameView::of(&board),
        variant: Word(options.start.variant()),
        players: options.start.players(),
        depths: (1..=options.depth).map(|depth| Count::of(&state, depth)).collect(),
    })
}

impl Count {
    fn of(state: &State<'_>, depth: u32) -> Self {
        let clock = Instant::now();
        let paths = count(state, depth);
        let time = clock.elapsed();
        Self {
            depth,
            paths,
            seconds: time.as_secs_f64(),
            paths_per_second: per_second(paths, time),
        }
    }
}

/// Counts the paths of exactly this many actions. The last action need not be played to be counted.
fn count(state: &State<'_>, depth: u32) -> u64 {
    let actions = state.legal_actions();
    if depth <= 1 {
        return actions.len() as u64;
    }
    let paths_after = |&action: &_| {
        let mut next = *state;
        next.play_unchecked(action);
        count(&next, depth - 1)
    };
    actions.iter().map(paths_after).sum()
}

/// A rate per second.
pub(crate) fn per_second(times: u64, time: Duration) -> u64 {
    let rate = u128::from(times) * 1_000_000_000 / time.as_nanos().max(1);
    u64::try_from(rate).unwrap_or(u64::MAX)
}

impl Report for Perft {
    fn text(&self, paint: Paint) -> String {
        let mut table = TextTable::new(&[Align::Right]);
        table.row(["depth", "paths", "seconds", "paths a second"].map(cell));
        for count in &self.depths {
            let seconds = format!("{:.3}", count.seconds);
            table.row([
                cell(count.depth),
                cell(count.paths),
                cell(seconds),
                cell(count.paths_per_second),
            ]);
        }
        let title =
            format!("{}, variant {}, {} players", self.board.id, self.variant.0, self.players);
        let note = english_map_note(&self.board, paint);
        format!("{}\n{note}{}", paint.heading(&title), table.text(2, paint))
    }
}
