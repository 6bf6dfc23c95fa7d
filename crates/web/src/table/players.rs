//! The players: occupants and possessions.

mod holdings;
mod possessions;

use super::clock;
use super::moment::Moment;
use super::{Occupant, SeatView};
use crate::draw::{Form, Icon, Label, emblem, icon};
use crate::rules::about;
use hamburgum_engine::Player;
use holdings::{buildings, holdings};
use maud::{Markup, html};
use possessions::{fleet, tokens};

/// All players in the order of play, starting with the viewer's.
pub(super) fn players(moment: &Moment<'_>) -> Markup {
    let seats = moment.view.seats;
    let (before, from_mine) = seats.split_at(first_place(seats));
    html! {
        // On a phone the list scrolls; keyboards can scroll only what can be focused.
        section id="players" class="players" data-players=(seats.len()) tabindex="0"
            aria-label=(moment.texts.say("table-players").text()) {
            @for seat in from_mine.iter().chain(before) { (player(moment, seat)) }
        }
    }
}

/// The index of the first player. A viewer who plays several seats has no own one.
fn first_place(seats: &[SeatView<'_>]) -> usize {
    let mut mine = (0..).zip(seats).filter(|(_, seat)| seat.is_mine).map(|(place, _)| place);
    match (mine.next(), mine.next()) {
        (Some(only), None) => only,
        _ => 0,
    }
}

/// One player.
pub(super) fn player(moment: &Moment<'_>, seat: &SeatView<'_>) -> Markup {
    let player = seat.player;
    let acts = if moment.to_act() == Some(player) { " acts" } else { "" };
    let gone = if seat.has_resigned { " resigned" } else { "" };
    html! {
        article id={ "player-" (player) } class={ "player p-" (player) (acts) (gone) }
            aria-labelledby={ "name-" (player) } {
            (head(moment, seat))
            (holdings(moment, player))
            (buildings(moment, player))
            (fleet(moment, player))
            (tokens(moment, player))
        }
    }
}

fn head(moment: &Moment<'_>, seat: &SeatView<'_>) -> Markup {
    let Moment { state, texts, .. } = moment;
    let player = seat.player;
    let builder = texts.say("table-church-builder").text();
    let occupant = occupant(moment, seat);
    html! {
        header {
            (emblem(player, Form::Hatched, Label::Decorative))
            div class="who" {
                h2 id={ "name-" (player) } {
                    (texts.player(player))
                    @if state.is_church_builder(player) {
                        span class="builder" data-explain=(about::CHURCH_BUILDER) { (icon(Icon::Church, Label::Named(&builder))) }
                    }
                }
                div class="below" {
                p class="occupant" title=(occupant) {
                    @match seat.occupant {
                        // There is only room for an icon and the level.
                        Occupant::Computer { level, stands_in_for: None } if !seat.has_resigned => {
                            span class="unseen" { (occupant) }
                            span aria-hidden="true" {
                                (icon(Icon::Computer, Label::Decorative)) (level)
                            }
                        }
                        // A long name is cut off, but "you" stays visible.
                        Occupant::Person { name, .. } if seat.is_mine && !seat.has_resigned => {
                            span class="name" { (name) } " "
                            span class="you" { (texts.say("table-you").text()) }
                        }
                        _ => (occupant),
                    }
                }
                (clock::beside(moment.view, texts, player))
                }
            }
            (badge(moment, seat))
            (prestige(moment, player))
        }
    }
}

fn prestige(moment: &Moment<'_>, player: Player) -> Markup {
    let points = moment.prestige(player);
    let is_long = if points >= 100 { " long" } else { "" };
    html! {
        p class={ "score" (is_long) } data-explain=(about::PRESTIGE) {
            span class="unseen" { (moment.texts.prestige(points)) }
            b aria-hidden="true" data-count={ "prestige-" (player) } { (points) }
            (icon(Icon::Prestige, Label::Decorative))
        }
    }
}

/// The occupant in words, and whether they are away, have left or have resigned.
fn occupant(moment: &Moment<'_>, seat: &SeatView<'_>) -> String {
    let texts = moment.texts;
    let name = sitter(moment, seat);
    match seat.occupant {
        _ if seat.has_resigned => texts.say("table-seat-resigned").with("name", name).text(),
        Occupant::Person { is_here: false, .. }
            if !seat.is_mine && !is_on_holiday(moment, seat) =>
        {
            texts.say("table-seat-away").with("name", name).text()
        }
        _ => name,
    }
}

/// Then the place of the time says until when.
fn is_on_holiday(moment: &Moment<'_>, seat: &SeatView<'_>) -> bool {
    moment.view.clock.is_some_and(|clock| clock.back(seat.player).is_some())
}

fn sitter(moment: &Moment<'_>, seat: &SeatView<'_>) -> String {
    let texts = moment.texts;
    match seat.occupant {
        Occupant::Nobody { .. } => texts.say("table-seat-free").text(),
        Occupant::Person { name, .. } if seat.is_mine => {
            texts.say("table-seat-mine").with("name", name.to_owned()).text()
        }
        Occupant::Person { name, .. } => name.to_owned(),
        Occupant::Computer { level, stands_in_for: None } => {
            texts.say("table-seat-computer").with("level", level.to_owned()).text()
        }
        Occupant::Computer { level, stands_in_for: Some(name) } => texts
            .say("table-seat-stand-in")
            .with("level", level.to_owned())
            .with("name", name.to_owned())
            .text(),
    }
}

/// Marks the player whose turn it is.
fn badge(moment: &Moment<'_>, seat: &SeatView<'_>) -> Markup {
    if moment.to_act() != Some(seat.player) {
        return html! {};
    }
    let key = if moment.view.is_thinking { "table-thinking" } else { "table-to-act" };
    html! { span class="badge" { (moment.texts.say(key).text()) } }
}
