//! The replay of a game: the board of the table's page at any position, with links to all others.
//!
//! A position is identified by the number of small actions before it, and all navigation consists of
//! links, so a replay needs no scripts.

mod course;
mod figures;
mod menu;
mod panel;
mod play_on;
#[cfg(test)]
mod tests;
mod turns;

use super::Advice;
use super::moment::Moment;
use super::page::tabs;
use super::tab::Tab;
use super::{Occupant, OriginView, SeatView, Stage, TableView};
use super::{band, bar, board_style_address, map, players};
use crate::draw::sprite;
use crate::pages::{Document, Refresh, Theme};
use crate::rules::Explainer;
use crate::{Address, At};
use crate::{City, Texts};
use course::Course;
use hamburgum_engine::Game;
use maud::{Markup, html};

/// A position of a played game.
#[derive(Clone, Copy, Debug)]
pub struct ReplayView<'a> {
    /// The current table.
    pub table: &'a TableView<'a>,
    /// The visible part of its game: without drafts.
    pub game: &'a Game<'static>,
    /// The number of small actions before the position; clamped to the length of the game.
    pub at: usize,
}

/// The address of a position in the replay of a table.
pub fn address(texts: &Texts, table: &str, at: usize) -> String {
    Address::Table(table, At::Replay { at: Some(at) }).in_language(texts.language())
}

/// The name of a table's copy.
pub fn copy_name(texts: &Texts, name: &str) -> String {
    texts.say("replay-copy-name").with("name", name).text()
}

/// The name of a record without one.
pub fn record_name(texts: &Texts) -> String {
    texts.say("replay-record-name").text()
}

/// The whole document.
pub fn page(view: &ReplayView<'_>, texts: &Texts, theme: Option<Theme>) -> Markup {
    let board = view.game.board();
    let title = texts.say("replay-title").with("name", view.table.name).text();
    let path = Address::Table(view.table.id, At::Replay { at: Some(view.at) }).to_string();
    let places = board_style_address(board);
    let document = Document {
        language: texts.language(),
        theme,
        title: &title,
        summary: None,
        site: view.table.site(),
        path: &path,
        styles: &[
            "city.css",
            "drawings.css",
            "table.css",
            "turn.css",
            "talk.css",
            "menu.css",
            "small-table.css",
            "phone.css",
            "explain.css",
            "graph.css",
            "replay.css",
            &places,
        ],
        scripts: &["scripts/replay.js", "scripts/theme.js"],
        refresh: Refresh::Never,
    };
    document.render(&html! {
        a class="skip" href="#turn" { (texts.say("replay-skip").text()) }
        (sprite())
        (City::kept(board).ground())
        (bar::bar(&path, texts, bar::Saving::Works, None))
        (main(view, texts))
        (tabs(texts, Tab::Turn))
        (Explainer(texts).place())
    })
}

/// The part of the page that differs between positions.
pub fn main(view: &ReplayView<'_>, texts: &Texts) -> Markup {
    let at = view.at.min(view.game.actions().len());
    let game = view.game.after_actions(at).unwrap_or_else(|| view.game.clone());
    let seats = seats(view.table);
    let shown = shown(view.table, &game, &seats);
    let course = Course::of(view.game, at);
    let moment = Moment::replayed(&shown, texts, course.since());
    let page = Page { view, texts, moment: &moment, course: &course };
    html! {
        main id="table" class="table replay" data-at=(at) {
            (page.news())
            (bar::round(&moment))
            div id="menu" class="menu" { (page.menu()) }
            (players::players(&moment))
            (map::map(&moment))
            div class="side" {
                (page.panel())
                (page.views())
            }
            (band::band(&moment))
        }
    }
}

/// A replay at one position, with derived values.
struct Page<'a> {
    view: &'a ReplayView<'a>,
    texts: &'a Texts,
    moment: &'a Moment<'a>,
    course: &'a Course,
}

impl Page<'_> {
    fn address(&self, at: usize) -> String {
        address(self.texts, self.view.table.id, at)
    }

    fn say(&self, key: &str) -> String {
        self.texts.say(key).text()
    }

    /// The tabs beside the board; the browser keeps the selection.
    fn views(&self) -> Markup {
        let choices = [
            ("view-turns", "replay-turns", true),
            ("view-figures", "replay-figures", false),
            ("view-play-on", "replay-play-on", false),
        ];
        html! {
            section id="log" class="log views" aria-label=(self.say("replay-views")) {
                fieldset class="segments" {
                    legend class="unseen" { (self.say("replay-views")) }
                    @for (id, key, is_first) in choices {
                        input id=(id) class="unseen" type="radio" name="beside" checked[is_first];
                        label for=(id) { (self.say(key)) }
                    }
                }
                div id="turns" class="beside turns" tabindex="-1" { (self.turns()) }
                div id="figures" class="beside figures-view" { (self.figures()) }
                div id="play-on" class="beside" { (self.play_on()) }
            }
        }
    }
}

/// The table for the board side, without choices.
fn shown<'a>(
    table: &TableView<'a>,
    game: &'a Game<'static>,
    seats: &'a [SeatView<'a>],
) -> TableView<'a> {
    TableView {
        game,
        seats,
        stage: stage(table, game),
        is_thinking: false,
        take_back: None,
        proposal: None,
        advice: Advice::NONE,
        clock: None,
        ..*table
    }
}

/// Only the last position of a finished game shows the final scores.
fn stage<'a>(table: &TableView<'a>, game: &Game<'static>) -> Stage<'a> {
    let is_end = game.actions().len() == table.game.actions().len();
    if is_end && matches!(table.stage, Stage::Over { .. }) { table.stage } else { Stage::Playing }
}

/// The occupants. Records have none, and presence is not shown.
fn seats<'a>(table: &TableView<'a>) -> Vec<SeatView<'a>> {
    let is_record = table.origin == Some(OriginView::Record);
    let occupant = |seat: &SeatView<'a>| match seat.occupant {
        Occupant::Person { name, .. } => Occupant::Person { name, is_here: true },
        Occupant::Nobody { .. } if is_record => Occupant::Person { name: "", is_here: true },
        other => other,
    };
    let seat = |seat: &SeatView<'a>| SeatView {
        player: seat.player,
        occupant: occupant(seat),
        is_mine: false,
        is_blocked: false,
        has_resigned: false,
    };
    table.seats.iter().map(seat).collect()
}
