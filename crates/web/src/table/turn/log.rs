//! The log in words, the newest turn first.

mod entry;

pub(super) use entry::{Entry, entries};

use super::scene::is_mine;
use crate::Texts;
use crate::draw::{Form, Label, emblem};
use crate::table::TableView;
use hamburgum_engine::{Board, Player};
use maud::{Markup, html};

/// The id of the section, with which those of its parts begin.
const LOG: &str = "log";
/// So many turns are sent at once; older ones are behind a link.
const SENT: usize = 60;

/// What happened since the viewer's last turn, and before.
pub fn log(view: &TableView<'_>, texts: &Texts) -> Markup {
    let all = entries(view.game);
    let old = if view.whole_log { 0 } else { all.len().saturating_sub(SENT) };
    let sent = &all[old..];
    let (earlier, since) = sent.split_at(sent.len() - turns_since(view, sent));
    html! {
        section id=(LOG) class="log" aria-label=(texts.say("turn-log").text()) {
            (filter(view, texts))
            @if !since.is_empty() {
                h3 class="since" { (texts.say("turn-since").text()) }
                (rounds(view.game.board(), texts, since, "lit"))
            }
            @if !earlier.is_empty() {
                @if !since.is_empty() { h3 { (texts.say("turn-earlier").text()) } }
                (rounds(view.game.board(), texts, earlier, "dim"))
            }
            @if sent.is_empty() { p class="hint" { (texts.say("turn-log-empty").text()) } }
            @if old > 0 {
                p { a href="?log=all" { (texts.say("turn-log-all").with("units", old).text()) } }
            }
        }
    }
}

/// How many turns others have ended since the viewer did. On one screen it is the last turn of who
/// acts now that counts.
fn turns_since(view: &TableView<'_>, sent: &[Entry]) -> usize {
    let acting = view.game.state().active();
    let is_own = |entry: &&Entry| {
        if is_mine(view, acting) { entry.player == acting } else { is_mine(view, entry.player) }
    };
    let plays = view.seats.iter().any(|seat| is_mine(view, seat.player));
    if plays { sent.iter().rev().take_while(|entry| !is_own(entry)).count() } else { 0 }
}

/// A radio button for each player; the style sheet hides what is not wanted.
fn filter(view: &TableView<'_>, texts: &Texts) -> Markup {
    html! {
        fieldset class="filter" {
            legend class="vh" { (texts.say("turn-filter").text()) }
            (option("all", &html! { (texts.say("turn-everybody").text()) }, true))
            @for &player in view.game.state().players() {
                (option(player.word(), &html! {
                    (emblem(player, Form::Plain, Label::Named(&texts.player(player))))
                }, false))
            }
        }
    }
}

fn option(word: &str, name: &Markup, is_checked: bool) -> Markup {
    let id = format!("{LOG}-{word}");
    html! {
        input class="vh" type="radio" name="log-of" id=(id) checked[is_checked];
        label for=(id) { (name) }
    }
}

/// Turns by rounds, the newest first.
fn rounds(board: &Board, texts: &Texts, entries: &[Entry], class: &str) -> Markup {
    html! {
        @for round in entries.chunk_by(|a, b| a.round == b.round).rev() {
            h4 { (texts.say("turn-round").with("number", round[0].round).text()) }
            ol class=(class) { @for entry in round.iter().rev() { (line(board, texts, entry)) } }
        }
    }
}

fn line(board: &Board, texts: &Texts, entry: &Entry) -> Markup {
    html! {
        li class={ "entry p-" (entry.player) } title=(entry.notation) {
            (emblem(entry.player, Form::Plain, Label::Named(&texts.player(entry.player))))
            p { b { (entry.field(texts)) } " " (entry.tale(board, texts)) }
        }
    }
}

/// The last turn of a player, if there is one.
pub(super) fn last_turn(entries: &[Entry], is_wanted: impl Fn(Player) -> bool) -> Option<&Entry> {
    entries.iter().rev().find(|entry| is_wanted(entry.player))
}
