//! The head of a table: everything that is fixed before the first log entry.

use super::start::{Origin, Start};
use super::word;
use crate::{ClockRules, Lesson, PersonId, Who};
use hamburgum_cities::{OwnBoard, keep_own};
use hamburgum_engine::{Board, Game, Official, Player, RulesVersion, Seating, Setup, Variant};
use serde::{Deserialize, Serialize};

/// The immutable part of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The name of the table.
    pub name: String,
    /// The id of a built-in board, a generated city or an own board.
    pub board: String,
    /// The file of an own board, so that the game never depends on anything stored elsewhere. A game
    /// that started elsewhere has it in its record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub city: Option<String>,
    /// The variant of the rules.
    #[serde(with = "word")]
    pub variant: Variant,
    /// The players in the order of play.
    #[serde(with = "word::list")]
    pub players: Vec<Player>,
    /// The order in which chance reveals the officials of variant II; empty otherwise (VAR-3).
    #[serde(with = "word::list", default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<Official>,
    /// The rules version that the game was started with.
    pub rules: u32,
    /// The seed of the computers' random choices.
    pub seed: u64,
    /// The secret that invitation keys are derived from, set when the table is stored. Older tables
    /// lack it, and their keys are derived from the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The person who set the table up. Older tables do not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PersonId>,
    /// The lesson that is played here.
    #[serde(with = "word::optional", default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Lesson>,
    /// The game that this one continues; a game without one starts at the initial position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
    /// The clock of the players. Older tables and copies of games have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockRules>,
}

/// The reason why a table cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeadError {
    /// There is no built-in, generated or own board with this id, or too many boards are in use.
    UnknownBoard(String),
    /// The game was started with a rules version that this program does not know.
    OtherRules(u32),
    /// The players, the variant or the draws are invalid.
    NoGame(String),
}

impl std::fmt::Display for HeadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::UnknownBoard(id) => write!(f, "there is no board {id:?}"),
            Self::OtherRules(version) => write!(
                f,
                "the game was begun under version {version} of the rules, and this program knows \
                 version {}",
                RulesVersion::known_numbers()
            ),
            Self::NoGame(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for HeadError {}

impl Head {
    /// A new game under the newest rules. Variant II also needs its draws, and an own board must be
    /// in use already.
    pub fn new(
        name: String,
        board: String,
        variant: Variant,
        players: Vec<Player>,
        seed: u64,
    ) -> Self {
        let own = hamburgum_cities::in_use(&board).filter(|board| board.is_own());
        Self {
            name,
            city: own.map(Board::to_text),
            board,
            variant,
            players,
            draws: Vec::new(),
            rules: RulesVersion::NEWEST.number(),
            seed,
            secret: None,
            by: None,
            lesson: None,
            start: None,
            clock: None,
        }
    }

    /// A table that continues a game, with this order of officials still to be revealed (VAR-3).
    pub fn going_on(
        name: String,
        game: &Game<'_>,
        draws: Vec<Official>,
        seed: u64,
        from: Origin,
    ) -> Self {
        let state = game.state();
        Self {
            name,
            board: game.board().id().to_owned(),
            city: None,
            variant: state.variant(),
            players: state.players().to_vec(),
            draws,
            rules: game.rules().number(),
            seed,
            secret: None,
            by: None,
            start: Some(Start {
                record: game.clone().without_undrawn().to_text(),
                from,
                is_puzzle: false,
            }),
            lesson: None,
            clock: None,
        }
    }

    /// The same table with this clock.
    #[must_use]
    pub fn with_clock(self, clock: Option<ClockRules>) -> Self {
        Self { clock, ..self }
    }

    /// The same table, set up by this person.
    #[must_use]
    pub fn set_up_by(self, who: &Who) -> Self {
        Self { by: Some(who.id), ..self }
    }

    /// The same table, whose first turn is a puzzle.
    #[must_use]
    pub fn as_puzzle(mut self) -> Self {
        self.start.iter_mut().for_each(|start| start.is_puzzle = true);
        self
    }

    /// Whether the game started elsewhere: it does not count in statistics.
    pub fn is_copy(&self) -> bool {
        self.start.is_some()
    }

    /// Whether the table only shows a record, and nobody plays there.
    pub fn is_opened_record(&self) -> bool {
        self.start.as_ref().is_some_and(|start| matches!(start.from, Origin::Record { .. }))
    }

    /// The initial position, or the position that the game continues from.
    ///
    /// # Errors
    /// The head is invalid.
    pub fn begin(&self) -> Result<Game<'static>, HeadError> {
        let rules = RulesVersion::known(self.rules).ok_or(HeadError::OtherRules(self.rules))?;
        let mut game = match &self.start {
            Some(start) => start.game().map_err(no_game)?,
            None => self.first_position()?.under(rules),
        };
        game.hand_in_draws(&self.draws).map_err(no_game)?;
        Ok(game)
    }

    fn first_position(&self) -> Result<Game<'static>, HeadError> {
        let board = hamburgum_cities::named(&self.board).or_else(|| self.own_board());
        let board = board.ok_or_else(|| HeadError::UnknownBoard(self.board.clone()))?;
        let seating = Seating::new(&self.players).map_err(no_game)?;
        Game::new(board, Setup::initial(self.variant, seating)).map_err(no_game)
    }

    /// The board in the head, if it has the id that the head names.
    fn own_board(&self) -> Option<&'static Board> {
        let own = OwnBoard::read(self.city.as_ref()?).ok()?;
        if own.word().as_str() == self.board { keep_own(own) } else { None }
    }
}

fn no_game(error: impl std::fmt::Display) -> HeadError {
    HeadError::NoGame(error.to_string())
}
