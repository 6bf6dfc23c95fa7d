//! The review of a game: who stood how when, what each turn was worth, and what would have been better.

#![allow(
    clippy::cast_precision_loss,
    reason = "turns and percents are far below the 16 million up to which f32 counts exactly"
)]

mod answer;
mod costly;
mod page;
mod players;
mod status;
#[cfg(test)]
mod tests;
mod turns;

pub use answer::{AnswerView, Candidate, answer};
pub use page::page;

use crate::graph::Line;
use crate::pages::Reader;
use crate::{Audience, GivenAway, Remark};
use hamburgum_engine::{Action, Player, State};

/// What the page of a review shows.
#[derive(Clone, Copy, Debug)]
pub struct ReviewView<'a> {
    /// Who reads it.
    pub reader: Reader<'a>,
    /// The id in the table's address.
    pub id: &'a str,
    /// What the table is called.
    pub name: &'a str,
    /// Who played, in the order of play.
    pub seats: &'a [Sitter<'a>],
    /// How far the review is.
    pub status: Status,
    /// What was found out so far.
    pub findings: &'a Findings,
}

/// Somebody who played.
#[derive(Clone, Copy, Debug)]
pub struct Sitter<'a> {
    /// The colour.
    pub player: Player,
    /// The name of the person or the level of the computer.
    pub name: &'a str,
    /// Whether it is the reader.
    pub is_mine: bool,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The game goes on and is not the reader's alone.
    Refused,
    /// Nobody has finished a turn yet.
    NothingPlayed,
    /// So many of all turns are reviewed, and nobody works on the rest.
    Resting {
        /// The turns that are reviewed.
        done: usize,
        /// All of them.
        all: usize,
    },
    /// Other reviews are before it.
    Waiting,
    /// It is being made.
    Running {
        /// The turns that are reviewed.
        done: usize,
        /// All of them.
        all: usize,
        /// How many seconds the rest will take, once that can be told.
        seconds: Option<u32>,
    },
    /// All turns are reviewed.
    Done,
}

/// What was found out about the turns of a game.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// How many small actions were played before the first turn, and after each.
    pub moments: Vec<usize>,
    /// The chances to win at these moments, in percent.
    pub wins: Vec<Line>,
    /// The expected final prestige at these moments.
    pub prestige: Vec<Line>,
    /// The turns.
    pub turns: Vec<JudgedTurn>,
    /// How accurately each player played, from 0 to 1, in the order of play; without a turn there is
    /// no figure.
    pub accuracies: Vec<(Player, Option<f32>)>,
    /// The costliest turns of all players, each player's costliest first.
    pub costly: Vec<CostlyTurn>,
}

/// A turn with its grade.
#[derive(Clone, Debug)]
pub struct JudgedTurn {
    /// The position before it.
    pub start: State<'static>,
    /// The turn, small action by small action.
    pub actions: Vec<Action>,
    /// What it gave away.
    pub loss: GivenAway,
    /// A word that [`crate::Texts::grade`] knows.
    pub grade: &'static str,
}

/// A turn that gave much away, with a better one.
#[derive(Clone, Debug)]
pub struct CostlyTurn {
    /// Which of the turns, counted from 0.
    pub turn: usize,
    /// The better turn.
    pub better: Vec<Action>,
    /// What speaks for the better turn, the weightiest first.
    pub gains: Vec<Remark>,
    /// What speaks against the turn that was played, the weightiest first.
    pub drawbacks: Vec<Remark>,
}

impl JudgedTurn {
    /// Whose turn it was.
    pub fn player(&self) -> Player {
        self.start.active()
    }
}

impl ReviewView<'_> {
    /// An address below the table's.
    fn address(&self, what: &str) -> String {
        self.reader.address(&format!("/table/{}/{what}", self.id))
    }

    /// The replay after so many small actions.
    fn replay(&self, at: usize) -> String {
        self.address(&format!("replay?at={at}"))
    }

    /// Whom the causes of a player's turn are told: who has one seat is "you".
    fn audience(&self, player: Player) -> Audience {
        let mut mine = self.seats.iter().filter(|seat| seat.is_mine).map(|seat| seat.player);
        let reader = mine.next().filter(|_| mine.next().is_none());
        Audience { player, reader }
    }

    fn name_of(&self, player: Player) -> &str {
        let mut seats = self.seats.iter();
        seats.find(|seat| seat.player == player).map_or("", |seat| seat.name)
    }
}
