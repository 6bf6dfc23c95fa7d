//! What a screen reader announces when something happened.

use super::advice;
use super::log::entries;
use super::scene::{Scene, is_mine};
use crate::Texts;
use crate::table::TableView;
use maud::{Markup, html};

/// The last turn of another player in words, and whether the viewer is to act.
pub fn news(view: &TableView<'_>, texts: &Texts) -> Markup {
    let entries = entries(view.game);
    let last = entries.iter().rev().find(|entry| !is_mine(view, entry.player));
    let last = last.map(|entry| (entry.player, entry.tell(texts)));
    html! {
        p id="news" class="unseen" {
            @if let Some((player, told)) = last {
                (texts.player(player)) ": " (told.field) ", " (told.tale) ". "
            }
            @if let Some(news) = advice::news(view.advice, texts) { (news) " " }
            @if Scene::of(view, texts).is_some() { (texts.say("turn-yours").text()) "." }
        }
    }
}
