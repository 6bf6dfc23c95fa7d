//! After the game: how it ended, and itemised final scores.

use super::form::address;
use super::form::{post, send};
use super::preview::prestige_sign;
use super::scene::{is_mine, plays, seat_of};
use super::{HEADING, gathering};
use crate::At;
use crate::Texts;
use crate::draw::{Form, Icon, Label, TokenState, emblem, token};
use crate::table::TableView;
use crate::table::outcome::{Outcome, Standing};
use hamburgum_engine::{Board, FinalScoring};
use hamburgum_table::Done;
use hamburgum_table::FormName;
use maud::{Markup, html};

/// The winner, the final score of each player, and links to the finale and the next game.
pub(super) fn over(
    view: &TableView<'_>,
    texts: &Texts,
    how: Done,
    rematch: Option<&str>,
) -> Markup {
    let outcome = Outcome::of(view, how);
    let page = address(view, texts, At::Page);
    html! {
        div class="act over" {
            header {
                @for winner in outcome.winners() { (emblem(winner, Form::Hatched, Label::Decorative)) }
                h2 id=(HEADING) { (outcome.heading_for(view, texts)) }
            }
            p class="hint" { (outcome.ending(texts)) }
            ol class="final-scoring" {
                @for one in &outcome.standings {
                    li class={ "p-" (one.final_scoring.player) } { (account(view, texts, one)) }
                }
            }
            div class="cmd" {
                // Without scripts the page reloads, with the finale over it again.
                a class="btn primary" href=(page) data-finale-open="" {
                    (texts.say("finale-open").text())
                }
                (again(view, texts, rematch, ""))
            }
        }
    }
}

/// The items of one player's score; the winner's and the viewer's are open.
fn account(view: &TableView<'_>, texts: &Texts, standing: &Standing) -> Markup {
    let one = &standing.final_scoring;
    let is_open = standing.place == 1 || is_mine(view, one.player);
    html! {
        details open[is_open] {
            summary {
                span class="place" { (texts.say("turn-place").with("place", standing.place).text()) }
                (emblem(one.player, Form::Plain, Label::Decorative))
                span class="cw" {
                    span class="ct" { (texts.player(one.player)) } " "
                    @if let Some(seat) = seat_of(view, one.player) {
                        span class="ce" { (gathering::who(texts, seat)) }
                    }
                }
                b class="final" { (texts.number(one.score.prestige)) } (prestige_sign(texts))
                span class="fold" { (super::form::sign(Icon::Chevron)) }
            }
            (lines(view.game.board(), texts, one))
        }
    }
}

/// The items of END-2.
fn lines(board: &Board, texts: &Texts, one: &FinalScoring) -> Markup {
    html! {
        dl class="lines" {
            (line(&html! {}, &texts.say("turn-prestige-so-far").text(), one.prestige, texts))
            @for &(id, points) in &one.tokens {
                (line(
                    &token(board, id, TokenState::OnOffer, Label::Decorative),
                    &texts.token(board, id),
                    points.into(),
                    texts,
                ))
            }
            (line(&super::form::sign(Icon::Money), &texts.wealth(one.money, one.units), one.bought, texts))
            div class="rest" {
                dt class="cap" { span { (texts.say("turn-money-left").text()) } }
                dd { (texts.money(one.score.money)) }
            }
        }
    }
}

fn line(sign: &Markup, name: &str, points: u32, texts: &Texts) -> Markup {
    html! {
        div { dt class="cap" { (sign) span { (name) } } dd { (texts.number(points)) } }
    }
}

/// A link to the rematch, or the button that creates it.
pub(in crate::table) fn again(
    view: &TableView<'_>,
    texts: &Texts,
    rematch: Option<&str>,
    class: &str,
) -> Markup {
    let words = texts.say("turn-rematch").text();
    html! {
        @match rematch {
            Some(table) => a class={ "btn " (class) } href=(table) { (texts.say("turn-to-rematch").text()) },
            None if plays(view) => (post(view, texts, FormName::Rematch, &send(class, &words))),
            None => {}
        }
    }
}
