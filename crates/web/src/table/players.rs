//! The players: who sits there, and everything that they have.

mod holdings;
mod possessions;

use super::moment::Moment;
use super::view::{Occupant, Seat};
use crate::draw::{Form, Icon, Label, emblem, icon};
use hamburgum_engine::Player;
use holdings::{buildings, holdings};
use maud::{Markup, html};
use possessions::{fleet, tokens};

/// All players in the order of play.
pub(super) fn players(moment: &Moment<'_>) -> Markup {
    let seats = moment.view.seats;
    html! {
        section id="players" class="players" data-players=(seats.len())
            aria-label=(moment.texts.say("table-players").text()) {
            @for seat in seats { (player(moment, seat)) }
        }
    }
}

fn player(moment: &Moment<'_>, seat: &Seat<'_>) -> Markup {
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

fn head(moment: &Moment<'_>, seat: &Seat<'_>) -> Markup {
    let Moment { state, texts, .. } = moment;
    let player = seat.player;
    let builder = texts.say("table-church-builder").text();
    html! {
        header {
            (emblem(player, Form::Hatched, Label::Decorative))
            div class="who" {
                h2 id={ "name-" (player) } {
                    (texts.player(player))
                    @if state.is_church_builder(player) {
                        span class="builder" { (icon(Icon::Church, Label::Named(&builder))) }
                    }
                }
                @let occupant = occupant(moment, seat);
                p class="occupant" title=(occupant) { (occupant) }
            }
            @for badge in badges(moment, seat) { (badge) }
            (prestige(moment, player))
        }
    }
}

fn prestige(moment: &Moment<'_>, player: Player) -> Markup {
    let points = moment.state.prestige(player);
    html! {
        p class="score" {
            span class="unseen" { (moment.texts.prestige(points.into())) }
            b aria-hidden="true" data-count={ "prestige-" (player) } { (points) }
            (icon(Icon::Prestige, Label::Decorative))
        }
    }
}

/// Who sits there, in words.
fn occupant(moment: &Moment<'_>, seat: &Seat<'_>) -> String {
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

/// Whether the player is to act, thinks, is away or has resigned.
fn badges(moment: &Moment<'_>, seat: &Seat<'_>) -> Vec<Markup> {
    let badge = |class: &str, key: &str| {
        html! { span class={ "badge " (class) } { (moment.texts.say(key).text()) } }
    };
    if seat.has_resigned {
        return vec![badge("quiet", "table-resigned")];
    }
    let is_away = matches!(seat.occupant, Occupant::Person { is_here: false, .. });
    let away = is_away.then(|| badge("quiet", "table-away"));
    let acts = (moment.to_act() == Some(seat.player)).then(|| {
        let is_thinking = moment.view.is_thinking;
        badge("now", if is_thinking { "table-thinking" } else { "table-to-act" })
    });
    away.into_iter().chain(acts).collect()
}
