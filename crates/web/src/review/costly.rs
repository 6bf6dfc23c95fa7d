//! The costliest turns, most expensive first, each with a better one.

use super::players::{mark, who};
use super::{CostlyTurn, JudgedTurn, ReviewView, Status};
use crate::At;
use crate::table::turn::{StoryResult, steps};
use crate::{Audience, Remark, Texts};
use hamburgum_engine::{Action, Player, State};
use maud::{Markup, html};

/// The number of moments that are visible at first; the others can be unfolded.
const WORST: usize = 3;

/// Whether a moment is unfolded.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fold {
    Open,
    Closed,
}

impl Fold {
    /// Only the first of several is open.
    fn of(place: usize) -> Self {
        if place == 0 { Self::Open } else { Self::Closed }
    }
}

/// The most expensive moments: the reader's own or, if the reader did not play, those of all players.
/// The first one is unfolded.
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
    let shown: Vec<usize> = worst_of(view).iter().map(|one| one.turn).collect();
    html! {
        @for seat in view.seats {
            @let rest: Vec<_> = of(view, seat.player).filter(|one| !shown.contains(&one.turn)).collect();
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

/// The key of the text that replaces an empty list.
fn none(view: &ReviewView<'_>) -> &'static str {
    if view.status == Status::Done { "review-nothing-costly" } else { "review-nothing-costly-yet" }
}

/// A costly turn in one line, which unfolds to show the better one.
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
                (played(view, judged, costly))
                (better(view, judged, costly))
            }
            div class="commands" {
                (attempt(view, costly.turn))
                a class="button" href=(view.replay(view.findings.moments[costly.turn])) { (reader.say("review-see")) }
            }
        }
    }
}

/// The turn that was played, and the reasons against it.
fn played(view: &ReviewView<'_>, judged: &JudgedTurn, costly: &CostlyTurn) -> Markup {
    let texts = view.reader.texts();
    html! {
        div {
            h3 { (view.reader.say("review-played")) }
            (as_played(texts, &judged.start, &judged.actions))
            (causes(texts, &judged.start, view.audience(judged.player()), &costly.drawbacks))
        }
    }
}

/// The better turn, and the reasons for it.
fn better(view: &ReviewView<'_>, judged: &JudgedTurn, costly: &CostlyTurn) -> Markup {
    let texts = view.reader.texts();
    html! {
        div {
            h3 { (view.reader.say("review-better")) }
            (as_idea(texts, &judged.start, &costly.better))
            (causes(texts, &judged.start, view.audience(judged.player()), &costly.gains))
            @if costly.gains.is_empty() { p class="note" { (view.reader.say("review-later")) } }
        }
    }
}

/// The reasons why a turn is good or bad.
pub(super) fn causes(
    texts: &Texts,
    start: &State<'_>,
    audience: Audience,
    remarks: &[Remark],
) -> Markup {
    html! {
        @if !remarks.is_empty() {
            ul class="reasons" {
                @for &remark in remarks { li { (texts.remark(start.board(), audience, remark)) } }
            }
        }
    }
}

/// A turn as it was played: "Trade: sold 2 beer for £180".
pub(super) fn as_played(texts: &Texts, start: &State<'_>, actions: &[Action]) -> Markup {
    let text = StoryResult::of(texts, start, actions);
    html! { p class="told" { b { (text.field) } " " (text.tale) } }
}

/// A turn that could be played: "Trade" and "Sell 2 beer for £180".
pub(super) fn as_idea(texts: &Texts, start: &State<'_>, actions: &[Action]) -> Markup {
    html! {
        p class="told" { b { (StoryResult::of(texts, start, actions).field) } }
        (steps(texts, start, actions))
    }
}

/// A button that opens a new table with this position.
fn attempt(view: &ReviewView<'_>, turn: usize) -> Markup {
    html! {
        form method="post" action=(view.address(At::TryTurn)) {
            button class="button primary" type="submit" name="turn" value=(turn) {
                (view.reader.say("review-try"))
            }
        }
    }
}
