//! What a screen reader announces when something happened.

use super::advice;
use super::log::entries;
use super::scene::{Scene, is_mine};
use crate::Texts;
use crate::lesson::Awaited;
use crate::table::outcome::Outcome;
use crate::table::{Stage, TableView};
use maud::{Markup, html};

/// The last turn of another player in words, and whether the viewer is to act.
pub fn news(view: &TableView<'_>, texts: &Texts) -> Markup {
    if let Some(awaited) = view.lesson {
        return lesson(view, texts, awaited);
    }
    html! {
        p id="news" class="unseen" {
            (last_turn(view, texts))
            @if let Some(news) = advice::news(view.advice, texts) { (news) " " }
            @if Scene::of(view, texts).is_some() { (texts.say("turn-yours").text()) "." }
            @if let Stage::Over { how, .. } = view.stage { (ending(&Outcome::of(view, how), texts)) }
        }
    }
}

/// Who wins, and how everybody stands.
fn ending(outcome: &Outcome, texts: &Texts) -> String {
    format!("{}. {}.", outcome.heading(texts), outcome.in_a_line(texts))
}

fn last_turn(view: &TableView<'_>, texts: &Texts) -> Markup {
    let entries = entries(view.game);
    let last = entries.iter().rev().find(|entry| !is_mine(view, entry.player));
    let last = last.map(|entry| (entry.player, entry.tell(texts)));
    html! {
        @if let Some((player, told)) = last {
            (texts.player(player)) ": " (told.field) ", " (told.tale) ". "
        }
    }
}

/// What the lesson tells and asks; each thing is said once.
fn lesson(view: &TableView<'_>, texts: &Texts, awaited: &Awaited) -> Markup {
    let turns = entries(view.game);
    let has_watched = view.game.draft().is_empty()
        && turns.last().is_some_and(|entry| !is_mine(view, entry.player));
    html! {
        p id="news" class="unseen" {
            @if has_watched { (last_turn(view, texts)) }
            @if !awaited.is_begun { (texts.lesson_story(awaited)) " " }
            (texts.lesson_ask(view.game.board(), awaited))
        }
    }
}
