//! Automatic end of turns.

use super::*;

/// A table of two where Red is Anna's; `None` is a computer's seat.
fn table(other: Option<PersonId>) -> Table {
    let mut table = Table::new(head(&[Player::Red, Player::Blue])).expect("a table");
    let seats = [(Player::Red, Some(ANNA)), (Player::Blue, other)];
    for (seat, person) in seats {
        let entry = match person {
            Some(person) => Entry::Sit { seat, person, name: Some("x".to_owned()) },
            None => Entry::Computer { seat, level: Level::Apprentice },
        };
        table.apply(&entry).expect("an open seat");
    }
    table
}

#[test]
fn production_ends_a_turn_only_against_computers() {
    let redo = |field: &str| Command::Turn(Step::Redo(field.parse().expect("a field")));
    let cases = [
        (None, vec![act("beer")], 1),
        (None, vec![act("trade-west"), redo("sugar")], 1),
        // These fields leave a decision, even if there is nothing to sell or to build.
        (None, vec![act("trade-west")], 0),
        (None, vec![act("guildhall")], 0),
        (Some(BERT), vec![act("beer")], 0),
        // On a shared screen.
        (Some(ANNA), vec![act("beer")], 0),
        (None, vec![Command::SetAutoEnd(AutoEnd::Off), act("beer")], 0),
        (Some(BERT), vec![Command::SetAutoEnd(AutoEnd::On), act("beer")], 1),
        (None, vec![Command::CallTutor, act("beer")], 0),
    ];
    for (other, commands, turns) in cases {
        let mut table = table(other);
        for command in &commands {
            must(&mut table, ANNA, command);
        }
        assert_eq!(table.game().turns_played(), turns, "{other:?} {commands:?}");
    }
}

#[test]
fn each_person_has_a_setting_in_the_log() {
    let mut table = table(Some(BERT));
    must(&mut table, ANNA, &Command::SetAutoEnd(AutoEnd::On));
    assert_eq!(table.auto_end_of(&who(ANNA)), AutoEnd::On);
    assert_eq!(table.auto_end_of(&who(BERT)), AutoEnd::Off);
    let again = try_to(&mut table, ANNA, &Command::SetAutoEnd(AutoEnd::On));
    assert_eq!(again, Err(Refusal::Repeated));
    let stranger = try_to(&mut table, 77, &Command::SetAutoEnd(AutoEnd::On));
    assert_eq!(stranger, Err(Refusal::NotSeated));
    let entry: Entry = Entry::AutoEnd { person: ANNA, set: AutoEnd::On };
    let text = serde_json::to_string(&Stamped::new(1, entry, Board::hamburgum()).what)
        .expect("plain data");
    assert_eq!(text, r#"{"auto-end":{"person":1,"set":"on"}}"#);
}
