//! Heads of tables whose games started elsewhere.

use super::super::{Command, Entry, Head, HeadError, Origin, Refusal, Table, Who};
use super::*;
use hamburgum_engine::{Board, Official, Player, RulesVersion, Variant};

const RECORD: &str = "hamburgum record 1\nboard hamburgum\nvariant two\nplayers red blue green\n\
    start red\nrules 1\ndrawn sexton\n\n1. red beer\n1. blue cloth\n";

fn head(from: Origin) -> Head {
    let game = Game::parse(RECORD, &Board::built_in()).expect("a record");
    let draws = vec![Official::Canon, Official::Deacon];
    Head::going_on("Alster".to_owned(), &game, draws, 7, from)
}

fn copy() -> Origin {
    Origin::Table { id: "abc".to_owned(), name: "Alster".to_owned(), at: 5 }
}

#[test]
fn a_head_with_a_start_survives_a_round_trip() {
    for from in [copy(), Origin::Record { by: Some(4) }, Origin::Record { by: None }] {
        let head = head(from);
        let text = serde_json::to_string(&head).expect("a head as text");
        let read: Head = serde_json::from_str(&text).expect(&text);
        assert_eq!(read, head);
        let game = read.begin().expect("a game");
        assert_eq!(game.clone().without_undrawn().to_text(), RECORD);
        assert!(game.undrawn().eq([Official::Canon, Official::Deacon]));
    }
}

#[test]
fn older_heads_lack_a_start() {
    let text = format!(
        "{{\"name\":\"Alster\",\"board\":\"hamburgum\",\"variant\":\"base\",\
         \"players\":[\"red\",\"blue\"],\"rules\":{},\"seed\":7}}",
        RulesVersion::NEWEST
    );
    let head: Head = serde_json::from_str(&text).expect(&text);
    assert!(!head.is_copy());
    assert_eq!((head.variant, &head.start), (Variant::Base, &None));
    assert_eq!(serde_json::to_string(&head).expect("a head as text"), text);
}

#[test]
fn only_a_record_that_was_opened_is_over_from_the_start() {
    let opened = Table::new(head(Origin::Record { by: None })).expect("a table");
    assert!(opened.head().is_opened_record() && opened.ended().is_some());
    let anna = Who { id: 1, aliases: Vec::new(), name: "Anna".to_owned() };
    let refused =
        opened.decide(&anna, 0, &Command::Sit(Player::Red), &crate::Attendance::default());
    assert_eq!(refused, Err(Refusal::SeatTaken));
    let copy = Table::new(head(copy())).expect("a table");
    assert!(copy.head().is_copy() && !copy.head().is_opened_record() && copy.is_gathering());
}

#[test]
fn nothing_before_the_start_is_taken_back() {
    let mut table = Table::new(head(copy())).expect("a table");
    for seat in [Player::Red, Player::Blue, Player::Green] {
        let entry = Entry::Sit { seat, person: 1, name: Some("Anna".to_owned()) };
        table.apply(&entry).expect("an open seat");
    }
    let anna = Who { id: 1, aliases: Vec::new(), name: "Anna".to_owned() };
    assert_eq!((table.to_act(), table.last_turn_of(&anna)), (Some(Player::Green), None));
    let refused = table.clone().apply(&Entry::TakeBack { turns: 1 });
    let why = refused.expect_err("turns of another table").why;
    assert_eq!(why, "these turns were not played at this table");
    for word in ["beer", "done"] {
        table.apply_stored(Entry::Act(word.to_owned())).expect("a turn");
    }
    assert_eq!(table.last_turn_of(&anna), Some((Player::Green, 2)));
    assert!(table.apply(&Entry::TakeBack { turns: 2 }).is_ok());
}

#[test]
fn an_invalid_start_is_refused() {
    let mut head = head(copy());
    head.start = Some(Start { record: "hamburgum".to_owned(), from: copy(), is_puzzle: false });
    let refused = Table::new(head).expect_err("a start that is no record");
    assert!(matches!(&refused, HeadError::NoGame(why) if why.contains("line 1")), "{refused}");
}
