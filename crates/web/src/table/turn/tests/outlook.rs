//! The texts of the fields' rows in selected positions.

use super::super::outlook::{Outlook, outlook};
use super::game_of;
use crate::{Language, Texts};
use hamburgum_engine::{Action, Field, Player};

/// The row of a field for Red, who owns this and nothing else.
fn row(owns: &str, board: &str, field: Field) -> Outlook {
    let game = game_of("base", "red blue", &format!("position\nred {owns}\n{board}\nend\n\n"));
    let mut after = *game.state();
    after.play(Action::Move(field)).expect("a first move");
    outlook(Texts::of(Language::English), &after, Player::Red, field)
}

const SHIP: &str = "berth 3 red";
const OPEN_TOKEN: &str = "berth 3 red\nchurch petri red.five";
const SCORED_TOKEN: &str = "berth 3 red\nchurch petri red.five*";
const ALL_SHIPS: &str = "berth 3 red red\nberth 2 red red\nberth 1 red";
const GROWN: &str = "berth 3 red
church michaelis blue.five* blue.ships*
church nicolai blue.five* blue.ships*
church catharinen blue.five* blue.ships*
church petri blue.five* blue.ships*
church mariendom blue.five* blue.ships*
church jacobi blue.five* blue.ships*";

#[test]
fn a_row_lists_all_options() {
    let cases = [
        ("money 10", SHIP, Field::Beer, "+1 beer"),
        ("money 10 beer 1 sugar 1 cloth 1", SHIP, Field::TradeWest, "sell for up to £160"),
        ("money 100", SHIP, Field::TradeEast, "buy up to 3"),
        ("money 100 beer 2", SHIP, Field::TradeEast, "sell for up to £200 · buy up to 3"),
        ("brick 1", SHIP, Field::Church, "donate to one of 6 churches"),
        ("brick 1", OPEN_TOKEN, Field::Church, "donate to one of 5 churches · score 5"),
        ("timber 1 brick 1", OPEN_TOKEN, Field::Church, "donate to one of 6 churches · score 5"),
        ("money 10", OPEN_TOKEN, Field::Church, "score 5"),
        ("timber 1 brick 1", SCORED_TOKEN, Field::Guildhall, "build 1 · 3 open sites"),
        ("timber 3 brick 2", SCORED_TOKEN, Field::Guildhall, "build up to 2 · 3 open sites"),
        ("timber 1", SHIP, Field::Dockyard, "build 1 ship"),
        ("timber 2", SHIP, Field::Dockyard, "build up to 2 ships"),
    ];
    for (owns, board, field, text) in cases {
        let expected = Outlook { text: text.to_owned(), is_idle: false };
        assert_eq!(row(owns, board, field), expected, "{owns}; {board}; {field}");
    }
}

#[test]
fn a_useless_field_gives_the_reason() {
    let cases = [
        ("money 10", SHIP, Field::TradeWest, "nothing to sell, too little money to buy"),
        ("timber 1", SHIP, Field::Church, "1 brick is missing"),
        ("money 20 brick 1", GROWN, Field::Church, "1 timber is missing"),
        ("money 10", GROWN, Field::Church, "1 timber, 1 brick and £10 are missing"),
        ("money 5 timber 1 brick 1", GROWN, Field::Church, "you’re £15 short"),
        ("timber 1 brick 1", SHIP, Field::Guildhall, "no site to build on"),
        ("timber 1", SCORED_TOKEN, Field::Guildhall, "1 brick is missing"),
        ("brick 1", SCORED_TOKEN, Field::Guildhall, "1 timber is missing"),
        ("money 90", SCORED_TOKEN, Field::Guildhall, "1 timber and 1 brick are missing"),
        ("brick 1", SHIP, Field::Dockyard, "1 timber is missing"),
        ("timber 1", ALL_SHIPS, Field::Dockyard, "no ship left to build"),
    ];
    for (owns, board, field, text) in cases {
        let expected = Outlook { text: text.to_owned(), is_idle: true };
        assert_eq!(row(owns, board, field), expected, "{owns}; {board}; {field}");
    }
}

#[test]
fn no_row_offers_a_sale_for_nothing_in_any_language() {
    for language in Language::ALL {
        let game = game_of("base", "red blue", "position\nred money 10\nberth 3 red\nend\n\n");
        for field in Field::ALL {
            let mut after = *game.state();
            after.play(Action::Move(field)).expect("a first move");
            let Outlook { text, .. } = outlook(Texts::of(language), &after, Player::Red, field);
            let figures = text.split(|sign: char| !sign.is_ascii_digit());
            assert!(!figures.into_iter().any(|figure| figure == "0"), "{text}");
            assert!(!text.is_empty() && !text.contains('{'), "{text}");
        }
    }
}
