//! All plans of a person at a table.

use super::{PlanFitting, PlanHindrance, PlanRank, PlanStop, PlannedTurn};
use crate::{Entry, Table, Who};
use hamburgum_engine::{Action, Game, Player};
use std::collections::BTreeSet;

/// What a person plans for the next turn of a seat: up to three turns in order of preference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnPlans {
    /// The player whose turn it will be.
    pub seat: Player,
    pub(super) slots: [PlanSlot; 3],
    /// The plan that the person works on.
    pub(super) open: Option<PlanRank>,
    /// How often they were changed: a request that arrives twice is recognised by it.
    pub(super) revision: u64,
}

/// The place of one plan.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlanSlot {
    /// The turn that will be played.
    pub kept: Option<PlannedTurn>,
    /// What the person works on, until it is kept.
    pub draft: Option<PlanDraft>,
}

/// A plan that is not finished.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlanDraft {
    pub(super) entries: Vec<Entry>,
    /// What must not happen before.
    pub stops: BTreeSet<PlanStop>,
}

impl PlanDraft {
    /// The actions so far.
    pub(super) fn actions(&self) -> Vec<Action> {
        let actions = self.entries.iter().flat_map(|entry| match entry {
            Entry::Act(action) => vec![*action],
            Entry::Several(actions) => actions.clone(),
            _ => Vec::new(),
        });
        actions.collect()
    }
}

impl PlanSlot {
    fn is_empty(&self) -> bool {
        self.kept.is_none() && self.draft.is_none()
    }

    /// Without the end of the turn, the actions that are kept, or else those of the draft.
    pub(super) fn actions(&self) -> Option<Vec<Action>> {
        let kept = self.kept.as_ref().map(PlannedTurn::actions);
        kept.or_else(|| self.draft.as_ref().map(PlanDraft::actions))
    }
}

/// The plan that a person works on, in the current position.
#[derive(Clone, Debug)]
pub struct OpenPlan {
    /// Which one.
    pub rank: PlanRank,
    /// The position as if it were the person's turn, with the draft.
    pub game: Game<'static>,
    /// Whether the whole draft is still possible; if not, the position has its beginning.
    pub fitting: PlanFitting,
    /// What must not happen before.
    pub stops: BTreeSet<PlanStop>,
}

impl TurnPlans {
    /// No plans yet.
    pub fn new(seat: Player) -> Self {
        Self { seat, slots: Default::default(), open: None, revision: 0 }
    }

    /// Whether there is nothing to store.
    pub fn is_empty(&self) -> bool {
        self.open.is_none() && self.slots.iter().all(PlanSlot::is_empty)
    }

    /// No plans any more, for the seat that the person holds.
    #[must_use]
    pub fn cleared(&self, table: &Table, who: &Who) -> Self {
        let seat = table.plannable(who).unwrap_or(self.seat);
        Self { revision: self.revision, ..Self::new(seat) }
    }

    /// How often they were changed.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The place of a plan.
    pub fn slot(&self, rank: PlanRank) -> &PlanSlot {
        &self.slots[rank as usize]
    }

    pub(super) fn slot_mut(&mut self, rank: PlanRank) -> &mut PlanSlot {
        &mut self.slots[rank as usize]
    }

    /// The finished plans, the most preferred first.
    pub fn kept(&self) -> impl Iterator<Item = (PlanRank, &PlannedTurn)> {
        let kept = |rank| Some((rank, self.slot(rank).kept.as_ref()?));
        PlanRank::ALL.into_iter().filter_map(kept)
    }

    /// The plan that the person works on, while there is something to plan.
    pub fn open(&self, table: &Table) -> Option<OpenPlan> {
        let rank = self.open.filter(|_| table.to_act() != Some(self.seat))?;
        let draft = self.slot(rank).draft.as_ref()?;
        let (at, fitting) = table.as_if_turn_of(self.seat)?.after_possible(&draft.entries);
        Some(OpenPlan { rank, game: at.game().clone(), fitting, stops: draft.stops.clone() })
    }

    /// Why a plan would not be played if it were the person's turn now.
    pub fn hindrance_now(&self, table: &Table, plan: &PlannedTurn) -> Option<PlanHindrance> {
        let ahead = table.as_if_turn_of(self.seat)?;
        plan.hindrance(ahead.game().turn_start())
    }
}
