//! Building ships.

use super::changes::Changes;
use super::form::sign;
use super::preview::{cost, passages};
use super::scene::Scene;
use crate::draw::Icon;
use crate::rules::about;
use hamburgum_engine::Action;
use maud::{Markup, html};

/// One more ship, with its effect on the others in the harbour.
pub(super) fn dockyard(scene: &Scene<'_>) -> Markup {
    let action = Action::Launch;
    let changes = scene
        .after(action)
        .map(|(after, effects)| Changes::between(scene.state, &after, scene.player, &effects));
    let outlook = match &changes {
        Ok(changes) => passages(scene.texts, changes),
        Err(reason) => scene.texts.reason(scene.board(), *reason),
    };
    let content = html! {
        (sign(Icon::Ship))
        span class="cw" {
            span class="ct" aria-hidden="true" { (scene.texts.action(scene.board(), action)) } " "
            span class="ce" { (outlook) }
        }
        @if let Ok(changes) = &changes { span class="toll" { (cost(scene.texts, changes)) } }
    };
    let supply = scene.state.ships_in_supply(scene.player);
    html! {
        ul class="choices moves launches" { li data-explain=(about::LAUNCHING) { (scene.button(action, "go row", &content)) } }
        p class="hint" data-explain=(about::SUPPLY) { (scene.texts.say("turn-supply").with("units", supply).text()) }
    }
}
