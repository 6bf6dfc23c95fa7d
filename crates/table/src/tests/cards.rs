//! Summaries of tables for lists.

use super::*;

#[test]
fn a_card_with_its_position_survives_a_round_trip() {
    let mut table = alone();
    turn(&mut table, ANNA, "church");
    let card = Card::of(&table);
    let text = serde_json::to_string(&card).expect("plain data");
    assert_eq!(serde_json::from_str::<Card>(&text).expect(&text), card);
    assert_eq!(card.stage, GameStage::TurnOf(Player::Blue));
    assert_eq!(card.seats[1].sitter, CardSitter::Computer(Level::Master));
    assert_eq!(card.position().as_ref(), Some(table.game().state()));
}

#[test]
fn cards_do_not_show_drafts() {
    let mut table = two();
    let before = Card::of(&table);
    must(&mut table, ANNA, &act("church"));
    must(&mut table, ANNA, &act("donate petri.five"));
    assert_eq!(Card::of(&table), before);
    must(&mut table, ANNA, &act("done"));
    assert_ne!(Card::of(&table), before);
}

#[test]
fn only_running_games_have_a_position() {
    let mut table = Table::new(head(&[Player::Red, Player::Blue])).expect("a table");
    must(&mut table, ANNA, &Command::Sit(Player::Red));
    let card = Card::of(&table);
    assert_eq!((card.stage, card.position), (GameStage::Gathering(1), None));
    let mut table = two();
    must(&mut table, ANNA, &Command::Resign(Player::Red));
    let card = Card::of(&table);
    assert_eq!((card.stage, card.position), (GameStage::Ended, None));
}
