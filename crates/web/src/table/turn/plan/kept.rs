//! Plans while others play: the button to make one, and what would become of those that are finished.

use super::plan_form;
use crate::Texts;
use crate::draw::Icon;
use crate::table::turn::advice::steps;
use crate::table::turn::form::sign;
use crate::table::{PlanStage, TableView};
use hamburgum_table::plan::{PlanRank, PlannedTurn, TurnPlans, WaitingPlan};
use maud::{Markup, html};

/// The button that begins to plan. It is not where the commands of a turn were: a second press on "end turn"
/// must hit nothing.
pub(in super::super) fn begin(view: &TableView<'_>, texts: &Texts) -> Markup {
    let Some(plans) = view.plans else { return html! {} };
    let key = if plans.plans.is_empty() { "plan-begin" } else { "plan-change" };
    let button = html! {
        button id="plan-begin" class="btn quiet" name="open" value=(first(plans.plans)) {
            (sign(Icon::Log)) span { (texts.say(key).text()) }
        }
    };
    html! { div class="begin-plan" { (plan_form(view, texts, &button)) } }
}

/// The first plan that is not empty, or else the first one.
fn first(plans: &TurnPlans) -> PlanRank {
    let is_begun = |rank: &PlanRank| {
        let slot = plans.slot(*rank);
        slot.kept.is_some() || slot.draft.is_some()
    };
    PlanRank::ALL.into_iter().find(is_begun).unwrap_or(PlanRank::First)
}

/// The finished plans, with what would become of each if the turn had come.
pub(in super::super) fn kept(view: &TableView<'_>, texts: &Texts) -> Markup {
    let Some(PlanStage::Waiting(plans)) = view.plans.map(|plans| plans.stage) else {
        return html! {};
    };
    html! {
        @if !plans.is_empty() {
            section class="kept-plans" aria-labelledby="plans-heading" {
                h4 id="plans-heading" { (texts.say("plan-kept").text()) }
                ol { @for one in plans { li { (row(texts, one)) } } }
            }
        }
    }
}

fn row(texts: &Texts, one: &WaitingPlan<'_>) -> Markup {
    let board = one.plan.turn().start.board();
    html! {
        span class="place" { (one.rank) }
        div {
            (planned_turn(texts, one.plan))
            p class="ce" {
                @match &one.hindrance {
                    None => (texts.say("plan-fits").text()),
                    Some(why) => (texts.say("plan-would-drop").with("why", texts.plan_hindrance(board, why)).text()),
                }
            }
        }
    }
}

/// A plan in words.
pub(super) fn planned_turn(texts: &Texts, plan: &PlannedTurn) -> Markup {
    html! {
        @if let Some(field) = plan.field() { b { (texts.field_exact(field)) } }
        (steps(texts, &plan.turn().start, &plan.turn().actions))
    }
}
