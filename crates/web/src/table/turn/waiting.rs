//! Somebody else's turn.

use super::acting::header;
use super::scene::{plays, seat_of};
use super::{consent, gathering, history};
use crate::Texts;
use crate::table::TableView;
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
            @if plays(view) { (history::others(view, texts)) }
            @if !plays(view) { p class="watching" { (texts.say("turn-watching").text()) } }
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
