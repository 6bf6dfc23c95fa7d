//! Conditions of plans, and why a plan is not played.

use super::Texts;
use hamburgum_engine::{Action, Board, Effect};
use hamburgum_table::plan::{PlanHindrance, PlanStop};

/// So many differences are named; more would not be read.
const MOST_DIFFERENCES: usize = 2;

impl Texts {
    /// A condition after "Also drop it if".
    pub fn plan_stop(&self, stop: PlanStop) -> String {
        self.say(match stop {
            PlanStop::SameField => "plan-stop-same-field",
            PlanStop::ChurchCompleted => "plan-stop-church-completed",
            PlanStop::PriceFell => "plan-stop-price-fell",
            PlanStop::ShipsMoved => "plan-stop-ships-moved",
            PlanStop::Donation => "plan-stop-donation",
            PlanStop::BuildingNearby => "plan-stop-building-nearby",
        })
        .text()
    }

    /// Why a plan is not played, as a sentence for its author.
    pub fn plan_hindrance(&self, board: &Board, why: &PlanHindrance) -> String {
        match why {
            PlanHindrance::OtherTurn => self.say("plan-hindered-other-turn").text(),
            PlanHindrance::Illegal { reason, .. } => self.reason(board, *reason),
            PlanHindrance::Changed { action, planned, now } => {
                self.plan_change(board, *action, planned, now)
            }
            PlanHindrance::Stopped(stop) => self.say(stopped(*stop)).text(),
        }
    }

    /// What an action costs or brings besides what was planned, or else what it no longer does.
    fn plan_change(
        &self,
        board: &Board,
        action: Action,
        planned: &[Effect],
        now: &[Effect],
    ) -> String {
        let is_ship = |effect: &Effect| matches!(effect, Effect::ShipMoved { .. });
        let only_in = |some: &[Effect], others: &[Effect]| -> Vec<String> {
            let only = some.iter().filter(|effect| !others.contains(effect) && !is_ship(effect));
            only.take(MOST_DIFFERENCES).map(|effect| self.effect(board, effect)).collect()
        };
        let (new, gone) = (only_in(now, planned), only_in(planned, now));
        let (key, list) =
            if new.is_empty() { ("plan-hindered-gone", gone) } else { ("plan-hindered-new", new) };
        if list.is_empty() {
            let saying = self.say("plan-hindered-ships");
            return saying.with("action", self.action(board, action)).text();
        }
        let saying = self.say(key).with("list", self.list(&list));
        saying.with("action", self.action(board, action)).text()
    }
}

const fn stopped(stop: PlanStop) -> &'static str {
    match stop {
        PlanStop::SameField => "plan-stopped-same-field",
        PlanStop::ChurchCompleted => "plan-stopped-church-completed",
        PlanStop::PriceFell => "plan-stopped-price-fell",
        PlanStop::ShipsMoved => "plan-stopped-ships-moved",
        PlanStop::Donation => "plan-stopped-donation",
        PlanStop::BuildingNearby => "plan-stopped-building-nearby",
    }
}
