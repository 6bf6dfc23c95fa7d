//! What a person sees of their plans.

use super::{OpenPlan, PlanHindrance, PlanNotice, PlanRank, PlannedTurn, TurnPlans};
use crate::{Table, Who};

/// What a person can do with their plans now.
#[derive(Clone, Debug)]
pub enum PlanStage<'p> {
    /// Others play, and the person may plan: the finished plans, the most preferred first.
    Waiting(Vec<WaitingPlan<'p>>),
    /// The person works on a plan.
    Open(Box<OpenPlan>),
    /// The turn has come.
    Come(PlanNotice<'p>),
}

/// A finished plan while others play.
#[derive(Clone, Debug)]
pub struct WaitingPlan<'p> {
    /// Which one.
    pub rank: PlanRank,
    /// The turn.
    pub plan: &'p PlannedTurn,
    /// Why it would not be played if the turn had come.
    pub hindrance: Option<PlanHindrance>,
}

impl TurnPlans {
    /// What somebody can do with these plans, if anything.
    pub fn stage(&self, table: &Table, who: &Who) -> Option<PlanStage<'_>> {
        if let Some(notice) = self.notice(table) {
            return Some(PlanStage::Come(notice));
        }
        if table.plannable(who) != Some(self.seat) {
            return None;
        }
        if let Some(open) = self.open(table) {
            return Some(PlanStage::Open(Box::new(open)));
        }
        let waiting =
            |(rank, plan)| WaitingPlan { rank, plan, hindrance: self.hindrance_now(table, plan) };
        Some(PlanStage::Waiting(self.kept().map(waiting).collect()))
    }
}
