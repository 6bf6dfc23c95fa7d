//! Finished turns, and ways in which a game ends.

use crate::Unbegun;

/// A finished turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinishedTurn {
    /// The index of the turn in the game.
    pub number: u32,
    /// The version of the table that finished it.
    pub version: u64,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// All churches are complete (END-1).
    ByTheRules,
    /// Everybody agreed to end it.
    ByConsent,
    /// Only one player was left who had not resigned.
    ByResignation,
    /// A player's time was up, and that lost the game.
    ByTime,
    /// Nobody did anything for a long time.
    Abandoned,
    /// The table was closed before the game began.
    NotBegun(Unbegun),
    /// It is a record that stops before the end.
    Unfinished,
}
