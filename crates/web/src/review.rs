//! The review of a game: winning chances over time, the grade of each turn, and better turns.

#![allow(
    clippy::cast_precision_loss,
    reason = "turns and percentages are far below 16 million, the limit of exact integers in f32"
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

use crate::graph::GraphLine;
use crate::pages::Reader;
use crate::{Audience, GivenAway, Remark};
use hamburgum_engine::{Action, Player, State};

/// The view model of a review page.
#[derive(Clone, Copy, Debug)]
pub struct ReviewView<'a> {
    /// The reader of the page.
    pub reader: Reader<'a>,
    /// The id in the table's address.
    pub id: &'a str,
    /// The name of the table.
    pub name: &'a str,
    /// The players, in the order of play.
    pub seats: &'a [SitterView<'a>],
    /// The progress of the review.
    pub status: Status,
    /// The results so far.
    pub findings: &'a Findings,
}

/// A player.
#[derive(Clone, Copy, Debug)]
pub struct SitterView<'a> {
    /// The colour.
    pub player: Player,
    /// The name of the person or the level of the computer.
    pub name: &'a str,
    /// Whether it is the reader.
    pub is_mine: bool,
}

/// The progress of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Not available: the game is still running and other people play.
    Refused,
    /// No turn is finished yet.
    NothingPlayed,
    /// Some turns are reviewed, and the rest is not being worked on.
    Resting {
        /// The number of reviewed turns.
        done: usize,
        /// The number of all turns.
        all: usize,
    },
    /// In the queue behind other reviews.
    Waiting,
    /// In progress.
    Running {
        /// The number of reviewed turns.
        done: usize,
        /// The number of all turns.
        all: usize,
        /// The estimated remaining seconds, once known.
        seconds: Option<u32>,
    },
    /// All turns are reviewed.
    Done,
}

/// The results of a review.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// The number of small actions before the first turn and after each turn.
    pub moments: Vec<usize>,
    /// The winning chances at these moments, in per cent.
    pub wins: Vec<GraphLine>,
    /// The expected final prestige at these moments.
    pub prestige: Vec<GraphLine>,
    /// The turns.
    pub turns: Vec<JudgedTurn>,
    /// The accuracy of each player from 0 to 1, in the order of play; `None` without a turn.
    pub accuracies: Vec<(Player, Option<f32>)>,
    /// The costliest turns of all players, sorted by player and then by cost.
    pub costly: Vec<CostlyTurn>,
}

/// A turn with its grade.
#[derive(Clone, Debug)]
pub struct JudgedTurn {
    /// The position before it.
    pub start: State<'static>,
    /// The small actions of the turn.
    pub actions: Vec<Action>,
    /// The loss compared with the best turn.
    pub loss: GivenAway,
    /// A word that [`crate::Texts::grade`] translates.
    pub grade: &'static str,
}

/// A turn with a large loss, and a better one.
#[derive(Clone, Debug)]
pub struct CostlyTurn {
    /// The index of the turn.
    pub turn: usize,
    /// The better turn.
    pub better: Vec<Action>,
    /// Reasons for the better turn, the most important first.
    pub gains: Vec<Remark>,
    /// Reasons against the turn that was played, the most important first.
    pub drawbacks: Vec<Remark>,
}

impl JudgedTurn {
    /// Whose turn it was.
    pub fn player(&self) -> Player {
        self.start.active()
    }
}

impl ReviewView<'_> {
    /// An address below the address of the table.
    fn address(&self, what: &str) -> String {
        self.reader.address(&format!("/table/{}/{what}", self.id))
    }

    /// The replay after this many small actions.
    fn replay(&self, at: usize) -> String {
        self.address(&format!("replay?at={at}"))
    }

    /// The audience of the reasons for a player's turn. A reader with exactly one seat is addressed as
    /// "you".
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
