//! Questions to an analysis.

use crate::Table;
use hamburgum_ai::{Analysis, AnyJudge, Grade, Report};
use hamburgum_engine::{Action, Game, Turn};
use std::sync::Arc;

/// The nodes of an analysis. The same position always gets the same answer.
const NODES: u32 = 6_000;

/// A question about one position; its answer is not shown at any other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// The best turns in the turn that started with this version.
    Hint {
        /// The version.
        turn_version: u64,
    },
    /// Whether the draft of this version is a costly turn.
    Check {
        /// The version.
        game_version: u64,
    },
    /// The reasons for the turn with this index.
    Why {
        /// The index of the turn.
        turn: u32,
        /// The actions of the turn.
        actions: Vec<Action>,
    },
}

/// The state of a question.
#[derive(Clone, Debug)]
pub enum Standing {
    /// The analysis is running or queued.
    Open,
    /// It is answered.
    Answered(Arc<Report>),
}

impl Question {
    /// Asks for a hint in the current turn.
    pub fn hint(table: &Table) -> Self {
        Self::Hint { turn_version: table.turn_version() }
    }

    /// Asks the tutor about the draft.
    pub fn check(table: &Table) -> Self {
        Self::Check { game_version: table.game_version() }
    }

    /// Asks for the reasons of the turn with this index.
    pub fn why(table: &Table, turn: u32) -> Option<Self> {
        let actions = played(table.game(), turn)?.actions;
        Some(Self::Why { turn, actions })
    }

    /// Whether the question still refers to the current position.
    pub fn fits(&self, table: &Table) -> bool {
        match self {
            Self::Hint { .. } => *self == Self::hint(table),
            Self::Check { .. } => *self == Self::check(table),
            Self::Why { turn, .. } => Self::why(table, *turn).as_ref() == Some(self),
        }
    }

    /// Whether both are of the same kind, so that one replaces the other.
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

/// Whether the loss of a turn is large enough for a warning of the tutor.
pub fn is_careless(report: &Report) -> bool {
    let played = report.played().filter(|_| report.turns.first().is_some_and(|one| !one.is_played));
    played.is_some_and(|turn| Grade::of_cost(turn.loss.cost) >= Grade::Mistake)
}

/// The finished turn with this index.
pub(super) fn played(game: &Game<'static>, turn: u32) -> Option<Turn<'static>> {
    game.turns().nth(turn as usize)
}
