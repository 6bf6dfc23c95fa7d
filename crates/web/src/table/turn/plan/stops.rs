//! The conditions that drop a plan.

use crate::Texts;
use crate::table::turn::form::TURN_FORM;
use crate::table::turn::scene::Scene;
use hamburgum_table::plan::{OpenPlan, PlanFitting, PlanStop};
use maud::{Markup, html};

/// The switches below the choices. They depend on the field only, so they keep their place during the turn.
pub(in super::super) fn stops(scene: &Scene<'_>) -> Markup {
    let Some(open) = super::open(scene.view) else { return html! {} };
    let texts = scene.texts;
    let has_moved = !scene.state.is_between_turns();
    let field = scene.state.marker(scene.player).filter(|_| has_moved);
    html! {
        @if open.fitting == PlanFitting::Partly { p class="cause" { (texts.say("plan-cut").text()) } }
        @if let Some(field) = field {
            section class="stops" aria-labelledby="stops-heading" {
                h4 id="stops-heading" { (texts.say("plan-stops").text()) }
                ul { @for &stop in PlanStop::offered(field) { li { (switch(texts, open, stop)) } } }
                p class="hint" { (texts.say("plan-anyway").text()) }
            }
        }
    }
}

fn switch(texts: &Texts, open: &OpenPlan, stop: PlanStop) -> Markup {
    let (name, state) =
        if open.stops.contains(&stop) { ("ignore", "true") } else { ("stop", "false") };
    html! {
        button id={ "stop-" (stop) } class="btn quiet switch" role="switch" aria-checked=(state)
            form=(TURN_FORM) name=(name) value=(stop) {
            span class="track" aria-hidden="true" {}
            span { (texts.plan_stop(stop)) }
        }
    }
}
