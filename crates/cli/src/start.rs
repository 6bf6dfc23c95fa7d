//! Options of the game to start.

use crate::boards;
use clap::Args;
use hamburgum_engine::{Board, Seating, SeatingError, Setup, SetupError, State, Variant};
use std::borrow::Cow;

/// What is played, by however many.
#[derive(Args)]
pub(crate) struct TableOptions {
    /// A built-in board (hamburgum or londinium), a new city (city1-7), or a board file
    #[arg(long, value_name = "BOARD", default_value = "hamburgum")]
    board: String,

    /// Which officials are used: base, one or two
    #[arg(long, default_value_t = Variant::Base)]
    variant: Variant,
}

impl TableOptions {
    /// The board.
    ///
    /// # Errors
    /// There is no such board, or its file is invalid.
    pub(crate) fn board(&self) -> anyhow::Result<Cow<'static, Board>> {
        boards::find(&self.board)
    }

    /// The name of the board on the command line.
    pub(crate) fn board_name(&self) -> &str {
        &self.board
    }

    /// The variant.
    pub(crate) fn variant(&self) -> Variant {
        self.variant
    }
}

/// The options of commands that begin a game.
#[derive(Args)]
pub(crate) struct StartOptions {
    /// Number of players: 2 to 5
    #[arg(long, value_name = "N", default_value = "2", value_parser = read_seating)]
    players: Seating,

    #[command(flatten)]
    table: TableOptions,
}

impl StartOptions {
    /// The board.
    ///
    /// # Errors
    /// There is no such board, or its file is invalid.
    pub(crate) fn board(&self) -> anyhow::Result<Cow<'static, Board>> {
        self.table.board()
    }

    /// The setup of the game as data.
    pub(crate) fn setup(&self) -> Setup {
        Setup::initial(self.variant(), self.players)
    }

    /// The first position.
    ///
    /// # Errors
    /// Never in practice: every start of a game is valid.
    pub(crate) fn state<'b>(&self, board: &'b Board) -> Result<State<'b>, SetupError> {
        State::from_setup(board, &self.setup())
    }

    /// The variant.
    pub(crate) fn variant(&self) -> Variant {
        self.table.variant()
    }

    /// The number of players.
    pub(crate) fn players(&self) -> usize {
        self.players.count()
    }
}

fn read_seating(text: &str) -> Result<Seating, String> {
    let count = text.parse().map_err(|_| "the game is for 2 to 5 players".to_owned())?;
    Seating::of_count(count).map_err(|error: SeatingError| error.to_string())
}
