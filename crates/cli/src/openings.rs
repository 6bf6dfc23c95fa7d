//! `hamburgum openings`: generates openings for matches.

use crate::failure::Fault;
use crate::output::Report;
use crate::paint::Paint;
use crate::start::StartOptions;
use crate::view::{NameView, Word};
use clap::Args;
use hamburgum_ai::{Opening, OpeningMaker};
use hamburgum_engine::{Game, Variant};
use serde::Serialize;
use std::fmt::Write;

/// Generate openings: the first rounds of games, sensible and all different
///
/// Each action is one of the better ones of a short search. No player pays prestige to move or
/// chooses a field without effect, and no two openings lead to the same position. The output is a
/// file for "hamburgum match --openings"; it is the same for the same options as long as the
/// evaluation and the search of the program do not change.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    /// Number of openings: 1 to 100000
    #[arg(long, value_name = "C", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,

    #[command(flatten)]
    start: StartOptions,

    /// Number of rounds: 1 or 2
    #[arg(long, value_name = "R", default_value_t = 2,
          value_parser = clap::value_parser!(u32).range(1..=2))]
    rounds: u32,

    /// Seed of the random numbers
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// The openings, and the options that generated them.
#[derive(Serialize)]
pub(crate) struct Made {
    board: NameView,
    variant: Word<Variant>,
    players: usize,
    rounds: u32,
    seed: u64,
    openings: Vec<String>,
}

/// Generates the openings.
pub(crate) fn run(options: &Options) -> anyhow::Result<Made> {
    let board = options.start.board()?;
    let game = Game::new(&board, options.start.setup())?;
    let made: Vec<Opening> = OpeningMaker::new(game, options.rounds, options.seed)
        .take(options.count as usize)
        .collect();
    if made.len() < options.count as usize {
        let found = made.len();
        let fault = format!("only {found} different openings were found: use --count {found}");
        return Err(Fault::Option(fault).into());
    }
    Ok(Made {
        board: NameView::of(&board),
        variant: Word(options.start.variant()),
        players: options.start.players(),
        rounds: options.rounds,
        seed: options.seed,
        openings: made.iter().map(Opening::to_string).collect(),
    })
}

impl Report for Made {
    fn text(&self, _: Paint) -> String {
        let mut text = format!(
            "# {} openings for {} players, made by: hamburgum openings --players {} --count {} \
             --board {} --variant {} --rounds {} --seed {}\n",
            self.openings.len(),
            self.players,
            self.players,
            self.openings.len(),
            self.board.id,
            self.variant.0,
            self.rounds,
            self.seed,
        );
        if let Some(note) = &self.board.note {
            let _ = writeln!(text, "# Map: {note}");
        }
        for opening in &self.openings {
            let _ = writeln!(text, "{opening}");
        }
        text
    }
}
