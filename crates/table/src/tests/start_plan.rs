//! Games that begin at a given time, and tables that nobody fills.

use super::*;

const CARLA: PersonId = 3;
const DAY: i64 = 24 * 60 * 60 * 1000;
const EIGHT: i64 = 20 * 60 * 60 * 1000;

/// Anna sits at a table of three.
fn gathering() -> Table {
    let head = head(&[Player::Red, Player::Blue, Player::Green]).set_up_by(&who(ANNA));
    let mut table = Table::new(head).expect("a table");
    must(&mut table, ANNA, &Command::Sit(Player::Red));
    table.note_time(0);
    table
}

#[track_caller]
fn happens(table: &mut Table, now: i64) -> Vec<Entry> {
    let entries = table.at_gathering_due(now);
    if !entries.is_empty() {
        *table = table.after(&entries).expect("entries that fit");
        table.note_time(now);
    }
    entries
}

fn appointment(level: Option<Level>) -> Command {
    Command::Schedule(Some(StartPlan::Appointment { at: EIGHT, level }))
}

#[test]
fn computers_take_the_open_seats_at_the_latest_moment() {
    let mut table = gathering();
    let plan = StartPlan::Latest { at: EIGHT, level: Level::Master };
    assert_eq!(try_to(&mut table, BERT, &Command::Schedule(Some(plan))), Err(Refusal::NotSeated));
    must(&mut table, ANNA, &Command::Schedule(Some(plan)));
    assert_eq!(table.gathering_due(), Some(EIGHT));
    assert_eq!(happens(&mut table, EIGHT - 1), []);
    must(&mut table, BERT, &Command::Sit(Player::Blue));
    assert!(table.is_gathering());
    let green = Entry::Computer { seat: Player::Green, level: Level::Master };
    assert_eq!(happens(&mut table, EIGHT), [green]);
    assert!(table.is_playing());
    assert_eq!((table.gathering_due(), happens(&mut table, DAY)), (None, Vec::new()));
}

#[test]
fn a_full_table_begins_before_the_latest_moment() {
    let mut table = gathering();
    let plan = StartPlan::Latest { at: EIGHT, level: Level::Master };
    must(&mut table, ANNA, &Command::Schedule(Some(plan)));
    must(&mut table, BERT, &Command::Sit(Player::Blue));
    must(&mut table, CARLA, &Command::Sit(Player::Green));
    assert!(table.is_playing() && table.gathering_due().is_none());
}

#[test]
fn an_appointment_waits_also_with_all_seats_taken() {
    let mut table = gathering();
    must(&mut table, ANNA, &appointment(None));
    must(&mut table, BERT, &Command::Sit(Player::Blue));
    must(&mut table, CARLA, &Command::Sit(Player::Green));
    assert!(table.is_gathering() && table.to_act().is_none());
    assert_eq!(try_to(&mut table, ANNA, &act("beer")), Err(Refusal::Senseless));
    assert_eq!(happens(&mut table, EIGHT), [Entry::Begin]);
    assert_eq!(table.to_act(), Some(Player::Red));
}

#[test]
fn the_host_can_begin_before_an_appointment() {
    let mut table = gathering();
    must(&mut table, ANNA, &appointment(None));
    must(&mut table, BERT, &Command::Sit(Player::Blue));
    assert_eq!(try_to(&mut table, BERT, &Command::Begin(None)), Err(Refusal::NotSeated));
    assert_eq!(try_to(&mut table, ANNA, &Command::Begin(None)), Err(Refusal::Senseless));
    must(&mut table, ANNA, &Command::Begin(Some(Level::Apprentice)));
    assert!(table.is_playing());
    assert_eq!(try_to(&mut table, ANNA, &Command::Begin(None)), Err(Refusal::Repeated));
}

#[test]
fn an_appointment_with_too_few_people_closes_the_table() {
    for (level, others, entry) in [
        (Some(Level::Master), 0, Some(Unbegun::TooFew)),
        (None, 1, Some(Unbegun::TooFew)),
        (Some(Level::Master), 1, None),
    ] {
        let mut table = gathering();
        must(&mut table, ANNA, &appointment(level));
        if others > 0 {
            must(&mut table, BERT, &Command::Sit(Player::Green));
        }
        let entries = happens(&mut table, EIGHT);
        match entry {
            Some(why) => {
                assert_eq!(entries, [Entry::Dissolve { why }]);
                assert_eq!(table.ended(), Some(Done::NotBegun(why)));
            }
            None => assert!(table.is_playing(), "{entries:?}"),
        }
    }
}

#[test]
fn a_plan_can_be_changed_and_dropped() {
    let mut table = gathering();
    must(&mut table, ANNA, &appointment(None));
    assert_eq!(try_to(&mut table, ANNA, &appointment(None)), Err(Refusal::Repeated));
    must(&mut table, ANNA, &appointment(Some(Level::Master)));
    must(&mut table, ANNA, &Command::Schedule(None));
    assert_eq!(table.start_plan(), None);
    // With all seats taken, the game begins when the appointment is dropped.
    must(&mut table, ANNA, &appointment(None));
    must(&mut table, BERT, &Command::Sit(Player::Blue));
    must(&mut table, CARLA, &Command::Sit(Player::Green));
    must(&mut table, ANNA, &Command::Schedule(None));
    assert!(table.is_playing());
}

#[test]
fn a_table_that_nobody_fills_is_reminded_and_closed() {
    let mut table = gathering();
    assert_eq!(table.gathering_due(), Some(10 * DAY));
    assert_eq!(happens(&mut table, 10 * DAY), [Entry::Remind]);
    assert_eq!((table.closes_at(), table.gathering_due()), (Some(14 * DAY), Some(14 * DAY)));
    must(&mut table, ANNA, &Command::Keep);
    table.note_time(11 * DAY);
    assert_eq!(try_to(&mut table, ANNA, &Command::Keep), Err(Refusal::Repeated));
    assert_eq!((table.closes_at(), table.gathering_due()), (None, Some(21 * DAY)));
    assert_eq!(happens(&mut table, 21 * DAY), [Entry::Remind]);
    assert_eq!(happens(&mut table, 24 * DAY), []);
    assert_eq!(happens(&mut table, 25 * DAY), [Entry::Dissolve { why: Unbegun::Waited }]);
    assert_eq!(table.gathering_due(), None);
}

#[test]
fn a_host_closes_a_table_before_its_game() {
    let mut table = gathering();
    must(&mut table, BERT, &Command::Sit(Player::Blue));
    assert_eq!(try_to(&mut table, BERT, &Command::Dissolve), Err(Refusal::NotSeated));
    must(&mut table, ANNA, &Command::Dissolve);
    assert_eq!(table.ended(), Some(Done::NotBegun(Unbegun::Closed)));
    assert_eq!(try_to(&mut table, ANNA, &Command::Dissolve), Err(Refusal::Repeated));
    assert_eq!(try_to(&mut two(), ANNA, &Command::Dissolve), Err(Refusal::Stale));
}
