//! A change of hours holds from the next turn on.

use hamburgum_hours::{HoursHistory, Moment, Night, PersonHours, TooManyChanges, Zone};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn zone(name: &str) -> Zone {
    name.parse().expect("a zone")
}

#[test]
fn a_clock_that_runs_keeps_the_hours_with_which_it_started() {
    let mut hours = HoursHistory::of(PersonHours::in_zone(zone("Europe/Berlin")));
    let names = ["Asia/Tokyo", "America/New_York"];
    for (day, name) in (1..).zip(names) {
        hours.change(zone(name), Night::default(), Moment(day * DAY)).expect("a change");
    }
    for (started, name) in [(0, "Europe/Berlin"), (DAY, names[0]), (2 * DAY, names[1])] {
        assert_eq!(hours.at(Moment(started)).zone.name(), name);
    }
    let text = serde_json::to_string(&hours).expect("a text");
    assert_eq!(serde_json::from_str::<HoursHistory>(&text).expect("hours"), hours);
}

#[test]
fn hours_cannot_follow_the_clock() {
    let mut hours = HoursHistory::default();
    let mut change = |day: i64| {
        let name = if day % 2 == 0 { "Europe/Paris" } else { "Europe/London" };
        hours.change(zone(name), Night::default(), Moment(day * DAY))
    };
    for day in 0..8 {
        change(day).expect("a change");
    }
    assert_eq!(change(8), Err(TooManyChanges));
    // The same hours again are no change.
    assert_eq!(change(7), Ok(()));
    assert_eq!(change(60), Ok(()));
}
