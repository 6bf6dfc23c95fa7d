//! What is over: a turn, and the game.

/// A turn that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinishedTurn {
    /// Which turn of the game it is, counted from 0.
    pub number: u32,
    /// The version of the table with which it was over.
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
    /// It is a record that stops before the end.
    Unfinished,
}
