//! Players by the sources of their prestige, with totals and places.

use super::scores::{Scores, Source};
use super::sitter;
use crate::Texts;
use crate::draw::{Form, Icon, Label, emblem, icon};
use crate::table::outcome::{Outcome, Standing};
use crate::table::{SeatView, TableView};
use hamburgum_engine::{Player, TokenKind};
use maud::{Markup, html};

/// The table. Its numbers have their values as data, so that a script can count them up row by row.
pub(super) fn table(view: &TableView<'_>, texts: &Texts, outcome: &Outcome) -> Markup {
    let scores = Scores::of(view.game);
    html! {
        table class="scores" data-players=(view.seats.len()) {
            caption class="unseen" { (texts.say("finale-table").text()) }
            thead {
                tr { td {} @for seat in view.seats { (player(texts, seat, outcome)) } }
            }
            tbody {
                @for (source, points) in scores.rows() {
                    tr data-row="" {
                        th scope="row" { (sign(*source)) span { (texts.say(source.key()).text()) } }
                        @for seat in view.seats { (figure(texts, points[seat.player])) }
                    }
                }
            }
            tfoot {
                tr class="totals" {
                    th scope="row" { (icon(Icon::Prestige, Label::Decorative)) span { (texts.say("finale-total").text()) } }
                    @for seat in view.seats { (total(texts, seat.player, outcome)) }
                }
                tr class="places" {
                    th scope="row" { (texts.say("finale-place").text()) }
                    @for seat in view.seats { (place(texts, seat.player, outcome)) }
                }
                (money(view, texts, outcome))
            }
        }
    }
}

fn standing(outcome: &Outcome, player: Player) -> Option<&Standing> {
    outcome.standings.iter().find(|one| one.final_scoring.player == player)
}

fn is_winner(outcome: &Outcome, player: Player) -> bool {
    standing(outcome, player).is_some_and(|one| one.place == 1)
}

fn player(texts: &Texts, seat: &SeatView<'_>, outcome: &Outcome) -> Markup {
    let winner = is_winner(outcome, seat.player).then_some("winner");
    html! {
        th scope="col" class=[winner] {
            (emblem(seat.player, Form::Hatched, Label::Decorative))
            b { (texts.player(seat.player)) }
            small title=(sitter(texts, seat)) { (sitter(texts, seat)) }
        }
    }
}

fn sign(source: Source) -> Markup {
    let sign = match source {
        Source::Start => Icon::Prestige,
        Source::Token(TokenKind::Five) => Icon::Five,
        Source::Token(TokenKind::Donations) => Icon::Donate,
        Source::Token(TokenKind::Ships) => Icon::Ship,
        Source::Token(TokenKind::Building) => Icon::Guildhall,
        Source::Token(TokenKind::Citizens) => Icon::Citizen,
        Source::Churches => Icon::Church,
        Source::Moves => Icon::Rondel,
        Source::Wealth => Icon::Money,
    };
    icon(sign, Label::Decorative)
}

/// A number; zero is pale, and negative numbers have a sign.
fn figure(texts: &Texts, points: i32) -> Markup {
    let size = texts.number(points.unsigned_abs());
    html! {
        td class=[(points == 0).then_some("zero")] data-points=(points) {
            @if points < 0 { "−" } (size)
        }
    }
}

fn total(texts: &Texts, player: Player, outcome: &Outcome) -> Markup {
    let winner = is_winner(outcome, player).then_some("winner");
    let points = standing(outcome, player).map_or(0, |one| one.final_scoring.score.prestige);
    html! { td class=[winner] data-total="" { (texts.number(points)) } }
}

fn place(texts: &Texts, player: Player, outcome: &Outcome) -> Markup {
    let winner = is_winner(outcome, player).then_some("winner");
    let place = standing(outcome, player).map_or(0, |one| one.place);
    html! { td class=[winner] { (texts.say("turn-place").with("place", place).text()) } }
}

/// The remaining money of everybody, if it decides between players with equal prestige (END-3).
fn money(view: &TableView<'_>, texts: &Texts, outcome: &Outcome) -> Markup {
    let mut scores: Vec<u32> =
        outcome.standings.iter().map(|one| one.final_scoring.score.prestige).collect();
    scores.sort_unstable();
    let has_equals = scores.windows(2).any(|pair| pair[0] == pair[1]);
    let left = |player| standing(outcome, player).map_or(0, |one| one.final_scoring.score.money);
    html! {
        @if has_equals {
            tr class="left" {
                th scope="row" { (texts.say("finale-money-left").text()) }
                @for seat in view.seats { td { (texts.number(left(seat.player))) } }
            }
        }
    }
}
