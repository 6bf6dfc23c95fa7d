//! What somebody can ask about a game.

use crate::Table;
use hamburgum_ai::{Analysis, AnyJudge, Grade, Report};
use hamburgum_engine::{Action, Game, Turn};
use std::sync::Arc;

/// So many nodes make an answer; the same position always gets the same.
const NODES: u32 = 6_000;

/// A question. It says which position it speaks of, so an answer to another one is not shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// What to play in the turn that runs since this version.
    Hint {
        /// The version.
        turn_version: u64,
    },
    /// Whether the draft of this version is a costly turn.
    Check {
        /// The version.
        game_version: u64,
    },
    /// Why the turn of this number, counted from 0, was played just so.
    Why {
        /// The number.
        turn: u32,
        /// The turn.
        actions: Vec<Action>,
    },
}

/// The state of a question.
#[derive(Clone, Debug)]
pub enum Standing {
    /// The analysis runs or waits.
    Open,
    /// It is answered.
    Answered(Arc<Report>),
}

impl Question {
    /// The question for a hint in the running turn.
    pub fn hint(table: &Table) -> Self {
        Self::Hint { turn_version: table.turn_version() }
    }

    /// The question whether the draft can be made final.
    pub fn check(table: &Table) -> Self {
        Self::Check { game_version: table.game_version() }
    }

    /// The question about the turn of this number.
    pub fn why(table: &Table, turn: u32) -> Option<Self> {
        let actions = played(table.game(), turn)?.actions;
        Some(Self::Why { turn, actions })
    }

    /// Whether the position is still the one that the question speaks of.
    pub fn fits(&self, table: &Table) -> bool {
        match self {
            Self::Hint { .. } => *self == Self::hint(table),
            Self::Check { .. } => *self == Self::check(table),
            Self::Why { turn, .. } => Self::why(table, *turn).as_ref() == Some(self),
        }
    }

    /// Whether both are of one kind, so that one takes the place of the other.
    pub fn is_like(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }

    /// The analysis that answers it.
    pub fn analysis(&self, table: &Table) -> Option<Analysis<'static>> {
        let game = table.game();
        let of = |state| Analysis::new(state, AnyJudge::adviser(), NODES);
        match self {
            Self::Hint { .. } => Some(of(*game.turn_start())),
            Self::Check { .. } => {
                let mut turn = game.draft().to_vec();
                if !game.state().is_over() {
                    turn.push(Action::Done);
                }
                of(*game.turn_start()).with_played(&turn).ok()
            }
            Self::Why { turn, actions } => of(played(game, *turn)?.start).with_played(actions).ok(),
        }
    }
}

/// Whether a turn gives away so much that the tutor has a word to say.
pub fn is_careless(report: &Report) -> bool {
    let played = report.played().filter(|_| report.turns.first().is_some_and(|one| !one.is_played));
    played.is_some_and(|turn| Grade::of_cost(turn.loss.cost) >= Grade::Mistake)
}

/// The finished turn of this number, counted from 0.
pub(super) fn played(game: &Game<'static>, turn: u32) -> Option<Turn<'static>> {
    game.turns().nth(turn as usize)
}
