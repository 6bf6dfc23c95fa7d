//! The results of a review, as plain data for pages.

use crate::{GivenAway, Remark};
use hamburgum_engine::{Action, Player, State};

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
    /// The word of the grade.
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
    /// The player of the turn.
    pub fn player(&self) -> Player {
        self.start.active()
    }
}

/// A figure of one player over a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphLine {
    /// The player.
    pub player: Player,
    /// A value for each moment.
    pub values: Vec<i32>,
}

/// A turn that changed somebody's winning chance considerably.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint {
    /// The index of the turn.
    pub turn: usize,
    /// The player whose chance changed the most.
    pub player: Player,
    /// The chance before the turn, from 0 to 1.
    pub before: f32,
    /// The chance after it.
    pub after: f32,
}

/// A turn of the comparison.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The small actions of the turn.
    pub actions: Vec<Action>,
    /// The loss compared with the best turn.
    pub loss: GivenAway,
    /// The word of the grade.
    pub grade: &'static str,
    /// Reasons for the best turn, or against another one; the most important first.
    pub remarks: Vec<Remark>,
}
