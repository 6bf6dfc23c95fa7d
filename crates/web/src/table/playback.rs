//! The turns that a viewer has not seen yet: the scripts show them one after another.
//!
//! The page gets its newest state as ever, and beside it a list of these turns. Each is told in words,
//! and brings the parts of the table that stood otherwise when it was over. So scripts only exchange
//! parts, and every picture between is as true as the last one.

use super::moment::Moment;
use super::turn::{Entry, entries};
use super::view::{Occupant, TableView};
use super::{band, bar, live, map, players, turn};
use crate::Texts;
use crate::draw::{Form, Label, emblem};
use hamburgum_table::FinishedTurn;
use maud::{Markup, html};
use std::collections::HashSet;

/// Where the parts stand in the page.
const PARTS: &str = "#news,#round,.player,#rondel>.art,#harbour>.art,.site,.kirk[data-piece],#prices,#offices,#churches";

/// The newest state of a table, and the turns that led to it. Who has missed more than a round sees
/// the newest state only.
pub fn update(view: &TableView<'_>, texts: &Texts, unseen: &[FinishedTurn]) -> Markup {
    let is_short = unseen.len() <= view.seats.len();
    html! {
        (live::main(view, texts))
        @if is_short && !unseen.is_empty() { (played(view, texts, unseen)) }
    }
}

fn played(view: &TableView<'_>, texts: &Texts, unseen: &[FinishedTurn]) -> Markup {
    let turns = entries(view.game);
    let newest = Parts::of(&Moment::passed(view, texts)).all();
    html! {
        ol id="played" data-parts=(PARTS) {
            @for (place, turn) in (1..).zip(unseen) {
                @if let Some(entry) = turns.get(turn.number as usize) {
                    li class={ "p-" (entry.player) } data-version=(turn.version) {
                        (told(texts, entry))
                        // The last of them leads to the newest state itself.
                        @if place < unseen.len() { (after(view, texts, turn, &newest)) }
                    }
                }
            }
        }
    }
}

/// Where the scripts tell a turn in words.
pub(super) fn caption() -> Markup {
    html! { div id="caption" class="caption" aria-hidden="true" hidden {} }
}

/// A turn in words, for those who see it and not for those who hear it: they hear the news.
fn told(texts: &Texts, entry: &Entry<'_>) -> Markup {
    let told = entry.tell(texts);
    html! {
        p class="told" {
            (emblem(entry.player, Form::Hatched, Label::Decorative))
            span { b { (texts.player(entry.player)) ", " (told.field) } " " (told.tale) }
        }
    }
}

/// The parts that stood otherwise after a turn than they do now.
fn after(
    view: &TableView<'_>,
    texts: &Texts,
    turn: &FinishedTurn,
    newest: &HashSet<String>,
) -> Markup {
    let Some(game) = view.game.back_to(turn.number + 1) else { return html! {} };
    let acts = game.state().active();
    let is_computer = |seat: &&super::view::Seat<'_>| {
        seat.player == acts && matches!(seat.occupant, Occupant::Computer { .. })
    };
    let is_thinking = view.seats.iter().any(|seat| is_computer(&seat));
    let view = TableView { game: &game, is_thinking, ..*view };
    let parts = Parts::of(&Moment::passed(&view, texts)).without(newest);
    html! {
        div class="parts" { @for part in parts.of_the_page { (part) } }
        // Parts of a drawing are read as such only in a drawing.
        svg class="parts" { @for part in parts.of_the_city { (part) } }
    }
}

/// All parts of a table that other players' turns can change.
struct Parts {
    of_the_page: Vec<Markup>,
    of_the_city: Vec<Markup>,
}

impl Parts {
    fn of(moment: &Moment<'_>) -> Self {
        let map = map::parts(moment);
        let mut of_the_page = vec![turn::news(moment.view, moment.texts), bar::round(moment)];
        of_the_page.extend(moment.view.seats.iter().map(|seat| players::player(moment, seat)));
        of_the_page.extend(map.drawings);
        of_the_page.extend(band::parts(moment));
        Self { of_the_page, of_the_city: map.places }
    }

    fn all(self) -> HashSet<String> {
        self.of_the_page.into_iter().chain(self.of_the_city).map(Markup::into_string).collect()
    }

    fn without(mut self, known: &HashSet<String>) -> Self {
        for parts in [&mut self.of_the_page, &mut self.of_the_city] {
            parts.retain(|part| !known.contains(&part.0));
        }
        self
    }
}
