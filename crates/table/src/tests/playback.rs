//! Turns since a version.

use super::*;

fn numbers(table: &Table, version: u64) -> Vec<u32> {
    table.turns_since(version).iter().map(|turn| turn.number).collect()
}

#[test]
fn turns_are_listed_by_the_version_that_ended_them() {
    let mut table = two();
    let before = table.version();
    assert_eq!(numbers(&table, before), [0; 0]);
    for (person, field) in [(ANNA, "beer"), (BERT, "sugar"), (ANNA, "dockyard")] {
        must(&mut table, person, &act(field));
        must(&mut table, person, &act("done"));
    }
    assert_eq!(numbers(&table, before), [0, 1, 2]);
    assert_eq!(numbers(&table, before + 2), [1, 2]);
    assert_eq!(numbers(&table, before + 3), [1, 2], "a draft is no turn yet");
    assert_eq!(numbers(&table, table.version()), [0; 0]);
}

#[test]
fn a_turn_that_was_taken_back_is_forgotten() {
    let mut table = alone();
    let before = table.version();
    must(&mut table, ANNA, &act("trade-west"));
    must(&mut table, ANNA, &act("done"));
    must(&mut table, ANNA, &Command::TakeBack);
    assert_eq!(numbers(&table, before), [0; 0]);
    must(&mut table, ANNA, &act("church"));
    must(&mut table, ANNA, &act("done"));
    assert_eq!(numbers(&table, before), [0]);
    assert_eq!(table.turns_since(before)[0].version, table.version());
}
