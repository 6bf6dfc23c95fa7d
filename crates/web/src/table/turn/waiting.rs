//! Somebody else's turn.

use super::acting::header;
use super::form::TURN_FORM;
use super::scene::{is_mine, plays, seat_of};
use super::{consent, form, gathering};
use crate::Texts;
use crate::draw::Icon;
use crate::table::TableView;
use hamburgum_engine::Prompt;
use maud::{Markup, html};

/// Whose turn it is and what is awaited.
pub(super) fn waiting(view: &TableView<'_>, texts: &Texts) -> Markup {
    let state = view.game.state();
    let player = state.active();
    html! {
        div class={ "act p-" (player) } {
            (header(texts, player, &texts.say("turn-of").player(player).text(), None))
            @if let Some(seat) = seat_of(view, player) {
                p class="who-acts" {
                    span { (gathering::who(texts, seat)) }
                    @if view.is_thinking { (thinking(texts)) }
                }
            }
            p class="hint" { (awaited(view, texts)) }
            @if !plays(view) { p class="watching" { (texts.say("turn-watching").text()) } }
            (unfinished_end(view, texts))
            (consent::take_back(view, texts))
        }
    }
}

/// What the position waits for.
fn awaited(view: &TableView<'_>, texts: &Texts) -> String {
    texts.prompt(view.game.state().prompt())
}

/// Three dots that breathe.
fn thinking(texts: &Texts) -> Markup {
    html! {
        span class="thinking" {
            (texts.say("turn-thinking").text())
            span class="dots" aria-hidden="true" { i {} i {} i {} }
        }
    }
}

/// The step that ended the game is the viewer's until it is final, so it can be undone.
fn unfinished_end(view: &TableView<'_>, texts: &Texts) -> Markup {
    let state = view.game.state();
    let is_mine = state.prompt() == Prompt::Over && is_mine(view, state.active());
    html! {
        @if is_mine && !view.game.draft().is_empty() {
            (form::turn_form(view, texts))
            div class="cmd" {
                button class="btn" form=(TURN_FORM) name="undo" value="1" {
                    (form::sign(Icon::Undo)) span { (texts.say("turn-undo").text()) }
                }
                button class="btn primary" form=(TURN_FORM) name="act" value="done" {
                    (form::sign(Icon::Check)) span { (texts.say("turn-end").text()) }
                }
            }
        }
    }
}
