//! What concerns the table and not the turn: leaving, resigning, ending, absent players.

use super::form::{post, send, send_value, sign};
use super::scene::{plays, plays_several};
use crate::Texts;
use crate::draw::Icon;
use crate::table::{Occupant, Seat, Stage, TableView};
use maud::{Markup, html};

/// A sign that opens a list of all such things, each a small form; who only watches needs none.
pub fn menu(view: &TableView<'_>, texts: &Texts) -> Markup {
    if !plays(view) || matches!(view.stage, Stage::Over { .. }) {
        return html! {};
    }
    html! {
        details class="menu-fold" {
            summary { (sign(Icon::Menu)) span class="vh" { (texts.say("turn-menu").text()) } }
            (list(view, texts))
        }
    }
}

fn list(view: &TableView<'_>, texts: &Texts) -> Markup {
    if view.lesson.is_some() {
        return lesson(texts);
    }
    let is_playing = matches!(view.stage, Stage::Playing);
    let may_propose = is_playing && view.proposal.is_none();
    html! {
        ul id="menu-list" class="menu-list" {
            @if is_playing { @for seat in view.seats { (returning(view, texts, seat)) } }
            @if may_propose {
                li { (propose(view, texts, "end", &texts.say("turn-propose-end").text())) }
                @for seat in view.seats.iter().filter(|seat| is_absent(seat)) {
                    li { (stand_in(view, texts, seat)) }
                }
            }
            @if is_playing { @for seat in own_seats(view) { li { (resign(view, texts, seat)) } } }
            li { (post(view, texts, "leave", &send("quiet", &texts.say("turn-leave").text()))) }
        }
    }
}

/// Who leaves a lesson finds it again on the first page; nobody plays on meanwhile.
fn lesson(texts: &Texts) -> Markup {
    html! {
        ul id="menu-list" class="menu-list" {
            li {
                a class="btn quiet" href={ "/" (texts.language().code()) } {
                    (texts.say("tutorial-leave").text())
                }
            }
        }
    }
}

/// The viewer's seats that are still in the game.
fn own_seats<'a>(view: &TableView<'a>) -> impl Iterator<Item = &'a Seat<'a>> + use<'a> {
    view.seats.iter().filter(|seat| seat.is_mine && !seat.has_resigned)
}

fn is_absent(seat: &Seat<'_>) -> bool {
    matches!(seat.occupant, Occupant::Person { is_here: false, .. }) && !seat.is_mine
}

/// The owner of a seat takes it back from the computer that stands in.
fn returning(view: &TableView<'_>, texts: &Texts, seat: &Seat<'_>) -> Markup {
    let Occupant::Computer { stands_in_for: Some(_), .. } = seat.occupant else { return html! {} };
    let words = texts.say("turn-return").player(seat.player).text();
    html! {
        @if seat.is_mine && !seat.has_resigned {
            li { (post(view, texts, "return", &send_value("primary", "seat", seat.player.word(), &words))) }
        }
    }
}

fn stand_in(view: &TableView<'_>, texts: &Texts, seat: &Seat<'_>) -> Markup {
    let words = texts.say("turn-propose-stand-in").player(seat.player).text();
    propose(view, texts, &format!("stand-in:{}", seat.player), &words)
}

fn propose(view: &TableView<'_>, texts: &Texts, what: &str, words: &str) -> Markup {
    post(view, texts, "propose", &send_value("quiet", "what", what, words))
}

/// Resigning cannot be taken back, so its button is behind another one.
fn resign(view: &TableView<'_>, texts: &Texts, seat: &Seat<'_>) -> Markup {
    let really = texts.say("turn-resign-really").text();
    let words = if plays_several(view) {
        texts.say("turn-resign-for").player(seat.player).text()
    } else {
        texts.say("turn-resign").text()
    };
    html! {
        details class="resign" {
            summary class="btn quiet" { (words) }
            p { (texts.say("turn-resign-means").text()) }
            (post(view, texts, "resign", &send_value("danger", "seat", seat.player.word(), &really)))
        }
    }
}
