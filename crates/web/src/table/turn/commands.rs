//! The command bar: undo a step, restart the turn, end it. Each has a key.

use super::choice::Press;
use super::form::{TURN_FORM, sign};
use super::plan;
use super::scene::Scene;
use crate::Address;
use crate::draw::Icon;
use crate::rules::about;
use crate::table::keys::Key;
use hamburgum_engine::{Action, Prompt};
use maud::{Markup, html};

/// The id of the text why the turn cannot end yet.
pub(super) const WHY: &str = "done-why";

/// The three commands, at the same place in every prompt.
pub(super) fn commands(scene: &Scene<'_>) -> Markup {
    html! {
        div class="cmd" data-explain=(about::END_TURN) {
            (command(scene, Key::Undo, "undo", Icon::Undo))
            (command(scene, Key::Restart, "restart", Icon::Restart))
            @if plan::open(scene.view).is_some() { (keep_plan(scene)) } @else { (end_turn(scene)) }
        }
        (without_scripts(scene))
    }
}

/// With scripts there are explanations; without them a link to the rules.
fn without_scripts(scene: &Scene<'_>) -> Markup {
    let address = Address::Rules.in_language(scene.texts.language());
    html! { noscript { p class="hint" { a href=(address) { (scene.texts.say("rules-title").text()) } } } }
}

/// A command that undoes something, if there is anything to undo.
fn command(scene: &Scene<'_>, key: Key, name: &str, icon: Icon) -> Markup {
    let press = Press::when(!scene.view.game.draft().is_empty());
    html! {
        button id={ "command-" (name) } class="btn" form=(TURN_FORM) name=(name) value="1"
            type=[press.kind()] aria-disabled=[press.is_vain()]
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
    let why = why_not_done(scene).map(|_| WHY);
    let press = Press::when(is_legal);
    let is_lit = scene.view.lesson.is_some_and(|awaited| awaited.lights(Action::Done));
    html! {
        button id="command-end" class={ "btn primary" @if is_lit { " beckons" } } form=(TURN_FORM) name="act"
            value=(scene.board().say(&Action::Done)) data-next=[is_lit.then_some("")]
            aria-describedby=[why] type=[press.kind()] aria-disabled=[press.is_vain()]
            aria-keyshortcuts=(Key::EndTurn.letter())
            data-final="" data-explain=(about::END_TURN) {
                (sign(Icon::Check)) span { (words) }
            }
    }
}

/// Finishes a plan, where a turn is ended otherwise.
fn keep_plan(scene: &Scene<'_>) -> Markup {
    let press = Press::when(scene.state.is_over() || scene.state.is_legal(Action::Done));
    let why = why_not_done(scene).map(|_| WHY);
    html! {
        button id="command-end" class="btn primary" form=(TURN_FORM) name="keep" value="1"
            aria-describedby=[why] type=[press.kind()] aria-disabled=[press.is_vain()]
            aria-keyshortcuts=(Key::EndTurn.letter()) {
                (sign(Icon::Check)) span { (scene.texts.say("plan-keep").text()) }
            }
    }
}

/// The reason why the turn cannot end, unless the prompt above gives it already.
pub(super) fn why_not_done(scene: &Scene<'_>) -> Option<String> {
    match scene.state.prompt() {
        Prompt::Move(_) | Prompt::Canon(_) | Prompt::Over => None,
        _ => scene.why(Action::Done),
    }
}
