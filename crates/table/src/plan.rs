//! Turns that a person plans while others play. They are sealed: in no log before they are played, and
//! visible to their author only.

mod draft;
mod hindrance;
mod outcome;
mod plans;
mod rank;
mod stage;
mod stop;
mod stored;
mod wish;

pub use draft::PlanFitting;
pub use hindrance::PlanHindrance;
pub use outcome::{PlanNotice, PlanOutcome};
pub use plans::{OpenPlan, PlanDraft, PlanSlot, TurnPlans};
pub use rank::PlanRank;
pub use stage::{PlanStage, WaitingPlan};
pub use stop::PlanStop;
pub use stored::{StoredPlans, StoredStops, StoredTurns};
pub use wish::{PlanSeen, PlanWish};

use hamburgum_engine::{Action, Field, Game, Player, State, Turn};
use std::collections::BTreeSet;

/// A whole turn that a person has planned, with the position in which it was planned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedTurn {
    /// A game of this one turn. It begins with the position that the person saw.
    game: Game<'static>,
    /// The turn, with that position.
    turn: Turn<'static>,
    /// What must not happen before.
    pub stops: BTreeSet<PlanStop>,
}

impl PlannedTurn {
    /// A game that has exactly one whole turn.
    fn new(game: Game<'static>, stops: BTreeSet<PlanStop>) -> Option<Self> {
        let turn = game.turns().next().filter(|_| game.turns_played() == 1)?;
        Some(Self { game, turn, stops })
    }

    /// The turn, with the position that the person saw.
    pub fn turn(&self) -> &Turn<'static> {
        &self.turn
    }

    /// The player whose turn it is.
    pub fn player(&self) -> Player {
        self.turn.player()
    }

    /// The number of turns that have to be complete when it is played.
    pub fn turns_before(&self) -> u32 {
        self.game.setup().turns
    }

    /// The field of the rondel.
    pub fn field(&self) -> Option<Field> {
        self.turn.field()
    }

    /// The actions without the one that ends the turn.
    pub fn actions(&self) -> Vec<Action> {
        let mut actions = self.turn.actions.clone();
        actions.pop_if(|action| *action == Action::Done);
        actions
    }

    /// The position in which it was planned.
    fn start(&self) -> &State<'static> {
        &self.turn.start
    }
}
