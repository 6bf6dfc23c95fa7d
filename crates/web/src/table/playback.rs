//! Playback of turns that a viewer has not seen yet: scripts show them one after another.
//!
//! The response contains the newest state as usual, and a list of these turns. Each has a description,
//! and the parts of the table that looked different when it ended. So scripts only replace parts, and
//! every intermediate picture is rendered by the server.

use super::TableView;
use super::moment::{Moment, ToldTurn};
use super::turn::StoryResult;
use super::{band, bar, map, players, turn};
use crate::Texts;
use crate::draw::{Form, Label, emblem};
use hamburgum_engine::{Game, Turn};
use hamburgum_table::FinishedTurn;
use maud::{Markup, html};
use std::collections::HashSet;

/// Selectors of the parts in the page.
const PARTS: &str = "#news,#round,#head-of-turn,#who-acts,.player,#rondel>.art,#harbour>.art,.site,.kirk[data-piece],#prices,#offices,#churches";

/// The turns that led to the newest state of a table. Viewers who missed more than a round, or nothing but
/// turns of their own, get the newest state only.
pub fn played(view: &TableView<'_>, texts: &Texts, unseen: &[FinishedTurn]) -> Option<Markup> {
    // Whoever plans is not interrupted.
    let is_planning = turn::planned(view).is_some();
    if unseen.is_empty() || unseen.len() > view.seats.len() || is_planning {
        return None;
    }
    let turns: Vec<_> = view.game.turns().collect();
    let entries = || unseen.iter().filter_map(|turn| turns.get(turn.number as usize));
    let is_news = entries().any(|entry| !turn::is_mine(view, entry.player()));
    is_news.then(|| list(view, texts, unseen, &turns))
}

fn list(
    view: &TableView<'_>,
    texts: &Texts,
    unseen: &[FinishedTurn],
    turns: &[Turn<'_>],
) -> Markup {
    let newest = Parts::of(&Moment::passed(view, texts), Vec::new()).all();
    html! {
        ol id="played" data-parts=(PARTS) {
            @for (place, turn) in (1..).zip(unseen) {
                @if let Some(entry) = turns.get(turn.number as usize) {
                    li class={ "p-" (entry.player()) } data-version=(turn.version) {
                        (description(texts, entry))
                        // The last of them leads to the newest state itself.
                        @let game = (place < unseen.len()).then(|| view.game.back_to(turn.number + 1));
                        (after(view, texts, entry, game.flatten().as_ref(), &newest))
                    }
                }
            }
        }
    }
}

/// The element where scripts show the description of a turn.
pub(super) fn caption() -> Markup {
    html! { div id="caption" class="caption" aria-hidden="true" hidden {} }
}

/// The description of a turn. Screen readers skip it, because they read the live region `#news`.
fn description(texts: &Texts, entry: &Turn<'_>) -> Markup {
    let told = StoryResult::turn(texts, entry);
    html! {
        p class="told" {
            (emblem(entry.player(), Form::Hatched, Label::Decorative))
            span { b { (texts.player(entry.player())) ", " (told.field) } " " (told.tale) }
        }
    }
}

/// The parts that looked different after a turn than they do now. All of them refer to its player.
fn after(
    view: &TableView<'_>,
    texts: &Texts,
    entry: &Turn<'_>,
    game: Option<&Game<'static>>,
    newest: &HashSet<String>,
) -> Markup {
    let view = TableView { game: game.unwrap_or(view.game), is_thinking: false, ..*view };
    let turn = ToldTurn { player: entry.player(), round: entry.round() };
    let head = turn::head_of_told(&view, texts, entry);
    let parts = Parts::of(&Moment::told(&view, texts, turn), head).without(newest);
    html! {
        div class="parts" { @for part in parts.of_the_page { (part) } }
        // Browsers parse parts of a drawing correctly only inside an `svg` element.
        svg class="parts" { @for part in parts.of_the_city { (part) } }
    }
}

/// All parts of a table that other players' turns can change.
struct Parts {
    of_the_page: Vec<Markup>,
    of_the_city: Vec<Markup>,
}

impl Parts {
    fn of(moment: &Moment<'_>, head: Vec<Markup>) -> Self {
        let map = map::parts(moment);
        let mut of_the_page = vec![turn::news(moment.view, moment.texts), bar::round(moment)];
        of_the_page.extend(head);
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
