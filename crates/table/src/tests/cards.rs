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
fn a_card_tells_what_others_did_since_the_last_turn_of_the_person_to_move() {
    let mut table = two();
    let told = |table: &Table| {
        let turns = Card::of(table).turns_since();
        turns.iter().map(|turn| (turn.player(), turn.notation())).collect::<Vec<_>>()
    };
    assert_eq!(told(&table), []);
    turn(&mut table, ANNA, "church");
    assert_eq!(told(&table), [], "nothing has happened since a turn that was never played");
    turn(&mut table, BERT, "beer");
    assert_eq!(told(&table), [(Player::Blue, "beer".to_owned())]);
    turn(&mut table, ANNA, "guildhall");
    assert_eq!(told(&table), [(Player::Red, "guildhall".to_owned())]);
    let last = table.final_game().turns().last().expect("a turn");
    assert_eq!(Card::of(&table).turns_since()[0].start, last.start);
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
