//! A choice: a real button with the bubble that says what it would do.

use super::form::TURN_FORM;
use super::preview::preview;
use crate::Texts;
use crate::rules::about;
use crate::table::TableView;
use hamburgum_engine::Action;
use maud::{Markup, html};

/// The button that plays an action, with its bubble beside it.
///
/// The same action may have a button in the panel and one on the map; the prefix keeps their ids
/// apart. Its name begins with the whole action in words, hidden to the eye; what the content repeats
/// of it should be passed over. An action that is refused has a button that is disabled, and its
/// bubble says why.
pub fn choice_button(
    view: &TableView<'_>,
    texts: &Texts,
    prefix: &str,
    action: Action,
    class: &str,
    content: &Markup,
) -> Markup {
    let state = view.game.state();
    let board = state.board();
    let word = board.say(&action).to_string();
    let id = id(prefix, &word);
    let bubble = format!("{id}-effect");
    let is_lit = view.lesson.is_some_and(|awaited| awaited.lights(action));
    html! {
        span class="choice" {
            button id=(id) class={ (class) @if is_lit { " beckons" } } form=(TURN_FORM) name="act"
                value=(word) data-choice=(word) data-next=[is_lit.then_some("")]
                data-explain=(about::choice(board, state.variant(), action))
                aria-describedby=(bubble) disabled[!state.is_legal(action)] {
                    span class="unseen" { (texts.action(board, action)) " " }
                    (content)
                }
            span class="bubble" role="tooltip" id=(bubble) { (preview(view, texts, action)) }
        }
    }
}

/// An id from the word of an action, which may have blanks and dots.
fn id(prefix: &str, word: &str) -> String {
    let plain = |sign: char| if sign.is_ascii_alphanumeric() { sign } else { '-' };
    format!("{prefix}-{}", word.chars().map(plain).collect::<String>())
}
