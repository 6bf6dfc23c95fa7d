//! After the game: how it ended, and the final reckoning line by line.

use super::form::{address, post, send};
use super::preview::prestige_sign;
use super::scene::{is_mine, plays, seat_of};
use super::{HEADING, gathering};
use crate::Texts;
use crate::draw::{Form, Icon, Label, TokenState, emblem, token};
use crate::table::{Done, TableView};
use hamburgum_engine::{Board, Player, Reckoning};
use maud::{Markup, html};

/// The winner, the reckoning of each player, and the way to play again.
pub(super) fn over(
    view: &TableView<'_>,
    texts: &Texts,
    how: Done,
    rematch: Option<&str>,
) -> Markup {
    let reckonings = view.game.state().reckonings();
    let winners = winners(view, how, &reckonings);
    html! {
        div class="act over" {
            header {
                @for &winner in &winners { (emblem(winner, Form::Hatched, Label::Decorative)) }
                h2 id=(HEADING) { (heading(texts, &winners)) }
            }
            p class="hint" { (texts.say(ending(how)).text()) }
            ol class="reckoning" {
                @for one in &reckonings { li class={ "p-" (one.player) } { (account(view, texts, one)) } }
            }
            (again(view, texts, rematch))
        }
    }
}

/// Who has won, in words.
pub(super) fn outcome(view: &TableView<'_>, texts: &Texts, how: Done) -> String {
    heading(texts, &winners(view, how, &view.game.state().reckonings()))
}

/// Whoever has not resigned wins if all others have; else the reckoning says it (END-3).
fn winners(view: &TableView<'_>, how: Done, reckonings: &[Reckoning]) -> Vec<Player> {
    if how == Done::ByResignation {
        let stayed = view.seats.iter().filter(|seat| !seat.has_resigned);
        return stayed.map(|seat| seat.player).collect();
    }
    reckonings.iter().filter(|one| one.place == 1).map(|one| one.player).collect()
}

fn heading(texts: &Texts, winners: &[Player]) -> String {
    if let [winner] = winners {
        return texts.say("turn-wins").player(*winner).text();
    }
    let names: Vec<_> = winners.iter().map(|&player| texts.player(player)).collect();
    texts.say("turn-win-together").with("list", texts.list(&names)).text()
}

fn ending(how: Done) -> &'static str {
    match how {
        Done::ByTheRules => "turn-ended-by-rules",
        Done::ByConsent => "turn-ended-by-consent",
        Done::ByResignation => "turn-ended-by-resignation",
        Done::Unfinished => "replay-unfinished",
    }
}

/// One player's lines; the winner's and the viewer's own are open.
fn account(view: &TableView<'_>, texts: &Texts, one: &Reckoning) -> Markup {
    let is_open = one.place == 1 || is_mine(view, one.player);
    html! {
        details open[is_open] {
            summary {
                span class="place" { (texts.say("turn-place").with("place", one.place).text()) }
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

/// END-2, line by line.
fn lines(board: &Board, texts: &Texts, one: &Reckoning) -> Markup {
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
            (line(&super::form::sign(Icon::Money), &wealth(texts, one), one.bought, texts))
            div class="rest" {
                dt class="cap" { span { (texts.say("turn-money-left").text()) } }
                dd { (texts.money(one.score.money)) }
            }
        }
    }
}

fn wealth(texts: &Texts, one: &Reckoning) -> String {
    texts.say("turn-wealth").with("amount", one.money).with("units", one.units).text()
}

fn line(sign: &Markup, name: &str, points: u32, texts: &Texts) -> Markup {
    html! {
        div { dt class="cap" { (sign) span { (name) } } dd { (texts.number(points)) } }
    }
}

fn again(view: &TableView<'_>, texts: &Texts, rematch: Option<&str>) -> Markup {
    let words = texts.say("turn-rematch").text();
    html! {
        div class="cmd" {
            @match rematch {
                Some(table) => a class="btn primary" href=(table) { (texts.say("turn-to-rematch").text()) },
                None if plays(view) => (post(view, texts, "rematch", &send("primary", &words))),
                None => {}
            }
            (post(view, texts, "review", &send("", &texts.say("review-this").text())))
            a class="btn" href=(address(view, texts, "replay")) { (texts.say("replay-watch").text()) }
        }
    }
}
