//! A choice: a real button with a bubble that previews its effects.

use super::form::TURN_FORM;
use super::preview::preview;
use crate::Texts;
use crate::rules::about;
use crate::table::TableView;
use hamburgum_engine::Action;
use maud::{Markup, html};

/// The button that plays an action, with its bubble.
///
/// The same action may have a button in the panel and one on the map; the prefix makes their ids
/// unique. Its accessible name begins with the whole action in words, visually hidden; content that
/// repeats it should be hidden from screen readers. The button of an illegal action does nothing, and
/// its bubble gives the reason.
pub fn choice_button(
    view: &TableView<'_>,
    texts: &Texts,
    prefix: &str,
    action: Action,
    class: &str,
    content: &Markup,
) -> Markup {
    let bubble = format!("{}-effect", id(prefix, &word(view, action)));
    html! {
        span class="choice" {
            (button(view, texts, prefix, action, class, Some(&bubble), content))
            span class="bubble" role="tooltip" id=(bubble) { (preview(view, texts, action)) }
        }
    }
}

/// The same button without a bubble, if its content says everything.
pub(super) fn plain_choice_button(
    view: &TableView<'_>,
    texts: &Texts,
    prefix: &str,
    action: Action,
    class: &str,
    content: &Markup,
) -> Markup {
    html! { span class="choice" { (button(view, texts, prefix, action, class, None, content)) } }
}

fn button(
    view: &TableView<'_>,
    texts: &Texts,
    prefix: &str,
    action: Action,
    class: &str,
    bubble: Option<&str>,
    content: &Markup,
) -> Markup {
    let state = view.game.state();
    let board = state.board();
    let word = word(view, action);
    let is_lit = view.lesson.is_some_and(|awaited| awaited.lights(action));
    let press = Press::when(state.is_legal(action));
    html! {
        button id=(id(prefix, &word)) class={ (class) @if is_lit { " beckons" } } form=(TURN_FORM)
            name="act" value=(word) data-choice=(word) data-next=[is_lit.then_some("")]
            data-explain=(about::choice(board, state.variant(), action))
            aria-describedby=[bubble] type=[press.kind()] aria-disabled=[press.is_vain()] {
                span class="unseen" { (texts.action(board, action)) " " }
                (content)
            }
    }
}

/// The action in the notation of records.
fn word(view: &TableView<'_>, action: Action) -> String {
    view.game.board().say(&action).to_string()
}

/// Whether a press of a button has an effect now.
///
/// A used-up button keeps its place and its focus: a disabled one would lose the focus to another
/// choice, and the next key press would choose that.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Press {
    Sends,
    Vain,
}

impl Press {
    pub(super) const fn when(is_possible: bool) -> Self {
        if is_possible { Self::Sends } else { Self::Vain }
    }

    /// The type of the button; a submit button needs none.
    pub(super) fn kind(self) -> Option<&'static str> {
        (self == Self::Vain).then_some("button")
    }

    /// The value of `aria-disabled`.
    pub(super) fn is_vain(self) -> Option<&'static str> {
        (self == Self::Vain).then_some("true")
    }
}

/// An id from the notation of an action, which may contain spaces and dots.
pub(super) fn id(prefix: &str, word: &str) -> String {
    let plain = |sign: char| if sign.is_ascii_alphanumeric() { sign } else { '-' };
    format!("{prefix}-{}", word.chars().map(plain).collect::<String>())
}
