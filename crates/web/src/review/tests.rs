//! Invariants of the review pages in every language.

use super::*;
use crate::GivenAway;
use crate::graph::GraphLine;
use crate::testing::as_xml;
use crate::{Language, Remark, assets};
use hamburgum_engine::{Action, Board, Field, Game};
use maud::Markup;
use roxmltree::{Document, Node};
use std::collections::BTreeSet;

const SEATS: [SitterView<'_>; 2] = [
    SitterView { player: Player::Red, name: "Meister", is_mine: false },
    SitterView { player: Player::Blue, name: "Jelka <3", is_mine: true },
];

fn game() -> Game<'static> {
    let record = "hamburgum record 1\nboard hamburgum\nvariant base\nplayers red blue\nstart red\n\
        rules 1\n\n1. red beer\n1. blue trade-west, sell 1 beer\n";
    Game::parse(record, &Board::built_in()).expect("a record")
}

/// Two turns: Red's was the best, and Blue's a blunder.
fn findings() -> Findings {
    let line = |player, values: [i32; 3]| GraphLine { player, values: values.to_vec() };
    let turn = |turns, actions: &[Action], win, grade| JudgedTurn {
        start: self::game().after_turns(turns).expect("a turn"),
        actions: actions.to_vec(),
        loss: GivenAway { win, prestige: 20.0 * win, cost: 60.0 * win },
        grade,
    };
    let game = game();
    let (beer, sale) = game.actions().split_at(2);
    Findings {
        moments: vec![0, 2, 5],
        wins: vec![line(Player::Red, [50, 52, 80]), line(Player::Blue, [50, 48, 20])],
        prestige: vec![line(Player::Red, [40, 41, 44]), line(Player::Blue, [40, 40, 31])],
        turns: vec![turn(0, beer, 0.0, "best"), turn(1, sale, 0.28, "blunder")],
        accuracies: vec![(Player::Red, Some(1.0)), (Player::Blue, None)],
        costly: vec![CostlyTurn {
            turn: 1,
            better: vec![Action::Move(Field::Dockyard), Action::Launch, Action::Done],
            gains: vec![Remark::CarriesMore(3)],
            drawbacks: vec![Remark::PaysPrestige(Field::TradeWest, 2)],
        }],
    }
}

fn reader(language: Language) -> Reader<'static> {
    Reader { language, theme: None, name: Some("Jelka <3"), site: None }
}

fn review(language: Language, status: Status, findings: &Findings) -> Markup {
    let (id, name) = ("abc", "Alster & Elbe");
    page(&ReviewView { reader: reader(language), id, name, seats: &SEATS, status, findings })
}

fn attempt(language: Language, best: bool) -> Markup {
    let candidate = |grade| Candidate {
        actions: game().actions()[2..].to_vec(),
        loss: GivenAway { win: 0.07, prestige: 1.4, cost: 4.2 },
        grade,
        remarks: vec![Remark::EnablesSale(100)],
    };
    answer(&AnswerView {
        reader: reader(language),
        id: "abc",
        reviewed: "def",
        turn: 1,
        start: game().after_turns(1).expect("a turn"),
        tried: candidate(if best { "best" } else { "inaccuracy" }),
        best: (!best).then(|| candidate("best")),
        played: best.then(|| candidate("blunder")),
    })
}

fn pages(language: Language) -> Vec<(&'static str, Markup)> {
    let running = Status::Running { done: 2, all: 9, seconds: Some(75) };
    let empty = Findings::default();
    vec![
        ("refused", review(language, Status::Refused, &empty)),
        ("nothing", review(language, Status::NothingPlayed, &empty)),
        ("begin", review(language, Status::Resting { done: 0, all: 9 }, &empty)),
        ("waiting", review(language, Status::Waiting, &empty)),
        ("running", review(language, running, &findings())),
        ("resting", review(language, Status::Resting { done: 2, all: 9 }, &findings())),
        ("done", review(language, Status::Done, &findings())),
        ("tried", attempt(language, false)),
        ("found", attempt(language, true)),
    ]
}

