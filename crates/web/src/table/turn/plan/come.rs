//! What became of plans when the turn has come.

use super::kept::planned_turn;
use super::plan_form;
use crate::Texts;
use crate::draw::Icon;
use crate::table::turn::form::{send_value, sign};
use crate::table::{PlanStage, TableView};
use hamburgum_table::plan::{PlanHindrance, PlanNotice, PlanRank, PlannedTurn};
use maud::{Markup, html};

/// Replaces the choices until a plan is played, or until its person has read why not.
pub(in super::super) fn come(view: &TableView<'_>, texts: &Texts) -> Option<Markup> {
    let PlanStage::Come(notice) = view.plans?.stage else { return None };
    Some(match notice {
        PlanNotice::Due(plan) => due(view, texts, plan),
        PlanNotice::Dropped { plans, start } => dropped(view, texts, plans, *start),
    })
}

fn due(view: &TableView<'_>, texts: &Texts, plan: &PlannedTurn) -> Markup {
    let myself = send_value("", "withdraw-all", "1", &texts.say("plan-myself").text());
    html! {
        (told(&texts.say("plan-due").text(), &planned_turn(texts, plan)))
        div class="cmd" { (plan_form(view, texts, &myself)) }
    }
}

fn dropped(
    view: &TableView<'_>,
    texts: &Texts,
    plans: &[(&PlannedTurn, PlanHindrance)],
    start: Option<PlanRank>,
) -> Markup {
    let reasons = html! {
        ul class="hindrances" {
            @for (plan, why) in plans {
                li {
                    (planned_turn(texts, plan))
                    p class="cause" { (texts.plan_hindrance(plan.turn().start.board(), why)) }
                }
            }
        }
    };
    let anew = send_value("", "withdraw-all", "1", &texts.say("plan-anew").text());
    let start = start.map(|rank| {
        send_value("primary", "start-from", &rank.to_string(), &texts.say("plan-start-from").text())
    });
    html! {
        (told(&dropped_heading(texts, plans.len()), &reasons))
        div class="cmd" {
            // A second press hits "undo" or an "end turn" that is not possible yet.
            @if let Some(start) = start { (plan_form(view, texts, &start)) }
            (plan_form(view, texts, &anew))
        }
    }
}

/// What became of so many plans; without any, there is a draft.
pub(super) fn dropped_heading(texts: &Texts, plans: usize) -> String {
    match plans {
        0 => texts.say("plan-begun").text(),
        number => texts.say("plan-dropped").with("number", number).text(),
    }
}

fn told(heading: &str, content: &Markup) -> Markup {
    html! {
        div id="plan-told" class="advice warning" role="group" aria-labelledby="plan-told-heading" tabindex="0" {
            h3 id="plan-told-heading" { (sign(Icon::Log)) (heading) }
            (content)
        }
    }
}
