//! Permission to get advice.

use super::*;

const CARLA: PersonId = 3;

/// A table of three; `None` is a computer's seat.
fn table(people: [Option<PersonId>; 3]) -> Table {
    let players = [Player::Red, Player::Blue, Player::Grey];
    let mut table = Table::new(head(&players)).expect("a table");
    for (seat, person) in players.into_iter().zip(people) {
        let entry = match person {
            Some(person) => Entry::Sit { seat, person, name: Some("x".to_owned()) },
            None => Entry::Computer { seat, level: Level::Apprentice },
        };
        table.apply(&entry).expect("an open seat");
    }
    table
}

fn advising(table: &Table, person: PersonId) -> Advising {
    table.advising(Some(&who(person)))
}

#[test]
fn there_is_no_advice_against_people_who_have_not_agreed() {
    let cases = [
        ([Some(ANNA), None, None], ANNA, Advising::Allowed),
        ([Some(ANNA), None, None], BERT, Advising::OutOfPlace),
        // On a shared screen.
        ([Some(ANNA), Some(ANNA), Some(ANNA)], ANNA, Advising::Allowed),
        ([Some(ANNA), Some(ANNA), None], ANNA, Advising::Allowed),
        ([Some(ANNA), Some(BERT), None], ANNA, Advising::NeedsConsent),
        ([Some(ANNA), Some(BERT), None], BERT, Advising::NeedsConsent),
        ([Some(ANNA), Some(BERT), None], CARLA, Advising::OutOfPlace),
    ];
    for (people, person, expected) in cases {
        assert_eq!(advising(&table(people), person), expected, "{people:?} {person}");
    }
    assert_eq!(table([Some(ANNA), None, None]).advising(None), Advising::OutOfPlace);
}

#[test]
fn absent_people_must_agree_and_resigned_ones_need_not() {
    let mut table = table([Some(ANNA), Some(BERT), None]);
    must(&mut table, BERT, &Command::Leave);
    assert_eq!(advising(&table, ANNA), Advising::NeedsConsent);
    must(&mut table, BERT, &Command::Resign(Player::Blue));
    assert_eq!(advising(&table, ANNA), Advising::Allowed);
    assert_eq!(advising(&table, BERT), Advising::OutOfPlace);
}

#[test]
fn everybody_must_agree() {
    let mut table = table([Some(ANNA), Some(BERT), Some(CARLA)]);
    must(&mut table, ANNA, &Command::ProposeAdvice);
    assert_eq!(table.motion().map(|vote| vote.motion), Some(Motion::Advice));
    must(&mut table, BERT, &Command::Agree);
    assert_eq!(advising(&table, BERT), Advising::NeedsConsent);
    must(&mut table, CARLA, &Command::Decline);
    assert_eq!(table.motion(), None);
    must(&mut table, CARLA, &Command::ProposeAdvice);
    for person in [ANNA, BERT] {
        must(&mut table, person, &Command::Agree);
    }
    for person in [ANNA, BERT, CARLA] {
        assert_eq!(advising(&table, person), Advising::Allowed);
    }
    assert_eq!(try_to(&mut table, ANNA, &Command::ProposeAdvice), Err(Refusal::Senseless));
}

#[test]
fn the_log_switches_the_tutor_on_and_off() {
    let mut against_people = two();
    assert_eq!(try_to(&mut against_people, ANNA, &Command::CallTutor), Err(Refusal::NotAgreed));
    let mut table = alone();
    assert_eq!(try_to(&mut table, BERT, &Command::CallTutor), Err(Refusal::NotSeated));
    must(&mut table, ANNA, &Command::CallTutor);
    assert!(table.has_tutor(&who(ANNA)) && !table.has_tutor(&who(BERT)));
    assert_eq!(try_to(&mut table, ANNA, &Command::CallTutor), Err(Refusal::Repeated));
    must(&mut table, ANNA, &Command::DismissTutor);
    assert!(!table.has_tutor(&who(ANNA)));
    assert_eq!(try_to(&mut table, ANNA, &Command::DismissTutor), Err(Refusal::Repeated));
}

#[test]
fn a_hint_needs_ones_own_current_turn() {
    let mut table = alone();
    let seen = table.version();
    assert_eq!(table.check_hint(&who(ANNA), seen), Ok(()));
    must(&mut table, ANNA, &act("dockyard"));
    assert_eq!(table.check_hint(&who(ANNA), seen), Ok(()), "the turn is still the same");
    must(&mut table, ANNA, &act("done"));
    assert_eq!(table.check_hint(&who(ANNA), seen), Err(Refusal::Stale));
    let now = table.version();
    assert_eq!(table.check_hint(&who(ANNA), now), Err(Refusal::NotYourTurn));
    assert_eq!(table.check_hint(&who(BERT), now), Err(Refusal::NotSeated));
}

#[test]
fn only_turns_of_computers_are_explained() {
    let mut table = table([Some(ANNA), None, Some(ANNA)]);
    turn(&mut table, ANNA, "beer");
    for word in ["cloth", "done"] {
        table.apply_stored(Entry::Act(word.to_owned())).expect("a turn of the computer");
    }
    turn(&mut table, ANNA, "sugar");
    assert_eq!(table.last_turns_of_computers(), [(Player::Blue, 1)]);
    assert!(table.explains_to(Some(&who(ANNA))) && !table.explains_to(Some(&who(BERT))));
    // A computer that takes over a seat has not played its earlier turns.
    must(&mut table, ANNA, &Command::Leave);
    assert_eq!(table.last_turns_of_computers(), [(Player::Blue, 1)]);
    table.apply(&Entry::TakeBack { turns: 1 }).expect("turns to take back");
    assert_eq!(table.last_turns_of_computers(), []);
    table.apply(&Entry::End).expect("an end");
    assert!(table.explains_to(Some(&who(BERT))), "after the game everybody may know");
}
