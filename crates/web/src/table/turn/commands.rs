//! The bar of commands: undo a step, restart the turn, end it.

use super::form::{TURN_FORM, sign};
use super::scene::Scene;
use crate::draw::Icon;
use hamburgum_engine::{Action, Prompt};
use maud::{Markup, html};

/// The three commands; why the turn cannot end yet stands above them.
pub(super) fn commands(scene: &Scene<'_>) -> Markup {
    html! {
        @if let Some(why) = why_not_done(scene) { p class="cause" id="done-why" { (why) } }
        div class="cmd" {
            (command(scene, "undo", "turn-undo", Icon::Undo))
            (command(scene, "restart", "turn-restart", Icon::Restart))
            (end_turn(scene))
        }
    }
}

/// A command that takes something back, if there is anything yet.
fn command(scene: &Scene<'_>, name: &str, key: &'static str, icon: Icon) -> Markup {
    let is_vain = scene.view.game.draft().is_empty();
    html! {
        button class="btn" form=(TURN_FORM) name=(name) value="1" disabled[is_vain] {
            (sign(icon)) span { (scene.texts.say(key).text()) }
        }
    }
}

fn end_turn(scene: &Scene<'_>) -> Markup {
    let is_legal = scene.state.is_legal(Action::Done);
    let why = why_not_done(scene).map(|_| "done-why");
    let is_lit = scene.view.lesson.is_some_and(|awaited| awaited.lights(Action::Done));
    html! {
        button class={ "btn primary" @if is_lit { " beckons" } } form=(TURN_FORM) name="act"
            value=(scene.board().say(&Action::Done)) data-next=[is_lit.then_some("")] aria-describedby=[why] disabled[!is_legal] {
                (sign(Icon::Check)) span { (scene.texts.say("turn-end").text()) }
            }
    }
}

/// Why the turn cannot end; where the question above says it already, nothing.
fn why_not_done(scene: &Scene<'_>) -> Option<String> {
    match scene.state.prompt() {
        Prompt::Move(_) | Prompt::Canon(_) => None,
        _ => scene.why(Action::Done),
    }
}
