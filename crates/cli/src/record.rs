//! Options that select a record and a position.

mod refusal;

pub(crate) use refusal::Refusal;

use crate::failure::Fault;
use crate::names::counted;
use crate::{boards, input};
use anyhow::Context;
use clap::Args;
use hamburgum_engine::{Action, Board, Game, State};
use std::path::PathBuf;

/// The options of commands that read a record.
#[derive(Args)]
pub(crate) struct FileOptions {
    /// The record; "-" reads it from the standard input
    file: PathBuf,

    /// Add a board that the record may name; can be given several times
    ///
    /// It takes precedence over a built-in board with the same id.
    #[arg(long, value_name = "FILE")]
    board: Vec<PathBuf>,
}

/// The options of commands that look at a position of a record.
#[derive(Args)]
pub(crate) struct RecordOptions {
    /// Show the position after this many turns of the record [default: all]
    ///
    /// What was played of a turn that the record leaves open is shown only without this.
    #[arg(long, value_name = "N")]
    turn: Option<u32>,

    #[command(flatten)]
    file: FileOptions,
}

/// A position of a record.
pub(crate) struct Moment<'b> {
    pub(crate) state: State<'b>,
    /// The actions of an unfinished turn, or of the turn that ended the game.
    pub(crate) draft: Vec<Action>,
    /// The number of turns up to the position.
    pub(crate) turn: u32,
    /// The number of turns of the whole record.
    pub(crate) record_turns: u32,
}

impl FileOptions {
    /// Reads the given boards.
    ///
    /// # Errors
    /// One of them is invalid.
    pub(crate) fn boards(&self) -> anyhow::Result<Vec<Board>> {
        boards::read_all(&self.board)
    }

    /// Reads the record.
    ///
    /// # Errors
    /// The record is invalid.
    pub(crate) fn game<'b>(&self, named: &'b [Board]) -> anyhow::Result<Game<'b>> {
        let text = input::read(&self.file, "a record", Game::MAX_BYTES)?;
        let known: Vec<&'b Board> =
            named.iter().chain(hamburgum_cities::for_record(&text)).collect();
        Game::parse(&text, &known)
            .map_err(|error| Refusal::of(error, &text, &known))
            .with_context(|| self.file.display().to_string())
    }

    /// The position of the record after this many turns.
    ///
    /// # Errors
    /// The record has fewer turns.
    pub(crate) fn after_turns<'b>(&self, game: &Game<'b>, turn: u32) -> Result<State<'b>, Fault> {
        game.after_turns(turn).ok_or_else(|| {
            let (file, turns) = (self.file.display(), game.turns_played());
            let has = counted(turns, "turn");
            Fault::Option(format!("{file}: the record has {has}: use --turn 0 to {turns}"))
        })
    }
}

impl RecordOptions {
    /// Reads the given boards.
    ///
    /// # Errors
    /// One of them is invalid.
    pub(crate) fn boards(&self) -> anyhow::Result<Vec<Board>> {
        self.file.boards()
    }

    /// Reads the record and replays it up to the position.
    ///
    /// # Errors
    /// The record is invalid or has fewer turns.
    pub(crate) fn moment<'b>(&self, named: &'b [Board]) -> anyhow::Result<Moment<'b>> {
        let game = self.file.game(named)?;
        let record_turns = game.turns_played();
        let state = match self.turn {
            Some(turn) => self.file.after_turns(&game, turn)?,
            None => *game.state(),
        };
        // At the end of the record the unfinished turn is included, even if the position was
        // selected by number.
        let draft = if state == *game.state() { game.draft().to_vec() } else { Vec::new() };
        Ok(Moment { state, draft, turn: self.turn.unwrap_or(record_turns), record_turns })
    }
}
