//! Absence, and what needs whose consent.

use super::*;
use std::time::Duration;

const CARLA: PersonId = 3;

/// These people have been quiet for so long.
fn quiet(people: &[PersonId], time: Duration) -> Attendance {
    Attendance::new(WAITING_TIME, people.iter().map(|&person| (person, time)).collect())
}

fn while_away(
    table: &mut Table,
    person: PersonId,
    command: &Command,
    absent: &[PersonId],
) -> Result<(), Refusal> {
    let attendance = quiet(absent, WAITING_TIME);
    let entries = table.decide(&who(person), table.version(), command, &attendance)?;
    *table = table.after(&entries).expect("entries that fit");
    Ok(())
}

/// Anna plays Red, Bert Blue and Carla Grey.
fn three() -> Table {
    let mut table = Table::new(head(&[Player::Red, Player::Blue, Player::Grey])).expect("a table");
    for (person, seat) in [(ANNA, Player::Red), (BERT, Player::Blue), (CARLA, Player::Grey)] {
        must(&mut table, person, &Command::Sit(seat));
    }
    table
}

#[test]
fn absence_takes_the_whole_waiting_time() {
    let nearly = WAITING_TIME.saturating_sub(Duration::from_millis(1));
    assert!(!quiet(&[ANNA], nearly).is_absent(ANNA));
    assert!(quiet(&[ANNA], WAITING_TIME).is_absent(ANNA));
    assert!(!quiet(&[ANNA], WAITING_TIME).is_absent(BERT));
    assert!(!Attendance::default().is_absent(ANNA));
}

#[test]
fn a_computer_stands_in_for_the_absent_until_they_are_back() {
    let mut table = two();
    must(&mut table, ANNA, &act("beer"));
    while_away(&mut table, BERT, &Command::ProposeStandIn(Player::Red), &[ANNA]).expect("no vote");
    assert_eq!(table.computer_to_act(), Some((Player::Red, STAND_IN)));
    assert!(table.game().draft().is_empty(), "a half-made turn goes with its player");
    assert_eq!(try_to(&mut table, ANNA, &act("beer")), Err(Refusal::NotYourTurn));
    must(&mut table, ANNA, &Command::Return(Player::Red));
    must(&mut table, ANNA, &act("beer"));
}

#[test]
fn whoever_is_there_has_to_agree_to_a_stand_in() {
    let mut table = two();
    must(&mut table, ANNA, &act("beer"));
    must(&mut table, BERT, &Command::ProposeStandIn(Player::Red));
    assert_eq!(table.to_act(), Some(Player::Red));
    assert_eq!(table.computer_to_act(), None);
    assert!(!table.game().draft().is_empty(), "the draft stays");
    must(&mut table, ANNA, &Command::Decline);
    must(&mut table, BERT, &Command::ProposeStandIn(Player::Red));
    must(&mut table, ANNA, &Command::Agree);
    assert_eq!(table.computer_to_act(), Some((Player::Red, STAND_IN)));
}

#[test]
fn absence_counts_when_the_vote_ends_and_not_when_it_began() {
    let mut table = three();
    while_away(&mut table, ANNA, &Command::ProposeStandIn(Player::Blue), &[BERT]).expect("a vote");
    // Bert is back before Carla agrees.
    must(&mut table, CARLA, &Command::Agree);
    assert_eq!(table.seats()[1].playing_person(), Some(BERT));
    assert_eq!(try_to(&mut table, ANNA, &Command::Agree), Err(Refusal::NotSeated));
    // He leaves again without an answer.
    while_away(&mut table, ANNA, &Command::Agree, &[BERT]).expect("nobody left to ask");
    assert_eq!(table.seats()[1].playing_person(), None);
}

#[test]
fn two_absent_people_do_not_wait_for_each_other() {
    let mut table = three();
    for seat in [Player::Blue, Player::Grey] {
        let propose = Command::ProposeStandIn(seat);
        while_away(&mut table, ANNA, &propose, &[BERT, CARLA]).expect("no vote");
    }
    assert_eq!(table.people(), [ANNA]);
}

#[test]
fn votes_count_those_for_whom_a_computer_stands_in() {
    let mut table = two();
    turn(&mut table, ANNA, "beer");
    while_away(&mut table, ANNA, &Command::ProposeStandIn(Player::Blue), &[BERT]).expect("no vote");
    for command in [Command::TakeBack, Command::ProposeEnd, Command::ProposeAdvice] {
        while_away(&mut table, ANNA, &command, &[BERT]).expect("a vote");
        assert!(table.motion().is_some(), "{command:?} waits for Bert");
        assert_eq!(try_to(&mut table, ANNA, &Command::Agree), Err(Refusal::NotSeated));
        // He need not take his seat back to answer.
        must(&mut table, BERT, &Command::Decline);
        assert_eq!(table.motion(), None);
    }
    assert!(table.is_playing());
    must(&mut table, ANNA, &Command::ProposeEnd);
    must(&mut table, BERT, &Command::Agree);
    assert_eq!(table.ended(), Some(Done::ByConsent));
}

#[test]
fn more_than_half_may_take_a_turn_back_without_the_absent() {
    let mut table = three();
    turn(&mut table, ANNA, "beer");
    while_away(&mut table, ANNA, &Command::TakeBack, &[CARLA]).expect("a vote");
    assert!(table.motion().is_some(), "Bert is asked");
    while_away(&mut table, BERT, &Command::Agree, &[CARLA]).expect("a majority");
    assert_eq!(table.game().turns_played(), 0);
    turn(&mut table, ANNA, "beer");
    while_away(&mut table, ANNA, &Command::TakeBack, &[BERT, CARLA]).expect("a vote");
    assert_eq!(table.game().turns_played(), 1, "nobody decides alone");
}

#[test]
fn an_overdue_vote_waits_only_for_those_who_are_there() {
    let overdue = |absent: &[PersonId]| quiet(absent, WAITING_TIME).with_vote(VoteAge::Overdue);
    for (propose, is_carried_out) in
        [(Command::ProposeEnd, true), (Command::TakeBack, true), (Command::ProposeAdvice, false)]
    {
        let mut table = three();
        turn(&mut table, ANNA, "beer");
        while_away(&mut table, ANNA, &propose, &[BERT, CARLA]).expect("a vote");
        let vote = table.motion().expect("a vote").clone();
        let missing = |absent: &[PersonId]| table.whose_consent_is_missing(&vote, &overdue(absent));
        assert!(missing(&[BERT]).contains(&CARLA), "{propose:?}: she is there");
        assert_eq!(missing(&[BERT, CARLA]).is_empty(), is_carried_out, "{propose:?}");
        let agreed =
            table.decide(&who(ANNA), table.version(), &Command::Agree, &overdue(&[BERT, CARLA]));
        assert_eq!(agreed.is_ok(), is_carried_out, "{propose:?}");
    }
}

#[test]
fn no_entry_is_older_than_the_one_before() {
    let mut table = two();
    assert_eq!(table.time_of_next_entry(5), 5);
    table.note_time(5);
    assert_eq!([4, 5, 6].map(|now| table.time_of_next_entry(now)), [5, 5, 6]);
}

#[test]
fn a_vote_remembers_when_it_was_made() {
    let mut table = two();
    table.note_time(1);
    must(&mut table, ANNA, &Command::ProposeEnd);
    for now in [2, 3] {
        table.note_time(now);
    }
    assert_eq!(table.motion().and_then(|vote| vote.since), Some(2));
}
