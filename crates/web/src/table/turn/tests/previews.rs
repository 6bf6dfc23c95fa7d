//! Snapshots of bubbles, in positions of the rules' own scenarios.

use super::{game_of, seats, view};
use crate::table::turn::preview;
use crate::{Language, Texts};

/// The bubbles of some actions in a position, in English: one line for each of their rows.
fn bubbles(variant: &str, rest: &str, words: &[&str]) -> String {
    let game = game_of(variant, "red blue", rest);
    let seats = seats(&game, &[game.state().active()]);
    let view = view(&game, &seats);
    let bubble = |word: &&str| {
        let action = game.board().read_action(word).expect("an action");
        let text = preview(&view, Texts::of(Language::English), action).into_string();
        let page = super::page::Page::read(&format!("<div id=\"bubble\">{}</div>", rows(&text)));
        format!("{word}\n{}\n", page.lines("bubble"))
    };
    words.iter().map(bubble).collect::<Vec<_>>().join("\n")
}

/// Turns each row into a paragraph, so that it becomes a line.
fn rows(bubble: &str) -> String {
    ["bh", "er", "en", "cause"].iter().fold(bubble.to_owned(), |text, class| {
        text.replace(&format!("<span class=\"{class}"), &format!("<p/><span class=\"{class}"))
    })
}

const GUILDHALL: &str = "\
position
red prestige 3 money 20 timber 2 brick 2
red citizens N5
berth 3 red blue
church nicolai red.five red.citizens red.building
end

1. red guildhall ...
";

#[test]
fn a_building_changes_prices_production_and_tokens() {
    insta::assert_snapshot!(bubbles(
        "base",
        GUILDHALL,
        &["build N4", "build N3", "build N1", "build M1"]
    ));
}

const CANON: &str = "\
position
red timber 2 brick 3
red citizens P4
berth 3 red blue
church jacobi blue.five* blue.ships* blue.donations* red.citizens*
church nicolai blue.five*
church michaelis blue.five* blue.ships* blue.donations* blue.citizens* blue.building*
completed michaelis
end

1. red guildhall, build J4=canon ...
";

#[test]
fn the_fifth_donation_shows_its_bonus() {
    insta::assert_snapshot!(bubbles(
        "one",
        CANON,
        &["donate jacobi.building", "donate petri.ships", "skip", "done"]
    ));
}

const OPENING: &str = "
1. red dockyard ...
";

#[test]
fn a_ship_moves_others_on() {
    insta::assert_snapshot!(bubbles("base", OPENING, &["launch", "sell beer"]));
}

const TRADE: &str = "\
position
red money 200 beer 4 cloth 1 bell 1
berth 3 red blue
end

1. red trade-west ...
";

#[test]
fn trading_shows_money_before_and_after() {
    insta::assert_snapshot!(bubbles("base", TRADE, &["sell beer", "buy brick", "buy bell"]));
}
