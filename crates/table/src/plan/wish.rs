//! What a person does with their plans.

use super::{PlanDraft, PlanRank, PlanStop, PlannedTurn, TurnPlans};
use crate::{Entry, Refusal, Step, Table, Who};
use hamburgum_engine::Action;
use std::collections::BTreeSet;

/// A change of one's own plans.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanWish {
    /// Work on this plan, a new or a kept one.
    Open(PlanRank),
    /// Change the turn that one works on.
    Step(Step),
    /// Drop the plan that one works on if this happens.
    Stop(PlanStop),
    /// Do not drop it for that.
    Ignore(PlanStop),
    /// Finish the plan that one works on, so that it will be played.
    Keep,
    /// Go back to the table. A draft stays until one continues it.
    Leave,
    /// Delete this plan.
    Withdraw(PlanRank),
    /// Prefer this plan to the one before it.
    Prefer(PlanRank),
    /// Delete all plans.
    WithdrawAll,
}

impl PlanWish {
    /// Whether it fits plans that have changed since the page was made: opening a plan loses nothing that the
    /// person has chosen.
    pub fn fits_any_revision(&self) -> bool {
        matches!(self, Self::Open(_))
    }
}

/// What a person saw when they changed their plans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanSeen {
    /// The version of the table.
    pub version: u64,
    /// The revision of the plans.
    pub revision: u64,
}

/// The most actions that a plan may have; no turn has so many.
const MOST_ACTIONS: usize = 400;

impl TurnPlans {
    /// The plans after a wish of their person.
    ///
    /// # Errors
    /// The reason for the refusal.
    pub fn after(
        &self,
        table: &Table,
        who: &Who,
        seen: PlanSeen,
        wish: &PlanWish,
    ) -> Result<Self, Refusal> {
        if seen.revision != self.revision && !wish.fits_any_revision() {
            return Err(Refusal::Stale);
        }
        let seen = seen.version;
        let mut plans = Self { revision: self.revision + 1, ..self.clone() };
        match wish {
            // Whose turn has come plans nothing: the page shows the turn.
            PlanWish::Open(_)
                if table.seats_of(who).any(|seat| table.to_act() == Some(seat.player)) =>
            {
                return Err(Refusal::Repeated);
            }
            PlanWish::Open(rank) => plans.open_at(table, who, *rank)?,
            PlanWish::Step(step) => plans.step(table, who, seen, step)?,
            PlanWish::Stop(stop) => {
                plans.draft_mut()?.stops.insert(*stop);
            }
            PlanWish::Ignore(stop) => {
                plans.draft_mut()?.stops.remove(stop);
            }
            PlanWish::Keep => plans.keep(table, who, seen)?,
            PlanWish::Leave => plans.leave(),
            PlanWish::Withdraw(rank) => {
                *plans.slot_mut(*rank) = super::PlanSlot::default();
                plans.open.take_if(|open| open == rank);
            }
            PlanWish::Prefer(rank) => {
                let other = rank.before().ok_or(Refusal::Senseless)?;
                plans.slots.swap(*rank as usize, other as usize);
                plans.open = plans.open.map(|open| if open == *rank { other } else { open });
            }
            PlanWish::WithdrawAll => {
                plans = Self { revision: plans.revision, ..Self::new(self.seat) }
            }
        }
        Ok(plans)
    }

    fn open_at(&mut self, table: &Table, who: &Who, rank: PlanRank) -> Result<(), Refusal> {
        self.must_be_plannable(table, who)?;
        self.leave();
        self.open = Some(rank);
        let slot = self.slot_mut(rank);
        let kept = slot.kept.as_ref();
        let again = || kept.map(draft_of).unwrap_or_default();
        slot.draft = Some(slot.draft.take().unwrap_or_else(again));
        Ok(())
    }

    fn step(&mut self, table: &Table, who: &Who, seen: u64, step: &Step) -> Result<(), Refusal> {
        // A plan ends by being kept.
        if matches!(step, Step::End(_) | Step::Whole(_) | Step::Sketch(_)) {
            return Err(Refusal::Senseless);
        }
        let at = self.drafted(table, who, seen)?;
        let after = at.after(&at.step_entries(step)?).map_err(|_| Refusal::Senseless)?;
        let entries = after.draft_entries();
        let draft = self.draft_mut()?;
        *draft = PlanDraft { entries, stops: std::mem::take(&mut draft.stops) };
        if draft.actions().len() > MOST_ACTIONS {
            return Err(Refusal::Senseless);
        }
        Ok(())
    }

    fn keep(&mut self, table: &Table, who: &Who, seen: u64) -> Result<(), Refusal> {
        let at = self.drafted(table, who, seen)?;
        let end: &[Entry] =
            if at.game().state().is_over() { &[] } else { &[Entry::Act(Action::Done)] };
        if !end.is_empty() {
            at.game().state().check(Action::Done).map_err(Refusal::Illegal)?;
        }
        let done = at.after(end).map_err(|_| Refusal::Senseless)?;
        let stops = std::mem::take(&mut self.draft_mut()?.stops);
        let plan = PlannedTurn::new(done.game().clone(), stops).ok_or(Refusal::Senseless)?;
        let stops = plan.stops.intersection(&offered(&plan)).copied().collect();
        let rank = self.open.take().ok_or(Refusal::Senseless)?;
        *self.slot_mut(rank) =
            super::PlanSlot { kept: Some(PlannedTurn { stops, ..plan }), draft: None };
        Ok(())
    }

    /// Closes the open plan. A draft that says nothing new is not kept.
    fn leave(&mut self) {
        let Some(rank) = self.open.take() else { return };
        let slot = self.slot_mut(rank);
        let unchanged = slot.kept.as_ref().map(draft_of).unwrap_or_default();
        slot.draft.take_if(|draft| {
            draft.actions() == unchanged.actions() && draft.stops == unchanged.stops
        });
    }

    /// The table with the open draft, for somebody who has seen its position.
    fn drafted(&self, table: &Table, who: &Who, seen: u64) -> Result<Table, Refusal> {
        self.must_be_plannable(table, who)?;
        if seen < table.turn_version() {
            return Err(Refusal::Stale);
        }
        let draft = self.open.and_then(|rank| self.slot(rank).draft.as_ref());
        let ahead = table.as_if_turn_of(self.seat).ok_or(Refusal::Senseless)?;
        Ok(ahead.after_possible(&draft.ok_or(Refusal::Stale)?.entries).0)
    }

    fn must_be_plannable(&self, table: &Table, who: &Who) -> Result<(), Refusal> {
        if !table.holds_a_seat(who) {
            return Err(Refusal::NotSeated);
        }
        // Meanwhile the turn may have come.
        let is_right = table.plannable(who) == Some(self.seat);
        if is_right { Ok(()) } else { Err(Refusal::Stale) }
    }

    fn draft_mut(&mut self) -> Result<&mut PlanDraft, Refusal> {
        let rank = self.open.ok_or(Refusal::Stale)?;
        self.slot_mut(rank).draft.as_mut().ok_or(Refusal::Stale)
    }
}

/// A kept plan as a draft.
fn draft_of(plan: &PlannedTurn) -> PlanDraft {
    let entries = plan.actions().into_iter().map(Entry::Act).collect();
    PlanDraft { entries, stops: plan.stops.clone() }
}

/// The conditions that fit a plan.
fn offered(plan: &PlannedTurn) -> BTreeSet<PlanStop> {
    let field = plan.field().map(PlanStop::offered).unwrap_or_default();
    field.iter().copied().collect()
}
