//! Before the game: occupants of seats, and invitations.

mod offer;
mod start;

use super::HEADING;
use super::form::{link_to_copy, post, send, send_value};
use super::scene::plays;
use crate::Texts;
use crate::draw::{Form, Label, emblem};
use crate::table::{GatheringView, Occupant, SeatView, TableView};
use hamburgum_table::FormName;
use maud::{Markup, html};

/// The seats with their people, invitations and computers.
pub(super) fn gathering(view: &TableView<'_>, texts: &Texts, before: &GatheringView<'_>) -> Markup {
    html! {
        div class="act gathering" {
            header { h2 id=(HEADING) { (texts.say("turn-gathering").text()) } }
            @if before.plan.is_none() { p class="hint" { (texts.say("turn-begins-when").text()) } }
            ol class="seats" {
                @for seat in view.seats { li { (seat_row(view, texts, seat, before)) } }
            }
            (start::start(view, texts, before))
            (offer::offer(view, texts, before))
            @if plays(view) {
                div class="leaving" {
                    (post(view, texts, FormName::Leave, &send("quiet", &texts.say("turn-leave").text())))
                }
            }
        }
    }
}

fn seat_row(
    view: &TableView<'_>,
    texts: &Texts,
    seat: &SeatView<'_>,
    before: &GatheringView<'_>,
) -> Markup {
    html! {
        div class="seat" {
            (emblem(seat.player, Form::Hatched, Label::Decorative))
            span class="cw" {
                span class="ct" { (texts.player(seat.player)) } " "
                span class="ce" { (who(texts, seat)) }
            }
            @if before.is_host && is_other_person(seat) { (remove(view, texts, seat)) }
        }
        @if let Occupant::Nobody { invitation } = seat.occupant {
            @if let Some(address) = invitation { (invite(texts, seat, address)) }
            @if plays(view) { (computer(view, texts, seat)) }
        }
    }
}

fn is_other_person(seat: &SeatView<'_>) -> bool {
    matches!(seat.occupant, Occupant::Person { .. }) && !seat.is_mine
}

/// The button by which a host removes somebody.
fn remove(view: &TableView<'_>, texts: &Texts, seat: &SeatView<'_>) -> Markup {
    let words = texts.say("lobby-remove").player(seat.player).text();
    post(view, texts, FormName::Remove, &send_value("quiet", "seat", seat.player.word(), &words))
}

/// The occupant of a seat in words.
pub(in crate::table) fn who(texts: &Texts, seat: &SeatView<'_>) -> String {
    let text = match seat.occupant {
        Occupant::Nobody { .. } => texts.say("turn-seat-open").text(),
        Occupant::Person { name, .. } if seat.is_mine => {
            texts.say("turn-seat-mine").with("name", name).text()
        }
        Occupant::Person { name, is_here: true } => name.to_owned(),
        Occupant::Person { name, is_here: false } => {
            texts.say("turn-seat-away").with("name", name).text()
        }
        Occupant::Computer { level, stands_in_for: None } => {
            texts.say("turn-seat-computer").with("level", level).text()
        }
        Occupant::Computer { level, stands_in_for: Some(name) } => {
            texts.say("turn-seat-stands-in").with("level", level).with("name", name).text()
        }
    };
    if seat.has_resigned { texts.say("turn-seat-resigned").with("name", text).text() } else { text }
}

fn invite(texts: &Texts, seat: &SeatView<'_>, address: &str) -> Markup {
    let id = format!("invite-{}", seat.player);
    let words = texts.say("turn-invitation").player(seat.player).text();
    link_to_copy(texts, &id, &html! { label class="unseen" for=(id) { (words) } }, address)
}

/// A form that gives a seat to a computer of a chosen level.
pub(super) fn computer(view: &TableView<'_>, texts: &Texts, seat: &SeatView<'_>) -> Markup {
    let id = format!("level-{}", seat.player);
    let content = html! {
        input type="hidden" name="seat" value=(seat.player);
        label class="unseen" for=(id) { (texts.say("turn-level").player(seat.player).text()) }
        select id=(id) class="field" name="level" {
            @for (word, name) in view.levels { option value=(word) { (name) } }
        }
        (send("", &texts.say("turn-give-to-computer").text()))
    };
    html! { div class="to-computer" { (post(view, texts, FormName::Computer, &content)) } }
}
