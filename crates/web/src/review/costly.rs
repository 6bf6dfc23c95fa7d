//! The costliest turns of each player, with a better one beside each.

use super::players::{mark, who};
use super::{CostlyTurn, JudgedTurn, ReviewView, Status};
use crate::table::turn::Told;
use crate::{Argument, Texts};
use hamburgum_engine::{Action, Player, State};
use maud::{Markup, html};

/// A part for each player; the reader's own comes first.
pub(super) fn costly(view: &ReviewView<'_>) -> Markup {
    let mut seats: Vec<_> = view.seats.iter().collect();
    seats.sort_by_key(|seat| !seat.is_mine);
    html! {
        section class="costly" aria-labelledby="costly" {
            h2 id="costly" { (view.reader.say("review-costly")) }
            p class="note" { (view.reader.say("review-costly-note")) }
            @for seat in seats { (of_player(view, seat.player)) }
        }
    }
}

fn of_player(view: &ReviewView<'_>, player: Player) -> Markup {
    let turns = view.findings.turns.as_slice();
    let own: Vec<_> =
        view.findings.costly.iter().filter(|one| turns[one.turn].player() == player).collect();
    html! {
        div class={ "of p-" (player) } {
            h3 { (who(view, player)) }
            @if own.is_empty() {
                p class="note" { (view.reader.say(none(view))) }
            } @else {
                ol { @for one in own { li { (turn(view, one, &turns[one.turn])) } } }
            }
        }
    }
}

/// The key of why there is nothing to show.
fn none(view: &ReviewView<'_>) -> &'static str {
    if view.status == Status::Done { "review-nothing-costly" } else { "review-nothing-costly-yet" }
}

fn turn(view: &ReviewView<'_>, costly: &CostlyTurn, judged: &JudgedTurn) -> Markup {
    let reader = view.reader;
    let texts = reader.texts();
    let round = texts.say("table-round").with("number", judged.start.round()).text();
    let lost = texts.say("review-lost").with("share", texts.percent(judged.loss)).text();
    html! {
        article class="blow" {
            header {
                h4 { (round) }
                span class="verdict" { (mark(judged.grade)) b { (texts.grade(judged.grade).unwrap_or_default()) } " " (lost) }
            }
            div class="pair" {
                (side(view, judged, "review-played", &judged.actions, &costly.instead))
                (side(view, judged, "review-better", &costly.better, &costly.gains))
            }
            (parts(view, costly))
            div class="commands" {
                a class="button" href=(view.replay(view.findings.moments[costly.turn])) { (reader.say("review-see")) }
                (attempt(view, costly.turn))
            }
        }
    }
}

/// One of the two turns with what only it does.
fn side(
    view: &ReviewView<'_>,
    judged: &JudgedTurn,
    title: &str,
    actions: &[Action],
    arguments: &[Argument],
) -> Markup {
    let texts = view.reader.texts();
    let board = judged.start.board();
    html! {
        div {
            h5 { (view.reader.say(title)) }
            (turn_in_words(texts, &judged.start, actions))
            ul class="reasons" {
                @for &argument in arguments {
                    li { (texts.argument(board, judged.player(), argument)) }
                }
            }
        }
    }
}

/// A turn in words and in the notation of records.
pub(super) fn turn_in_words(texts: &Texts, start: &State<'_>, actions: &[Action]) -> Markup {
    let told = Told::of(texts, start, actions);
    let notation = start.board().say(actions).to_string();
    html! {
        p class="told" { b { (told.field) } " " (told.tale) }
        p class="notation" translate="no" { (notation) }
    }
}

/// Where the difference lies in the player's expected prestige.
fn parts(view: &ReviewView<'_>, costly: &CostlyTurn) -> Markup {
    let texts = view.reader.texts();
    let words = costly
        .parts
        .iter()
        .filter_map(|&(word, by)| Some(format!("{} ({})", texts.part(word)?, texts.worth(by))));
    let words = texts.list(&words.collect::<Vec<_>>());
    html! {
        @if !words.is_empty() { p class="note" { (texts.say("review-parts").with("list", words).text()) } }
    }
}

/// The position again, on a table of its own.
fn attempt(view: &ReviewView<'_>, turn: usize) -> Markup {
    html! {
        form method="post" action=(view.address("review/try")) {
            button class="button primary" type="submit" name="turn" value=(turn) {
                (view.reader.say("review-try"))
            }
        }
    }
}
