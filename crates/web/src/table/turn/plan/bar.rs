//! The bar of somebody who plans: which plan, its order, and the way back.

use super::plan_form;
use crate::Texts;
use crate::draw::Icon;
use crate::table::TableView;
use crate::table::turn::choice::Press;
use crate::table::turn::form::sign;
use hamburgum_table::plan::{OpenPlan, PlanRank, PlanSlot};
use maud::{Markup, html};

/// The three plans in order of preference, and what can be done with the open one. Every button is always
/// there, so that none moves.
pub(in super::super) fn bar(view: &TableView<'_>, texts: &Texts, open: &OpenPlan) -> Markup {
    let say = |key| texts.say(key).text();
    let prefer = Press::when(open.rank.before().is_some());
    let content = html! {
        div class="plan-bar" role="group" aria-label=(say("plan-slots")) {
            @for rank in PlanRank::ALL { (slot(view, texts, rank, open.rank)) }
            button id="plan-prefer" class="btn" name="prefer" value=(open.rank) title=(say("plan-prefer"))
                type=[prefer.kind()] aria-disabled=[prefer.is_vain()] {
                span class="up" { (sign(Icon::Chevron)) }
                span class="unseen" { (say("plan-prefer")) }
            }
            button id="plan-withdraw" class="btn" name="withdraw" value=(open.rank) title=(say("plan-withdraw")) {
                (sign(Icon::Close)) span class="unseen" { (say("plan-withdraw")) }
            }
            button id="plan-leave" class="btn leave" name="leave" value="1" { span { (say("plan-leave")) } }
        }
    };
    plan_form(view, texts, &content)
}

fn slot(view: &TableView<'_>, texts: &Texts, rank: PlanRank, open: PlanRank) -> Markup {
    let state = view.plans.map_or("empty", |plans| state(plans.plans.slot(rank)));
    let name = texts.say("plan-slot").with("number", rank.number()).with("plan", state).text();
    html! {
        button id={ "plan-" (rank) } class={ "btn plan-slot " (state) } name="open" value=(rank) title=(name)
            aria-pressed=(if rank == open { "true" } else { "false" }) {
            span aria-hidden="true" { (rank) }
            span class="unseen" { (name) }
        }
    }
}

/// The state of a plan in one word.
fn state(slot: &PlanSlot) -> &'static str {
    match (&slot.kept, &slot.draft) {
        (Some(_), _) => "kept",
        (None, Some(_)) => "draft",
        (None, None) => "empty",
    }
}
