//! The result as a standalone picture, for sharing.
//!
//! A browser renders it, so it may use the style sheets of our pages (in light mode) and their fonts.
//! Both are embedded, because a picture loads nothing.

mod carried;

use super::share::summary;
use super::sitter;
use super::skyline::builder_of;
use crate::Texts;
use crate::city::{Facing, building};
use crate::draw::emblem_at;
use crate::geometry::{Area, number, spot};
use crate::lettering::{Lettering, without_saint};
use crate::shape::{at, block};
use crate::table::outcome::{Outcome, Standing};
use crate::table::{Stage, TableView};
use hamburgum_engine::{Church, State};
use hamburgum_table::Done;
use maud::{Markup, PreEscaped, html};

/// The size of link previews in social networks.
const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 630.0;
/// The y coordinate of the shore.
const SHORE: f64 = 250.0;
const MARGIN: f64 = 56.0;

/// The result of a finished game; `None` while it is running.
pub fn picture(view: &TableView<'_>, texts: &Texts) -> Option<Markup> {
    let Stage::Over { how, .. } = view.stage else { return None };
    Some(draw(view, texts, how))
}

fn draw(view: &TableView<'_>, texts: &Texts, how: Done) -> Markup {
    let outcome = Outcome::of(view, how);
    let size = [WIDTH, HEIGHT].map(number);
    html! {
        svg xmlns="http://www.w3.org/2000/svg"
            data-theme="light" class="art result" role="img"
            viewBox={ "0 0 " (size[0]) " " (size[1]) } width=(size[0]) height=(size[1])
            aria-label=(summary(view, texts, &outcome)) {
            style { (PreEscaped(carried::style())) }
            rect class="sky" width=(size[0]) height=(number(SHORE)) {}
            rect class="sea" y=(number(SHORE)) width=(size[0]) height="40" {}
            rect class="sheet" y=(number(SHORE + 40.0)) width=(size[0]) height=(number(HEIGHT - SHORE - 40.0)) {}
            (heading(view, texts, &outcome))
            (churches(view.game.state()))
            (standings(view, texts, &outcome))
            text class="mark" x=(number(WIDTH - MARGIN)) y=(number(HEIGHT - 24.0)) { "Hamburgum" }
        }
    }
}

fn heading(view: &TableView<'_>, texts: &Texts, outcome: &Outcome) -> Markup {
    let words = outcome.heading(texts);
    let round = texts.say("table-round").with("number", view.game.state().round()).text();
    let where_ = format!("{} · {} · {round}", view.name, view.game.board().name());
    html! {
        (Lettering::in_one_line(&words, 54.0, WIDTH * 0.62).draw("winner", MARGIN, 76.0))
        (Lettering::in_one_line(&where_, 22.0, WIDTH - 2.0 * MARGIN).draw("where", MARGIN, 112.0))
    }
}

/// The finished city on the shore, with the emblems of the players who completed its churches.
fn churches(state: &State<'_>) -> Markup {
    let step = (WIDTH - 2.0 * MARGIN) / f64::from(Church::ALL.len() as u32);
    let places = (0_u8..).map(|place| step.mul_add(f64::from(place) + 0.5, MARGIN));
    html! {
        @for (church, x) in Church::ALL.into_iter().zip(places) {
            @let info = state.board().church_info(church);
            g transform={ (at(spot(x, SHORE))) " scale(1.12)" } {
                (building(info, Facing::Left, state.donation_count(church)))
            }
            @let name = Lettering::in_one_line(without_saint(&info.name), 17.0, step - 40.0);
            (name.draw("parish", x, SHORE + 26.0))
            @if let Some(player) = builder_of(state, church) {
                (emblem_at(player, spot(x - name.width() / 2.0 - 14.0, SHORE + 20.0), 18.0))
            }
        }
    }
}

fn standings(view: &TableView<'_>, texts: &Texts, outcome: &Outcome) -> Markup {
    let top = SHORE + 58.0;
    let step = (HEIGHT - top - 52.0) / f64::from(outcome.standings.len().max(3) as u32);
    let best = outcome.standings.iter().map(|one| one.final_scoring.score.prestige).max();
    html! {
        @for (row, one) in (0_u8..).zip(&outcome.standings) {
            (standing(view, texts, one, best.unwrap_or_default(), step.mul_add(f64::from(row) + 0.5, top)))
        }
    }
}

/// A player with the place, and the prestige as a bar and a number.
fn standing(view: &TableView<'_>, texts: &Texts, one: &Standing, best: u32, y: f64) -> Markup {
    let player = one.final_scoring.player;
    let seat = view.seats.iter().find(|seat| seat.player == player);
    let name = texts.player(player);
    let who = seat.map(|seat| sitter(texts, seat)).unwrap_or_default();
    let foot = y + 9.0;
    html! {
        text class="place" x=(number(MARGIN)) y=(number(foot)) {
            (texts.say("turn-place").with("place", one.place).text())
        }
        (emblem_at(player, spot(MARGIN + 66.0, y), 34.0))
        (Lettering::in_one_line(&name, 30.0, 150.0).draw("name", MARGIN + 100.0, foot))
        (Lettering::in_one_line(&who, 20.0, 250.0).draw("who", MARGIN + 250.0, foot))
        (bar(one, best, y))
        text class="total" x=(number(WIDTH - MARGIN)) y=(number(foot + 5.0)) {
            (texts.number(one.final_scoring.score.prestige))
        }
    }
}

/// Prestige relative to the best.
fn bar(one: &Standing, best: u32, y: f64) -> Markup {
    const LEFT: f64 = MARGIN + 520.0;
    const LONGEST: f64 = WIDTH - MARGIN - 110.0 - LEFT;
    let share = f64::from(one.final_scoring.score.prestige) / f64::from(best.max(1));
    html! {
        g class={ "p-" (one.final_scoring.player) } {
            (block("own", Area::new(LEFT, y - 9.0, LONGEST.mul_add(share, LEFT), y + 9.0), 3.0))
        }
    }
}
