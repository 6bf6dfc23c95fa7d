//! Why a plan is not played.

use super::{PlanStop, PlannedTurn};
use hamburgum_engine::{Action, Effect, Reason, State};

/// The reason why a plan is not played in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanHindrance {
    /// It was planned for another turn: turns were taken back since.
    OtherTurn,
    /// An action is not legal any more.
    Illegal {
        /// The action.
        action: Action,
        /// Why it is not legal.
        reason: Reason,
    },
    /// An action would have other costs or results than when it was planned.
    Changed {
        /// The action.
        action: Action,
        /// Its effects when it was planned.
        planned: Vec<Effect>,
        /// Its effects now.
        now: Vec<Effect>,
    },
    /// Something happened that the person wanted to drop the plan for.
    Stopped(PlanStop),
}

impl PlannedTurn {
    /// Why the plan cannot be played at this start of a turn; `None` if it can, with exactly the effects that
    /// its person saw.
    pub fn hindrance(&self, now: &State<'static>) -> Option<PlanHindrance> {
        if (now.active(), now.turns()) != (self.player(), self.turns_before()) {
            return Some(PlanHindrance::OtherTurn);
        }
        let stopped = || self.stops.iter().find(|stop| stop.has_happened(self, now));
        self.difference(now).or_else(|| stopped().copied().map(PlanHindrance::Stopped))
    }

    /// The first action that is not what it was when it was planned.
    fn difference(&self, now: &State<'static>) -> Option<PlanHindrance> {
        let (mut then, mut now) = (*self.start(), *now);
        self.turn.actions.iter().find_map(|&action| {
            let planned = then.play(action).unwrap_or_default();
            match now.play(action) {
                Err(reason) => Some(PlanHindrance::Illegal { action, reason }),
                Ok(effects) if effects != planned => {
                    Some(PlanHindrance::Changed { action, planned, now: effects })
                }
                Ok(_) => None,
            }
        })
    }
}
