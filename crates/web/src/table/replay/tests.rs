//! Every position of recorded games as a page.

use super::*;
use crate::Language;
use crate::table::TakeBack;
use hamburgum_engine::{Board, Player};
use std::collections::HashSet;

const BASE: &str = include_str!("../../../../engine/tests/golden/base-3-hamburgum.txt");
const DRAWN: &str = include_str!("../../../../engine/tests/golden/two-5-hamburgum.txt");
const LEVELS: [(&str, &str); 2] = [("journeyman", "Journeyman"), ("master", "Master")];

fn game(record: &str) -> Game<'static> {
    Game::parse(record, &Board::built_in()).expect("a record")
}

/// The page of a position for the person who played all seats.
fn shown(game: &Game<'static>, at: usize, language: Language) -> String {
    let players = game.state().players().to_vec();
    shown_to(game, at, language, &players, Stage::Playing)
}

/// The page of a position for the person who played these seats.
fn shown_to(
    game: &Game<'static>,
    at: usize,
    language: Language,
    mine: &[Player],
    stage: Stage<'_>,
) -> String {
    let seat = |&player: &Player| SeatView {
        player,
        occupant: Occupant::Person { name: "Anna", is_here: false },
        is_mine: mine.contains(&player),
        is_blocked: false,
        has_resigned: false,
    };
    let seats: Vec<_> = game.state().players().iter().map(seat).collect();
    let table = TableView {
        id: "k3x9",
        address: "https://play.test/table/k3x9",
        presence: "",
        news: None,
        name: "Alster & Bille",
        version: 42,
        game,
        seats: &seats,
        stage,
        is_thinking: true,
        has_auto_end: false,
        take_back: Some(TakeBack::Freely),
        proposal: None,
        talk: &[],
        levels: &LEVELS,
        whole_log: false,
        other_talk: crate::table::OtherTalk::default(),
        plans: None,
        lesson: None,
        origin: Some(OriginView::Copy { of: "Alster", address: "/en/table/abc/replay?at=2" }),
        clock: None,
        advice: Advice::NONE,
    };
    let view = ReplayView { table: &table, game, at };
    main(&view, Texts::of(language)).into_string()
}

/// The values of an attribute, in order.
fn attributes<'p>(page: &'p str, name: &str) -> Vec<&'p str> {
    let parts = page.split(&format!(" {name}=\"")).skip(1).collect::<Vec<_>>();
    parts.into_iter().filter_map(|part| part.split('"').next()).collect()
}

#[test]
fn every_position_is_a_page_without_choices() {
    for record in [BASE, DRAWN] {
        let game = game(record);
        let end = game.actions().len();
        for at in (0..=end).step_by(37).chain([1, 2, end - 1, end]) {
            let page = shown(&game, at, Language::ALL[at % 4]);
            let page =
                page.replace(" checked", "").replace(" selected", "").replace(" required", "");
            let ids = attributes(&page, "id");
            assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len(), "an id twice at {at}");
            assert!(!attributes(&page, "name").contains(&"act"), "a choice at {at}");
            assert!(!page.contains("{replay-") && !page.contains("{turn-"), "a text is missing");
        }
    }
}

#[test]
fn steps_and_turns_lead_through_the_whole_game() {
    let game = game(DRAWN);
    let end = game.actions().len();
    let turns = Course::of(&game, 0).turns.len();
    let mut at = 0;
    let mut count = 0;
    while at < end {
        let next = Course::of(&game, at).turn_on();
        assert!(next > at);
        assert_eq!(Course::of(&game, next).turn_back(), at, "the way back from {next}");
        assert!(Course::of(&game, next).is_whole_turn());
        (at, count) = (next, count + 1);
    }
    assert_eq!(count, turns);
}

#[test]
fn the_effects_of_the_last_step_are_highlighted() {
    let game = game(BASE);
    for at in 1..=game.actions().len() {
        let course = Course::of(&game, at);
        let turn = course.turn().expect("a game without chance");
        let since = if at == turn.end() { turn.begin } else { at - 1 };
        assert_eq!(course.since(), since);
    }
}

#[test]
fn all_links_lead_to_positions() {
    let game = game(BASE);
    let page = shown(&game, 3, Language::English);
    for (id, at) in [("first", 0), ("step-back", 2), ("chevron", 4), ("last", game.actions().len())]
    {
        let link = format!("id=\"way-{id}\"");
        let way = page.split(&link).nth(1).expect(&link).split('>').next().expect("a link");
        assert!(way.contains(&format!("/en/table/k3x9/replay?at={at}\"")), "{way}");
    }
    let last = shown(&game, game.actions().len(), Language::English);
    assert!(last.contains("id=\"way-last\"") && last.contains("aria-disabled=\"true\""));
    assert!(last.contains("1. "), "the standings");
}

/// The preselected colours of the form.
fn chosen(page: &str) -> Vec<Player> {
    let inputs = page.split("<input id=\"mine-").skip(1);
    let checked = inputs.filter(|input| {
        input.split('>').next().is_some_and(|attributes| attributes.ends_with(" checked"))
    });
    let colour = |input: &str| input.split('"').next().and_then(|word| word.parse().ok());
    checked.map(|input| colour(input).expect("a colour")).collect()
}

#[test]
fn players_continue_in_their_own_colour() {
    let game = game(BASE);
    let end = game.actions().len();
    let page = |at, mine: &[Player]| shown_to(&game, at, Language::English, mine, Stage::Playing);
    for &own in game.state().players() {
        for at in [0, 2, end / 2] {
            assert_eq!(chosen(&page(at, &[own])), [own]);
        }
    }
    let acting = game.state().players()[0];
    assert_eq!(chosen(&page(0, &[])), [acting], "who did not play takes the next turn");
}

#[test]
fn the_graph_of_prestige_ends_with_the_final_scoring() {
    let game = game(BASE);
    let end = game.actions().len();
    let shown = |how| {
        let stage = Stage::Over { how, rematch: None, turning_points: None };
        let page = shown_to(&game, end, Language::English, &[], stage);
        let graph = page.split("id=\"graph-prestige\"").nth(1).expect("the graph");
        graph.split("</figure>").next().expect("its end").to_owned()
    };
    let scores =
        game.state().final_scorings().into_iter().map(|one| one.score.prestige.to_string());
    let last = shown(hamburgum_table::Done::ByTheRules);
    let row = last.split("Final scores").last().expect("the last row").to_owned();
    assert!(scores.into_iter().all(|score| row.contains(&score)), "{row}");
    let broken_off = shown(hamburgum_table::Done::Unfinished);
    assert!(!broken_off.contains("Final scores"));
}
