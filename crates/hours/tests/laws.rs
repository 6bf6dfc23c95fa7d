//! Laws of counted time, for all zones, nights and holidays, compared with looking at every minute.

use hamburgum_hours::{DayTime, Holiday, Moment, Night, PersonHours, Weekend, Zone};
use proptest::prelude::*;
use std::time::Duration;

const MINUTE: i64 = 60_000;

fn any_night() -> impl Strategy<Value = Night> {
    (0..24u8, 0..4u8, 0..=36u16).prop_map(|(hour, quarter, quarters)| {
        let from = DayTime::at(hour, quarter * 15).expect("a time");
        let end = u16::from(hour) * 60 + u16::from(quarter) * 15 + quarters * 15;
        let to = DayTime::at((end / 60 % 24) as u8, (end % 60) as u8).expect("a time");
        Night::new(from, to).expect("at most nine hours")
    })
}

/// Hours of somebody in any zone, with a moment between 1975 and 2037 and perhaps a holiday soon after.
fn any_hours() -> impl Strategy<Value = (PersonHours, Moment)> {
    let zones = Zone::names();
    let minute = 2_600_000..35_000_000_i64;
    (0..zones.len(), any_night(), minute, proptest::option::of((0..4i64, 1..5i64))).prop_map(
        move |(zone, night, minute, holiday)| {
            let zone: Zone = zones[zone].parse().expect("a zone");
            let mut hours = PersonHours::in_zone(zone).with_night(night);
            let at = Moment(minute * MINUTE);
            if let Some((ahead, days)) = holiday {
                let day = |days: i64| hours.zone.local(Moment(at.0 + days * 24 * 60 * MINUTE)).date;
                if let Ok(holiday) = Holiday::new(day(ahead), day(ahead + days)) {
                    let _ = hours.add_holiday(holiday, at);
                }
            }
            (hours, at)
        },
    )
}

fn any_weekend() -> impl Strategy<Value = Weekend> {
    prop_oneof![Just(Weekend::Counts), Just(Weekend::Pauses)]
}

proptest! {
    /// Zones have changed at full minutes since 1975, so every minute counts wholly or not at all.
    #[test]
    fn every_minute_that_counts_is_counted(
        (hours, from) in any_hours(), weekend in any_weekend(), minutes in 0..4000i64,
    ) {
        let calendar = hours.calendar(weekend);
        let counted = (0..minutes).filter(|one| calendar.counts(Moment(from.0 + one * MINUTE)));
        let to = Moment(from.0 + minutes * MINUTE);
        prop_assert_eq!(
            calendar.between(from, to), Duration::from_mins(counted.count() as u64)
        );
    }

    #[test]
    fn adding_and_counting_are_opposites(
        (hours, from) in any_hours(), weekend in any_weekend(), seconds in 1..500_000u64,
    ) {
        let calendar = hours.calendar(weekend);
        let duration = Duration::from_secs(seconds);
        let due = calendar.add(from, duration);
        prop_assert_eq!(calendar.between(from, due), duration);
        // It is the first such moment.
        let before = calendar.between(from, Moment(due.0 - 1));
        prop_assert_eq!(before + Duration::from_millis(1), duration);
    }

    #[test]
    fn time_can_be_counted_in_parts(
        (hours, from) in any_hours(), weekend in any_weekend(),
        first in 1..200_000u64, second in 1..200_000u64,
    ) {
        let calendar = hours.calendar(weekend);
        let (first, second) = (Duration::from_secs(first), Duration::from_secs(second));
        prop_assert_eq!(
            calendar.add(calendar.add(from, first), second), calendar.add(from, first + second)
        );
        let (middle, end) = (from.after(first), from.after(first + second));
        prop_assert_eq!(
            calendar.between(from, middle) + calendar.between(middle, end),
            calendar.between(from, end)
        );
    }

    #[test]
    fn the_next_waking_moment_counts_and_none_before_it(
        (hours, from) in any_hours(), weekend in any_weekend(),
    ) {
        let calendar = hours.calendar(weekend);
        let next = calendar.next(from);
        prop_assert!(calendar.counts(next));
        prop_assert_eq!(calendar.between(from, next), Duration::ZERO);
    }
}

/// Even moments that no zone knows have an answer.
#[test]
fn extreme_moments_have_an_answer() {
    let hours = PersonHours::default();
    for at in [i64::MIN, -1, 0, Moment::LAST.0 - 1, Moment::LAST.0, i64::MAX] {
        let at = Moment(at);
        hours.add_waking(at, Duration::from_hours(45));
        hours.waking_between(at, at.after(Duration::from_hours(45)));
        hours.next_waking(at);
        hours.zone.local(at);
    }
    let late = Moment(Moment::LAST.0 - 1_000_000_000);
    assert_eq!(hours.add_waking(late, Duration::MAX), Moment::LAST);
}
