//! Games that repeat positions of a running game against people.

use super::*;

const TURNS: [(PersonId, &str); 6] = [
    (ANNA, "beer"),
    (BERT, "sugar"),
    (ANNA, "dockyard"),
    (BERT, "cloth"),
    (ANNA, "church"),
    (BERT, "beer"),
];

/// Anna and Bert after so many turns.
fn people(turns: usize) -> Table {
    let mut table = two();
    for (person, field) in &TURNS[..turns] {
        turn(&mut table, *person, field);
    }
    table
}

/// Anna alone with both colours, after these turns.
fn on_one_screen(fields: &[&str]) -> Table {
    let mut table = Table::new(head(&[Player::Red, Player::Blue])).expect("a table");
    for seat in [Player::Red, Player::Blue] {
        must(&mut table, ANNA, &Command::Sit(seat));
    }
    for field in fields {
        turn(&mut table, ANNA, field);
    }
    table
}

fn copy(of: &Table, from: Origin) -> Table {
    let head = Head::going_on("Copy".to_owned(), &of.final_game(), Vec::new(), 1, from);
    Table::new(head).expect("a copy")
}

#[test]
fn copies_records_and_games_on_one_screen_repeat_a_running_game() {
    let running = people(5);
    let fields = TURNS.map(|(_, field)| field);
    let record = || Origin::Record { by: None };
    for (name, table, repeats) in [
        ("the same turns on one screen", on_one_screen(&fields[..5]), true),
        ("one turn further", on_one_screen(&fields), true),
        ("only the opening", on_one_screen(&fields[..3]), false),
        ("another game", on_one_screen(&["sugar", "beer", "church", "church"]), false),
        ("its record", copy(&running, record()), true),
        ("the record of its second round", copy(&people(2), record()), true),
        ("the record of its first round", copy(&people(1), record()), false),
    ] {
        assert_eq!(table.repeats(&running, &who(ANNA)), repeats, "{name}");
        assert!(!table.repeats(&running, &who(3)), "{name}: who does not play may analyse it");
    }
}

#[test]
fn games_against_computers_agreed_ones_and_finished_ones_may_be_analysed() {
    let fields = TURNS.map(|(_, field)| field);
    let again = on_one_screen(&fields);
    assert!(!again.repeats(&on_one_screen(&fields), &who(ANNA)), "nobody else plays there");
    let mut agreed = people(6);
    must(&mut agreed, ANNA, &Command::ProposeAdvice);
    must(&mut agreed, BERT, &Command::Agree);
    assert!(!again.repeats(&agreed, &who(ANNA)));
    let mut over = people(6);
    assert!(again.repeats(&over, &who(ANNA)));
    must(&mut over, ANNA, &Command::ProposeEnd);
    must(&mut over, BERT, &Command::Agree);
    assert!(!again.repeats(&over, &who(ANNA)));
}
