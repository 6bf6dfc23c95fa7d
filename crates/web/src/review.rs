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

pub use answer::{AnswerView, answer};
pub use hamburgum_table::review::{Candidate, CostlyTurn, Findings, JudgedTurn};
pub use page::page;

use crate::pages::{Frame, NavigationEntry, Reader};
use crate::{Address, At, Audience};
use hamburgum_engine::Player;

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

impl ReviewView<'_> {
    /// An address below the address of the table.
    fn address(&self, at: At) -> String {
        self.reader.address(Address::Table(self.id, at))
    }

    /// The replay after this many small actions.
    fn replay(&self, at: usize) -> String {
        self.address(At::Replay { at: Some(at) })
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

/// The frame of all pages of a review.
fn frame<'a>(reader: Reader<'a>, title: &'a str, path: &'a str) -> Frame<'a> {
    Frame { reader, title, path, place: NavigationEntry::Elsewhere, class: "review" }
}
