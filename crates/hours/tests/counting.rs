//! Counting around changes of clocks, in zones with odd rules, over weekends and holidays.

use hamburgum_hours::{Holiday, Moment, Night, PersonHours, Weekend, Zone};
use std::time::Duration;

/// A moment as a text with its offset from UTC.
fn moment(text: &str) -> Moment {
    let parsed: jiff::Timestamp = text.parse().expect("a moment with an offset");
    Moment(parsed.as_millisecond())
}

fn hours(zone: &str, (from, to): (&str, &str)) -> PersonHours {
    let night = Night::new(from.parse().expect("a time"), to.parse().expect("a time"));
    let zone = zone.parse::<Zone>().expect("a zone");
    PersonHours::in_zone(zone).with_night(night.expect("a short night"))
}

const USUAL: (&str, &str) = ("23:00", "08:00");
const NO_NIGHT: (&str, &str) = ("00:00", "00:00");

/// The waking minutes of a whole day on which something is odd.
#[test]
fn odd_days_have_their_own_length() {
    for (zone, night, from, to, minutes) in [
        ("UTC", USUAL, "2026-03-28T00:00Z", "2026-03-29T00:00Z", 15 * 60),
        // Clocks go forward and back in the night: the waking day is as long as ever.
        ("Europe/Berlin", USUAL, "2026-03-29T00:00+01", "2026-03-30T00:00+02", 15 * 60),
        ("Europe/Berlin", USUAL, "2026-10-25T00:00+02", "2026-10-26T00:00+01", 15 * 60),
        // Somebody who sleeps by day is awake when they change.
        (
            "Europe/Berlin",
            ("09:00", "18:00"),
            "2026-03-29T00:00+01",
            "2026-03-30T00:00+02",
            14 * 60,
        ),
        (
            "Europe/Berlin",
            ("09:00", "18:00"),
            "2026-10-25T00:00+02",
            "2026-10-26T00:00+01",
            16 * 60,
        ),
        // The end of the night does not exist, or its beginning comes twice.
        ("Europe/Berlin", ("01:30", "02:30"), "2026-03-29T00:00+01", "2026-03-30T00:00+02", 1350),
        ("Europe/Berlin", ("01:30", "02:30"), "2026-10-25T00:00+02", "2026-10-26T00:00+01", 1410),
        // Half an hour of summer time.
        ("Australia/Lord_Howe", NO_NIGHT, "2026-10-04T00:00+10:30", "2026-10-05T00:00+11", 1410),
        ("Australia/Lord_Howe", NO_NIGHT, "2026-04-05T00:00+11", "2026-04-06T00:00+10:30", 1470),
        // Two hours of it.
        ("Antarctica/Troll", NO_NIGHT, "2026-03-29T00:00+00", "2026-03-30T00:00+02", 22 * 60),
        // Clocks change at midnight, so the first hour of this day does not exist.
        ("America/Santiago", NO_NIGHT, "2026-09-06T01:00-03", "2026-09-07T00:00-03", 23 * 60),
        // A day that was left out.
        ("Pacific/Apia", USUAL, "2011-12-29T00:00-10", "2012-01-01T00:00+14", 2 * 15 * 60),
        // Offsets of three quarters of an hour.
        ("Asia/Kathmandu", USUAL, "2026-05-01T00:00+05:45", "2026-05-02T00:00+05:45", 15 * 60),
        // Winter time in Ramadan.
        ("Africa/Casablanca", NO_NIGHT, "2026-02-15T00:00+01", "2026-02-16T00:00+00", 25 * 60),
    ] {
        let hours = hours(zone, night);
        let (from, to) = (moment(from), moment(to));
        let counted = hours.waking_between(from, to);
        assert_eq!(counted, Duration::from_mins(minutes), "{zone} {night:?}");
        assert_eq!(hours.add_waking(from, counted).0.min(to.0), hours.add_waking(from, counted).0);
    }
}

#[test]
fn counted_time_is_added() {
    for (zone, night, from, minutes, due) in [
        ("Europe/Berlin", USUAL, "2026-03-28T22:00+01", 120, "2026-03-29T09:00+02"),
        ("Europe/Berlin", USUAL, "2026-10-24T22:00+02", 120, "2026-10-25T09:00+01"),
        ("Europe/Berlin", USUAL, "2026-06-01T03:00+02", 1, "2026-06-01T08:01+02"),
        ("Europe/Berlin", USUAL, "2026-06-01T12:00+02", 45 * 60, "2026-06-04T12:00+02"),
        ("America/New_York", USUAL, "2026-03-07T22:59-05", 2, "2026-03-08T08:01-04"),
        ("Pacific/Apia", USUAL, "2011-12-29T22:00-10", 120, "2011-12-31T09:00+14"),
        (
            "Asia/Kolkata",
            ("00:30", "09:30"),
            "2026-06-01T00:00+05:30",
            60,
            "2026-06-01T10:00+05:30",
        ),
    ] {
        let due_at = hours(zone, night).add_waking(moment(from), Duration::from_mins(minutes));
        assert_eq!(due_at, moment(due), "{zone} from {from}");
    }
}

#[test]
fn a_weekend_pauses_where_the_table_says_so() {
    let hours = hours("Europe/Berlin", USUAL);
    // Friday, June 5, 22:00.
    let friday = moment("2026-06-05T22:00+02");
    let due = |weekend| hours.calendar(weekend).add(friday, Duration::from_hours(2));
    assert_eq!(due(Weekend::Counts), moment("2026-06-06T09:00+02"));
    assert_eq!(due(Weekend::Pauses), moment("2026-06-08T09:00+02"));
    assert!(!hours.calendar(Weekend::Pauses).counts(moment("2026-06-07T12:00+02")));
    assert_eq!(
        hours.calendar(Weekend::Pauses).next(moment("2026-06-06T12:00+02")),
        moment("2026-06-08T08:00+02")
    );
}

#[test]
fn holidays_do_not_count() {
    let mut hours = hours("Europe/Berlin", USUAL);
    let date = |text: &str| text.parse().expect("a date");
    let holiday = Holiday::new(date("2026-06-02"), date("2026-06-04")).expect("a holiday");
    hours.add_holiday(holiday, moment("2026-06-01T10:00+02")).expect("a holiday");
    let evening = moment("2026-06-01T22:00+02");
    assert_eq!(hours.add_waking(evening, Duration::from_hours(2)), moment("2026-06-05T09:00+02"));
    assert!(!hours.is_awake(moment("2026-06-03T12:00+02")));
    assert_eq!(hours.next_waking(moment("2026-06-03T12:00+02")), moment("2026-06-05T08:00+02"));
    assert_eq!(hours.back_on(moment("2026-06-03T12:00+02")), Some(date("2026-06-05")));
    assert_eq!(hours.back_on(evening), None);
}
