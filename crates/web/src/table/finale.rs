//! The finale: a dialog over the table when the game is over.
//!
//! The server sends it open, so it needs no scripts, and its button closes it. A script makes it modal
//! and counts the scores up. Its styles and scripts are loaded with it and not with every table.

mod course;
mod picture;
mod scores;
mod share;
mod skyline;
mod table;
#[cfg(test)]
mod tests;
mod turning;

pub use picture::picture;

use super::origin::origin;
use super::outcome::Outcome;
use super::turn::{address, again, who};
use super::{Occupant, SeatView, Stage, TableView};
use crate::At;
use crate::draw::{Form, Icon, Label, emblem, icon};
use crate::{Texts, asset_address};
use maud::{Markup, html};

/// The styles that only the finale needs.
const STYLES: [&str; 2] = ["graph.css", "finale.css"];

/// The finale of a finished game; empty before the end.
pub(super) fn finale(view: &TableView<'_>, texts: &Texts) -> Markup {
    let Stage::Over { how, rematch, turning_points } = view.stage else { return html! {} };
    let outcome = Outcome::of(view, how);
    html! {
        @for style in STYLES { link rel="stylesheet" href=(asset_address(style)); }
        dialog id="finale" class="finale" open aria-labelledby="ending" aria-describedby="ending-scores" {
            (head(view, texts, &outcome))
            div class="roll" {
                (skyline::skyline(view.game.state(), texts))
                div class="halves" {
                    (table::table(view, texts, &outcome))
                    div class="story" {
                        (course::course(view, texts))
                        (turning::turning(view, texts, turning_points))
                    }
                    (share::share(view, texts, &outcome))
                }
                (origin(view, texts))
            }
            footer class="ways" {
                (again(view, texts, rematch, "primary"))
                form method="post" action=(address(view, texts, At::Review)) {
                    button class="btn" { (texts.say("review-this").text()) }
                }
                a class="btn" href=(address(view, texts, At::Replay { at: None })) { (texts.say("replay-watch").text()) }
            }
        }
    }
}

/// The result in one line, for link previews; `None` before the end.
pub(super) fn summary_of(view: &TableView<'_>, texts: &Texts) -> Option<String> {
    let Stage::Over { how, .. } = view.stage else { return None };
    Some(share::summary(view, texts, &Outcome::of(view, how)))
}

/// Winner and lead, and a button that closes the dialog.
fn head(view: &TableView<'_>, texts: &Texts, outcome: &Outcome) -> Markup {
    let winners = outcome.winners();
    let seat = view.seats.iter().find(|seat| winners[..] == [seat.player] && !seat.is_mine);
    html! {
        header class="top" {
            // Shown while scores are counted up. No other button appears in its place, so a second
            // press hits nothing.
            div class="meanwhile" {
                p aria-hidden="true" { (texts.say("finale-open").text()) }
                button type="button" class="btn" { (texts.say("finale-skip").text()) }
            }
            div class="laurels" {
                @for &winner in &winners { (emblem(winner, Form::Hatched, Label::Decorative)) }
            }
            div class="words" {
                h2 id="ending" tabindex="-1" autofocus { (outcome.heading_for(view, texts)) }
                p {
                    @if let Some(seat) = seat { b { (sitter(texts, seat)) } " · " }
                    @if let Some(lead) = outcome.lead(texts) { (lead) " · " }
                    @if let Some(place) = outcome.own_place(view, texts) { (place) " · " }
                    (outcome.ending(texts))
                }
                p id="ending-scores" class="unseen" { (outcome.in_a_line(texts)) }
            }
            form method="dialog" {
                button class="btn close" {
                    (icon(Icon::Close, Label::Decorative)) span { (texts.say("finale-close").text()) }
                }
            }
        }
    }
}

/// The occupant of a seat, regardless of whether they are connected.
fn sitter(texts: &Texts, seat: &SeatView<'_>) -> String {
    let occupant = match seat.occupant {
        Occupant::Person { name, .. } => Occupant::Person { name, is_here: true },
        other => other,
    };
    who(texts, &SeatView { occupant, ..*seat })
}
