//! The log in words, the newest turn first.

mod told;

pub(crate) use told::StoryResult;

use super::advice;
use super::history::again;
use super::scene::{Scene, is_mine};
use super::waiting::keeps_its_place;
use crate::Texts;
use crate::draw::{Form, Label, emblem};
use crate::table::clock::mark_of_timed_out;
use crate::table::turns::{begun_turns, finished};
use crate::table::{Stage, TableView};
use hamburgum_engine::Turn;
use maud::{Markup, html};

/// The id of the section, and the prefix of the ids of its parts.
const LOG: &str = "log";
/// The filter value for the turns of all players.
const ALL: &str = "all";
/// The number of turns on the page; older ones are behind a link.
const SENT: usize = 60;

/// The turns since the viewer's last one, and those before.
pub fn log(view: &TableView<'_>, texts: &Texts) -> Markup {
    let begun = begun_turns(view.game);
    let all = finished(&begun, view.game);
    let old = if view.whole_log { 0 } else { all.len().saturating_sub(SENT) };
    let sent = &all[old..];
    let (earlier, since) = sent.split_at(sent.len() - turns_since(view, sent));
    html! {
        section id=(LOG) class="log" aria-label=(texts.say("turn-log").text()) {
            div class="head" {
                h3 { (heading(view, texts, since)) }
                (again(view, texts, since))
                (filter(view, texts))
            }
            @if !since.is_empty() {
                (rounds(view, texts, since, "lit"))
            }
            @if !earlier.is_empty() {
                @if !since.is_empty() { h3 { (texts.say("turn-earlier").text()) } }
                (rounds(view, texts, earlier, "dim"))
            }
            @if sent.is_empty() { p class="hint" { (texts.say("turn-log-empty").text()) } }
            @if old > 0 {
                p { a href="?log=all" { (texts.say("turn-log-all").with("units", old).text()) } }
            }
        }
    }
}

/// The heading of the newest turns. On a desktop the panel above shows them while others play.
fn heading(view: &TableView<'_>, texts: &Texts, since: &[Turn<'_>]) -> Markup {
    let say = |key| texts.say(key).text();
    let is_told_above = matches!(view.stage, Stage::Playing)
        && Scene::of(view, texts).is_none()
        && keeps_its_place(view);
    html! {
        @if since.is_empty() {
            (say("turn-log"))
        } @else {
            span { (say("turn-since")) }
            @if is_told_above { span class="without-news" { (say("turn-log")) } }
        }
    }
}

/// The turns of others since the viewer's last one, the oldest first.
pub(super) fn since<'b>(view: &TableView<'b>) -> Vec<Turn<'b>> {
    let begun = begun_turns(view.game);
    let all = finished(&begun, view.game);
    all[all.len() - turns_since(view, all)..].to_vec()
}

/// The number of turns of others since the viewer's last one. On a shared screen the last turn of the
/// player to act counts.
fn turns_since(view: &TableView<'_>, sent: &[Turn<'_>]) -> usize {
    let acting = view.game.state().active();
    let is_own = |entry: &&Turn<'_>| {
        if is_mine(view, acting) { entry.player() == acting } else { is_mine(view, entry.player()) }
    };
    let plays = view.seats.iter().any(|seat| is_mine(view, seat.player));
    if plays { sent.iter().rev().take_while(|entry| !is_own(entry)).count() } else { 0 }
}

/// A radio button for each player; the style sheet hides the other turns.
fn filter(view: &TableView<'_>, texts: &Texts) -> Markup {
    html! {
        fieldset class="filter" {
            legend class="unseen" { (texts.say("turn-filter").text()) }
            (option(ALL, &html! { (texts.say("turn-everybody").text()) }))
            @for &player in view.game.state().players() {
                (option(player.word(), &html! {
                    (emblem(player, Form::Plain, Label::Named(&texts.player(player))))
                }))
            }
        }
    }
}

fn option(word: &str, name: &Markup) -> Markup {
    let id = format!("{LOG}-{word}");
    html! {
        input class="unseen" type="radio" name="whose" id=(id) checked[word == ALL];
        label for=(id) { (name) }
    }
}

/// Turns by round, the newest first; the first line of each round has its number.
fn rounds(view: &TableView<'_>, texts: &Texts, entries: &[Turn<'_>], class: &str) -> Markup {
    html! {
        @for round in entries.chunk_by(|a, b| a.round() == b.round()).rev() {
            ol class=(class) {
                @for (place, entry) in round.iter().rev().enumerate() {
                    (line(view, texts, entry, (place == 0).then_some(entry.round())))
                }
            }
        }
    }
}

fn line(view: &TableView<'_>, texts: &Texts, entry: &Turn<'_>, round: Option<u32>) -> Markup {
    let told = StoryResult::turn(texts, entry);
    let explained = advice::explained(view, entry.number as usize);
    html! {
        li class={ "entry p-" (entry.player()) } title=(entry.notation()) {
            (emblem(entry.player(), Form::Plain, Label::Named(&texts.player(entry.player()))))
            p { (mark_of_timed_out(view, texts, entry)) b { (told.field) } " " (told.tale) }
            @if let Some(one) = explained { (advice::why(view, texts, one)) }
            @if let Some(round) = round {
                span class="rd" { (texts.say("turn-round").with("number", round).text()) }
            }
        }
        @if let Some(one) = explained { (advice::explanation(view, texts, one)) }
    }
}
