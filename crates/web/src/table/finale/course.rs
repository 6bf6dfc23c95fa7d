//! Prestige round by round.

use crate::Texts;
use crate::graph::{Graph, GraphLine, Size, Stop};
use crate::table::TableView;
use crate::table::replay::address;
use hamburgum_engine::{Player, State};
use maud::{Markup, html};

/// A position at the end of a round.
struct Moment {
    round: u32,
    /// The number of small actions before it.
    at: usize,
    state: State<'static>,
}

/// The graph; empty without a whole turn.
pub(super) fn course(view: &TableView<'_>, texts: &Texts) -> Markup {
    let moments = moments(view);
    if moments.len() < 2 {
        return html! {};
    }
    let graph = Graph {
        id: "course-of-prestige",
        title: &texts.say("finale-course").text(),
        across: &texts.say("finale-round").text(),
        stops: &stops(view, texts, &moments),
        lines: &lines(view, &moments),
        current: None,
        top: 10,
        size: Size::ColumnOfRounds,
        figure: &|value| texts.number(value.unsigned_abs()),
    };
    let rounds: Vec<u32> = moments.iter().skip(1).map(|one| one.round).collect();
    graph.render_with_rounds(texts, &rounds)
}

/// The beginning, and the last position between turns of each round.
fn moments(view: &TableView<'_>) -> Vec<Moment> {
    let game = view.game;
    let mut moments: Vec<Moment> = Vec::new();
    let mut add = |moment: Moment| {
        moments.retain(|one| one.round != moment.round);
        moments.push(moment);
    };
    let mut round = 0;
    for turn in game.begun_turns() {
        let before = turn.start.turns().div_ceil(turn.start.players().len() as u32);
        add(Moment { round: before, at: turn.begin, state: turn.start });
        round = turn.round();
    }
    add(Moment { round, at: game.actions().len(), state: *game.state() });
    moments
}

fn stops(view: &TableView<'_>, texts: &Texts, moments: &[Moment]) -> Vec<Stop> {
    let name = |one: &Moment| match one.round {
        0 => texts.say("replay-beginning").text(),
        round => texts.say("table-round").with("number", round).text(),
    };
    let stop = |one| Stop { name: name(one), address: address(texts, view.id, one.at) };
    moments.iter().map(stop).collect()
}

/// The last value is that of final scoring.
fn lines(view: &TableView<'_>, moments: &[Moment]) -> Vec<GraphLine> {
    let line = |&player: &Player| {
        let mut values: Vec<i32> =
            moments.iter().map(|one| one.state.prestige(player).into()).collect();
        let end = view.game.state().final_score(player).prestige;
        if let Some(last) = values.last_mut() {
            *last = i32::try_from(end).unwrap_or(i32::MAX);
        }
        GraphLine { player, values }
    };
    view.game.state().players().iter().map(line).collect()
}
