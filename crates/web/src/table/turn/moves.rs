//! Choosing a field of the rondel.

use super::outlook::outlook;
use super::preview::prestige_sign;
use super::scene::Scene;
use crate::draw::{Icon, Label, tinted_icon};
use crate::rules::about;
use hamburgum_engine::{Action, Effect, Field, Reason, Resource};
use maud::{Markup, html};

/// The eight fields in the order in which the marker would reach them.
pub(super) fn moves(scene: &Scene<'_>) -> Markup {
    let mut fields = Field::ALL;
    if let Some(marker) = scene.state.marker(scene.player) {
        fields.sort_by_key(|&field| marker.steps_to(field));
    }
    html! {
        ul class="choices moves" {
            @for field in fields { li data-explain=(about::field(field)) { (row(scene, field)) } }
        }
    }
}

fn row(scene: &Scene<'_>, field: Field) -> Markup {
    let action = Action::Move(field);
    match scene.after(action) {
        Ok((after, effects)) => {
            let outlook = outlook(scene.texts, &after, scene.player, field);
            let class = if outlook.is_idle { "go row idle" } else { "go row" };
            let content = content(scene, field, &outlook.text);
            // The row says everything except immediate effects: the number of goods after production.
            if effects.iter().any(|effect| matches!(effect, Effect::GoodsProduced { .. })) {
                scene.button(action, class, &content)
            } else {
                scene.button_without_bubble(action, class, &content)
            }
        }
        Err(reason) => {
            let why = why_not(scene, reason);
            scene.button_without_bubble(action, "go row", &content(scene, field, &why))
        }
    }
}

/// The reason why a field is out of reach, without the cost, which is shown beside it.
fn why_not(scene: &Scene<'_>, reason: Reason) -> String {
    match reason {
        Reason::Lacks { resource: Resource::Prestige, needs, has } => {
            scene.texts.say("turn-prestige-missing").with("points", needs - has).text()
        }
        _ => scene.texts.reason(scene.board(), reason),
    }
}

fn content(scene: &Scene<'_>, field: Field, outlook: &str) -> Markup {
    html! {
        (tinted_icon(Icon::from(field), Label::Decorative))
        span class="cw" {
            span class="ct" aria-hidden="true" { (scene.texts.field(field)) } " "
            span class="ce" { (outlook) }
        }
        span class="toll" { (toll(scene, field)) }
    }
}

fn toll(scene: &Scene<'_>, field: Field) -> Markup {
    match scene.state.move_cost(scene.player, field) {
        0 => html! { span class="free" { (scene.texts.say("turn-free").text()) } },
        points => html! { "−" (points) " " (prestige_sign(scene.texts)) },
    }
}
