//! The openings of a match.

use super::Options;
use super::line_up::LineUp;
use crate::failure::Fault;
use crate::input;
use crate::record::Refusal;
use anyhow::Context;
use hamburgum_ai::{Opening, OpeningMaker};
use hamburgum_engine::{Board, Game, RecordError, Setup, Variant};
use std::collections::HashSet;
use std::path::Path;

/// The size limit of a file of openings, in bytes.
const MAX_BYTES: usize = 64 * 1024 * 1024;

/// A list of legal openings.
pub(crate) struct Openings(Vec<Opening>);

impl Openings {
    /// Reads the openings from the given file, else takes those that come with the program, else
    /// generates some for the board.
    ///
    /// # Errors
    /// A line of the file is invalid, or there are no openings.
    pub(super) fn find(options: &Options, board: &Board) -> anyhow::Result<Self> {
        let start = Start { board, variant: options.table.variant(), line_up: &options.players };
        match &options.openings {
            Some(path) => Self::read(path, &start).with_context(|| path.display().to_string()),
            None => Self::shipped(&start, options.table.board_name()),
        }
    }

    fn read(path: &Path, start: &Start<'_>) -> anyhow::Result<Self> {
        let text = input::read(path, "a file of openings", MAX_BYTES)?;
        let mut known = HashSet::new();
        let mut openings = Vec::new();
        for (line, opening) in Opening::parse_all(&text) {
            start.try_out(&opening, line)?;
            if known.insert(opening.clone()) {
                openings.push(opening);
            }
        }
        if openings.is_empty() {
            let fault = "holds no opening: make some with hamburgum openings";
            return Err(Fault::File(fault.to_owned()).into());
        }
        Ok(Self(openings))
    }

    fn shipped(start: &Start<'_>, name: &str) -> anyhow::Result<Self> {
        let players = start.line_up.count();
        let mut openings = Opening::shipped(start.board, players);
        if openings.is_empty() {
            openings = start.make()?;
        }
        let all_legal = openings.iter().all(|opening| start.try_out(opening, 1).is_ok());
        if openings.is_empty() || !all_legal {
            return Err(Fault::Option(format!(
                "no openings come with the board {name}: make some with hamburgum openings --board \
                 {name} --players {players} --count 500, and name their file with --openings"
            ))
            .into());
        }
        Ok(Self(openings))
    }

    /// The number of openings.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The opening of this number.
    pub(super) fn get(&self, number: u32) -> &Opening {
        &self.0[number as usize]
    }

    /// All openings as text.
    pub(super) fn text(&self) -> String {
        self.0.iter().map(Opening::to_string).collect::<Vec<_>>().join("\n")
    }
}

/// The game in which the openings must be legal.
struct Start<'a> {
    board: &'a Board,
    variant: Variant,
    line_up: &'a LineUp,
}

/// The number of openings that are generated for a board without any.
const MADE: usize = 100;

impl Start<'_> {
    /// Generates openings deterministically, as "hamburgum openings" does with its defaults.
    fn make(&self) -> anyhow::Result<Vec<Opening>> {
        let setup = Setup::initial(Variant::Base, self.line_up.seating());
        let game = Game::new(self.board, setup)?;
        Ok(OpeningMaker::new(game, 2, 1).take(MADE).collect())
    }

    /// Checks that the opening on this line is legal.
    fn try_out(&self, opening: &Opening, line: usize) -> anyhow::Result<()> {
        let setup = Setup::initial(self.variant, self.line_up.seating());
        let mut game = Game::new(self.board, setup)?;
        if self.variant == Variant::Two {
            // The top official is random, so no opening may depend on a certain one.
            let _ = game.hand_in_draws(&self.variant.officials());
        }
        let refused = |error| Refusal::on(RecordError { line, ..error }, Some(self.board));
        opening.apply(&mut game).map_err(refused)?;
        if game.draft().is_empty() && !game.state().is_over() {
            return Ok(());
        }
        let fault =
            format!("line {line}: an opening ends between two turns: end it with a whole one");
        Err(Fault::File(fault).into())
    }
}
