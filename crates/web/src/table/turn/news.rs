//! What a screen reader announces when something happened.

use super::log::{entries, last_turn};
use super::scene::{Scene, is_mine};
use crate::Texts;
use crate::table::TableView;
use maud::{Markup, html};

/// The last turn of another player in words, and whether the viewer is to act.
pub fn news(view: &TableView<'_>, texts: &Texts) -> Markup {
    let entries = entries(view.game);
    let last = last_turn(&entries, |player| !is_mine(view, player));
    html! {
        p id="news" class="vh" role="status" {
            @if let Some(entry) = last {
                (texts.player(entry.player)) ": " (entry.field(texts)) ", "
                (entry.tale(view.game.board(), texts)) ". "
            }
            @if Scene::of(view, texts).is_some() { (texts.say("turn-yours").text()) "." }
        }
    }
}
