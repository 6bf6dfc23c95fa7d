//! The bar of commands: undo a step, restart the turn, end it. Each has a key.

use super::form::{TURN_FORM, sign};
use super::scene::Scene;
use crate::draw::Icon;
use crate::rules::about;
use crate::table::keys::Key;
use hamburgum_engine::{Action, Prompt};
use maud::{Markup, html};

/// The three commands; why the turn cannot end yet stands above them.
pub(super) fn commands(scene: &Scene<'_>) -> Markup {
    html! {
        @if let Some(why) = why_not_done(scene) { p class="cause" id="done-why" { (why) } }
        div class="cmd" data-explain=(about::END_TURN) {
            (command(scene, Key::Undo, "undo", Icon::Undo))
            (command(scene, Key::Restart, "restart", Icon::Restart))
            (end_turn(scene))
        }
        (without_scripts(scene))
    }
}

/// With scripts everything explains itself; without them the rules are a link away.
fn without_scripts(scene: &Scene<'_>) -> Markup {
    let address = format!("/{}/rules", scene.texts.language().code());
    html! { noscript { p class="hint" { a href=(address) { (scene.texts.say("rules-title").text()) } } } }
}

/// A command that takes something back, if there is anything yet.
fn command(scene: &Scene<'_>, key: Key, name: &str, icon: Icon) -> Markup {
    let is_vain = scene.view.game.draft().is_empty();
    html! {
        button class="btn" form=(TURN_FORM) name=(name) value="1" disabled[is_vain]
            aria-keyshortcuts=(key.letter()) data-explain=(about::UNDO) {
                (sign(icon)) span { (key.says(scene.texts)) }
            }
    }
}

fn end_turn(scene: &Scene<'_>) -> Markup {
    let is_over = scene.state.is_over();
    // Nothing is legal after the sixth church, but its step can still be made final.
    let is_legal = is_over || scene.state.is_legal(Action::Done);
    let words = if is_over {
        scene.texts.say("turn-end-game").text()
    } else {
        Key::EndTurn.says(scene.texts)
    };
    let why = why_not_done(scene).map(|_| "done-why");
    let is_lit = scene.view.lesson.is_some_and(|awaited| awaited.lights(Action::Done));
    html! {
        button class={ "btn primary" @if is_lit { " beckons" } } form=(TURN_FORM) name="act"
            value=(scene.board().say(&Action::Done)) data-next=[is_lit.then_some("")]
            aria-describedby=[why] disabled[!is_legal] aria-keyshortcuts=(Key::EndTurn.letter())
            data-final="" data-explain=(about::END_TURN) {
                (sign(Icon::Check)) span { (words) }
            }
    }
}

/// Why the turn cannot end; where the question above says it already, nothing.
fn why_not_done(scene: &Scene<'_>) -> Option<String> {
    match scene.state.prompt() {
        Prompt::Move(_) | Prompt::Canon(_) | Prompt::Over => None,
        _ => scene.why(Action::Done),
    }
}
