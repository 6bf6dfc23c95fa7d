//! Advice in the column: hints, the tutor, and explanations of computers' turns.

mod idea;
mod marks;
mod tutor;
mod why;

pub(crate) use idea::steps;
pub(in crate::table) use marks::marks;
pub(super) use tutor::held;
pub(super) use why::{explained, explanation, why};

use super::form::{post, sign};
use super::scene::Scene;
use crate::Texts;
use crate::draw::Icon;
use crate::table::keys::Key;
use crate::table::{Advice, Hint, Thought};
use hamburgum_table::Advising;
use hamburgum_table::FormName;
use maud::{Markup, html};

/// The id of the button that requests a hint, and of the element that replaces it and takes its focus.
const ASK_HINT: &str = "ask-hint";

/// The button that requests a hint, until there is one.
pub(super) fn ask(scene: &Scene<'_>) -> Markup {
    let (view, texts) = (scene.view, scene.texts);
    if view.advice.leave != Advising::Allowed || view.advice.hint.is_some() {
        return html! {};
    }
    let button = html! {
        button id=(ASK_HINT) class="btn quiet" aria-keyshortcuts=(Key::Hint.letter()) {
            (sign(Icon::Lantern)) span { (Key::Hint.says(texts)) }
        }
    };
    html! { div class="ask-hint" { (post(view, texts, FormName::Hint, &button)) } }
}

/// The switch of the tutor, where advice is allowed.
pub(super) fn aids(scene: &Scene<'_>) -> Markup {
    let is_allowed = scene.view.advice.leave == Advising::Allowed;
    html! { @if is_allowed { (tutor::switch(scene.view, scene.texts)) } }
}

/// The best turns, once requested.
pub(super) fn hint(scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    match &scene.view.advice.hint {
        None => html! {},
        Some(Thought::Running) => thinking(ASK_HINT, &texts.say("advice-thinking").text()),
        Some(Thought::Done(hint)) => best_turns(scene, hint),
    }
}

fn best_turns(scene: &Scene<'_>, hint: &Hint) -> Markup {
    let texts = scene.texts;
    html! {
        details id="advice" class="advice" data-fold="" open {
            summary id=(ASK_HINT) { (sign(Icon::Lantern)) b { (texts.say("advice-best").text()) } (chevron()) }
            ol class="ideas" {
                @for (place, one) in hint.ideas.iter().enumerate() {
                    li { (idea::fold(scene, &hint.start, one, place)) }
                }
            }
        }
    }
}

/// The announcement for screen readers.
pub(super) fn news(advice: &Advice, texts: &Texts) -> Option<String> {
    let is_explained =
        |one: &crate::table::Explained| matches!(one.thought, Some(Thought::Done(_)));
    let key = match (&advice.warning, &advice.hint) {
        (Some(Thought::Done(Some(_))), _) => "advice-news-warning",
        (_, Some(Thought::Done(_))) => "advice-news-hint",
        _ if advice.explained.iter().any(is_explained) => "advice-news-why",
        _ => return None,
    };
    Some(texts.say(key).text())
}

/// A line that says which analysis is running.
fn thinking(id: &str, words: &str) -> Markup {
    html! {
        p id=(id) class="advice thinking" {
            (sign(Icon::Lantern)) span { (words) }
            span class="dots" aria-hidden="true" { i {} i {} i {} }
        }
    }
}

fn chevron() -> Markup {
    html! { span class="fold" { (sign(Icon::Chevron)) } }
}