fn check_all(check: impl Fn(&str, &Document<'_>)) {
    for language in Language::ALL {
        for (name, page) in pages(language) {
            let xml = as_xml(&page.into_string());
            let name = format!("{} {name}", language.code());
            check(&name, &Document::parse(&xml).unwrap_or_else(|error| panic!("{name}: {error}")));
        }
    }
}

fn is_drawn(node: Node<'_, '_>) -> bool {
    node.ancestors().any(|around| around.has_tag_name("svg"))
}

#[test]
fn every_page_is_well_formed() {
    check_all(|name, page| {
        let titles = page.descendants().filter(|node| node.has_tag_name("h1")).count();
        assert_eq!(titles, 1, "{name}");
        let ids: Vec<_> = page.descendants().filter_map(|node| node.attribute("id")).collect();
        let different: BTreeSet<_> = ids.iter().collect();
        assert_eq!(ids.len(), different.len(), "{name}: {ids:?}");
        let mut last = 1;
        for node in page.descendants() {
            assert!(node.attribute("style").is_none(), "{name}");
            let text = node.text().unwrap_or_default();
            assert!(!text.contains('{'), "{name}: {text}");
            let level = node.tag_name().name().strip_prefix('h').and_then(|rest| rest.parse().ok());
            let level: u8 = level.unwrap_or(last);
            assert!(level <= last + 1, "{name}: h{level} after h{last}");
            last = level;
        }
    });
}

#[test]
fn every_class_outside_of_drawings_has_a_style() {
    let sheet = |name: &&str| {
        let asset = assets().iter().find(|asset| asset.name == *name).expect("an asset");
        std::str::from_utf8(asset.bytes).expect("a text")
    };
    let sheets = ["base.css", "pages.css", "drawings.css", "graph.css", "review.css", "tokens.css"];
    let styles: String = sheets.iter().map(sheet).collect();
    check_all(|name, page| {
        for node in page.descendants().filter(|node| !is_drawn(*node)) {
            for class in node.attribute("class").unwrap_or_default().split_whitespace() {
                assert!(styles.contains(&format!(".{class}")), "{name}: {class}");
            }
        }
    });
}

#[test]
fn the_reader_comes_first_and_every_player_is_listed() {
    let page = review(Language::English, Status::Done, &findings()).into_string();
    let worst = between(&page, "The worst moments", "</section>");
    assert!(worst.contains("class=\"blow p-blue\" open"), "{worst}");
    assert!(
        worst.contains("cost 28% chance of winning and 5.6 prestige")
            && worst.contains("Your ships can carry 3 units more")
    );
    assert!(worst.contains("Sold 1 beer") || worst.contains("sold 1 beer"), "it was played");
    assert!(worst.contains("Build 1 ship"), "the better turn is something to do: {worst}");
    assert!(worst.contains("name=\"turn\" value=\"1\""));
    assert!(!page.contains("id=\"more-"), "nothing else is shown");
    assert!(page.contains("/en/table/abc/replay?at=5"), "the graphs lead to each moment");
}

fn between<'p>(page: &'p str, from: &str, to: &str) -> &'p str {
    let (_, rest) = page.split_once(from).expect("the beginning of the part");
    rest.split_once(to).expect("its end").0
}

#[test]
fn readers_see_their_own_worst_moments_and_can_unfold_the_others() {
    let mut findings = findings();
    findings.costly.push(CostlyTurn { turn: 0, ..findings.costly[0].clone() });
    findings.turns[0].loss.cost = 40.0;
    let (id, name) = ("abc", "Alster & Elbe");
    let draw = |seats: &[SitterView<'_>]| {
        let (reader, status) = (reader(Language::English), Status::Done);
        page(&ReviewView { reader, id, name, seats, status, findings: &findings }).into_string()
    };
    let played = draw(&SEATS);
    let worst = between(&played, "The worst moments", "</section>");
    assert!(worst.contains("moment-1") && !worst.contains("moment-0"), "{worst}");
    assert!(between(&played, "id=\"more-red\"", "</details>").contains("More of Red’s turns"));
    let watched = draw(&SEATS.map(|seat| SitterView { is_mine: false, ..seat }));
    let worst = between(&watched, "The worst moments", "</section>");
    assert!(worst.find("moment-0") < worst.find("moment-1"), "the worst comes first");
}

#[test]
fn a_review_without_costly_turns_says_so() {
    let mut findings = findings();
    findings.costly.clear();
    let page = review(Language::English, Status::Done, &findings).into_string();
    assert!(page.contains("Every turn was good or better."));
}

#[test]
fn progress_is_shown_in_turns_percent_and_time() {
    let running = |seconds| Status::Running { done: 2, all: 8, seconds };
    for (seconds, shown) in [
        (None, "2 of 8 turns reviewed (25%).</p>"),
        (Some(1), "About 1 second left."),
        (Some(59), "About 59 seconds left."),
        (Some(61), "About 2 minutes left."),
    ] {
        let page = review(Language::English, running(seconds), &findings()).into_string();
        assert!(page.contains(shown), "{shown}");
        assert!(page.contains("value=\"2\" max=\"8\"") && page.contains("review/stop"));
    }
}
