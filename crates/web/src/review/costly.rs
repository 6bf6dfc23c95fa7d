//! The costliest turns, the worst moments first, with a better one beside each.

use super::players::{mark, who};
use super::{CostlyTurn, JudgedTurn, ReviewView, Status};
use crate::table::turn::Told;
use crate::{Argument, Texts};
use hamburgum_engine::{Action, Player, State};
use maud::{Markup, html};

/// So many moments are shown at once; the others can be unfolded.
const WORST: usize = 3;

/// Whether a moment lies open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fold {
    Open,
    Closed,
}

impl Fold {
    /// The first of several is open.
    fn of(place: usize) -> Self {
        if place == 0 { Self::Open } else { Self::Closed }
    }
}

/// The moments that cost the most: the reader's own or, for who did not play, those of all. The first
/// one lies open.
pub(super) fn worst(view: &ReviewView<'_>) -> Markup {
    let worst = worst_of(view);
    html! {
        section class="costly" aria-labelledby="costly" {
            h2 id="costly" { (view.reader.say("review-costly")) }
            @if worst.is_empty() {
                p class="note" { (view.reader.say(none(view))) }
            } @else {
                p class="note" { (view.reader.say("review-costly-note")) }
                ol { @for (place, one) in worst.into_iter().enumerate() { li { (moment(view, one, Fold::of(place))) } } }
            }
        }
    }
}

/// The other costly turns of each player, to be unfolded.
pub(super) fn more(view: &ReviewView<'_>) -> Markup {
    let told: Vec<usize> = worst_of(view).iter().map(|one| one.turn).collect();
    html! {
        @for seat in view.seats {
            @let rest: Vec<_> = of(view, seat.player).filter(|one| !told.contains(&one.turn)).collect();
            @if !rest.is_empty() {
                details id={ "more-" (seat.player) } class="more costly" {
                    summary { (view.reader.texts().say("review-more").player(seat.player).text()) }
                    ol { @for one in rest { li { (moment(view, one, Fold::Closed)) } } }
                }
            }
        }
    }
}

/// The costly turns of a player.
fn of<'a>(view: &ReviewView<'a>, player: Player) -> impl Iterator<Item = &'a CostlyTurn> {
    let findings = view.findings;
    findings.costly.iter().filter(move |one| findings.turns[one.turn].player() == player)
}

fn worst_of<'a>(view: &ReviewView<'a>) -> Vec<&'a CostlyTurn> {
    let cost = |one: &CostlyTurn| view.findings.turns[one.turn].loss.cost;
    let plays = view.seats.iter().any(|seat| seat.is_mine);
    let seats = view.seats.iter().filter(|seat| seat.is_mine || !plays);
    let mut worst: Vec<_> = seats.flat_map(|seat| of(view, seat.player)).collect();
    worst.sort_by(|a, b| cost(b).total_cmp(&cost(a)));
    worst.truncate(WORST);
    worst
}

/// The key of why there is nothing to show.
fn none(view: &ReviewView<'_>) -> &'static str {
    if view.status == Status::Done { "review-nothing-costly" } else { "review-nothing-costly-yet" }
}

/// A costly turn in a line, which unfolds to the better one beside it.
fn moment(view: &ReviewView<'_>, costly: &CostlyTurn, fold: Fold) -> Markup {
    let reader = view.reader;
    let texts = reader.texts();
    let judged = &view.findings.turns[costly.turn];
    let round = texts.say("table-round").with("number", judged.start.round()).text();
    let lost = texts.say("review-lost").with("share", texts.given_away(judged.loss)).text();
    html! {
        details id={ "moment-" (costly.turn) } class={ "blow p-" (judged.player()) } open[fold == Fold::Open] {
            summary {
                (who(view, judged.player()))
                b class="when" { (round) }
                span class="verdict" { (mark(judged.grade)) b { (texts.grade(judged.grade).unwrap_or_default()) } " " (lost) }
            }
            div class="pair" {
                (side(view, judged, "review-played", &judged.actions, &costly.instead))
                (side(view, judged, "review-better", &costly.better, &costly.gains))
            }
            (parts(view, costly))
            div class="commands" {
                (attempt(view, costly.turn))
                a class="button" href=(view.replay(view.findings.moments[costly.turn])) { (reader.say("review-see")) }
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
            h3 { (view.reader.say(title)) }
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
