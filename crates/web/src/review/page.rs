//! The page of a review.

use super::{ReviewView, costly, frame, players, status, turns};
use crate::graph::{Graph, GraphLine, Size, Stop};
use crate::{Address, At};
use maud::{Markup, html};

/// The page of a review, for one reader.
pub fn page(view: &ReviewView<'_>) -> Markup {
    let reader = view.reader;
    let title = reader.texts().say("review-title").with("name", view.name).text();
    let path = Address::Table(view.id, At::Review).to_string();
    let frame = frame(reader, &title, &path);
    frame.render_with(&["graph.css", "review.css"], &["scripts/review.js"], &html! {
        header class="top" {
            h1 { (title) }
            nav class="ways" aria-label=(reader.say("review-ways")) {
                a href=(reader.address(Address::Table(view.id, At::Page))) { (reader.say("review-to-table")) }
                a href=(view.replay(0)) { (reader.say("review-to-replay")) }
            }
        }
        (status::status(view))
        @if !view.findings.turns.is_empty() {
            (costly::worst(view))
            (graphs(view))
            (players::players(view))
            (costly::more(view))
            (turns::turns(view))
        }
    })
}

fn graphs(view: &ReviewView<'_>) -> Markup {
    let reader = view.reader;
    let percent = |value: i32| reader.texts().percent(value as f32 / 100.0);
    let plain = |value: i32| reader.texts().number(value.unsigned_abs());
    html! {
        section class="graphs" aria-label=(reader.say("review-graphs")) {
            (graph(view, "wins", "review-wins", &view.findings.wins, 100, &percent))
            (graph(view, "prestige", "review-prestige", &view.findings.prestige, 10, &plain))
            p class="note" { (reader.say("review-graphs-note")) }
        }
    }
}

fn graph(
    view: &ReviewView<'_>,
    id: &str,
    title: &str,
    lines: &[GraphLine],
    top: i32,
    figure: &dyn Fn(i32) -> String,
) -> Markup {
    let reader = view.reader;
    let rounds: Vec<u32> = view.findings.turns.iter().map(|turn| turn.start.round()).collect();
    Graph {
        id,
        title: &reader.say(title),
        across: &reader.say("review-turn"),
        stops: &stops(view),
        lines,
        current: None,
        top,
        size: Size::Wide,
        figure,
    }
    .render_page(reader.texts(), &rounds)
}

/// The beginning, and the moment after each turn.
fn stops(view: &ReviewView<'_>) -> Vec<Stop> {
    let texts = view.reader.texts();
    let begin = texts.say("review-beginning").text();
    let name = |turn: &super::JudgedTurn| {
        let saying = texts.say("review-after").player(turn.player());
        saying.with("number", turn.start.round()).text()
    };
    let names = std::iter::once(begin).chain(view.findings.turns.iter().map(name));
    let moments = view.findings.moments.iter();
    names.zip(moments).map(|(name, &at)| Stop { name, address: view.replay(at) }).collect()
}
