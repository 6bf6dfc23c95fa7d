//! Counting only the time that counts for a person.

use crate::{Moment, PersonHours};
use jiff::civil::{DateTime, Time, Weekday};
use std::time::Duration;

/// Whether Saturdays and Sundays count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weekend {
    /// Like other days.
    Counts,
    /// They do not count.
    Pauses,
}

/// The time that counts for a person at a table. A moment counts if the clock on the person's wall shows a
/// time outside of the night, on a day that is not a holiday: a day on which clocks change is shorter or
/// longer by that.
#[derive(Clone, Copy, Debug)]
pub struct Calendar<'a> {
    hours: &'a PersonHours,
    weekend: Weekend,
}

/// A time in which everything counts or nothing.
struct Stretch {
    counts: bool,
    end: Moment,
}

impl<'a> Calendar<'a> {
    pub(crate) fn new(hours: &'a PersonHours, weekend: Weekend) -> Self {
        Self { hours, weekend }
    }

    /// Whether this moment counts.
    pub fn counts(&self, at: Moment) -> bool {
        self.counts_on_wall(self.hours.zone.inner().to_datetime(at.timestamp()))
    }

    /// The first moment from this one on that counts.
    pub fn next(&self, from: Moment) -> Moment {
        let mut at = from.max(Moment::FIRST);
        while at < Moment::LAST {
            let stretch = self.stretch(at);
            if stretch.counts {
                return at;
            }
            at = stretch.end;
        }
        at
    }

    /// The first moment at which so much time has counted.
    pub fn add(&self, from: Moment, duration: Duration) -> Moment {
        let (mut at, mut rest) = (from.max(Moment::FIRST), duration);
        while !rest.is_zero() && at < Moment::LAST {
            let stretch = self.stretch(at);
            if stretch.counts {
                let length = stretch.end.since(at);
                if length >= rest {
                    return at.after(rest);
                }
                rest -= length;
            }
            at = stretch.end;
        }
        at
    }

    /// How much time counts between two moments.
    pub fn between(&self, from: Moment, to: Moment) -> Duration {
        let (mut at, mut counted) = (from.max(Moment::FIRST), Duration::ZERO);
        while at < to.min(Moment::LAST) {
            let stretch = self.stretch(at);
            let end = stretch.end.min(to);
            if stretch.counts {
                counted += end.since(at);
            }
            at = end;
        }
        counted
    }

    /// The time from a moment on in which everything counts or nothing, at most until midnight.
    fn stretch(&self, at: Moment) -> Stretch {
        let zone = self.hours.zone.inner();
        let now = at.timestamp();
        let wall = zone.to_datetime(now);
        let by_wall = at.after(until_next_change(wall, self.hours.night.changes()));
        // The clock on the wall jumps there, so what it shows after that has to be looked up again.
        let jump = zone.following(now).next().map(|jump| jump.timestamp().as_millisecond());
        let end = jump.map_or(by_wall, |jump| by_wall.min(Moment(jump)));
        // A jump in the middle of a millisecond must not stop the progress.
        Stretch { counts: self.counts_on_wall(wall), end: end.max(Moment(at.0 + 1)) }
    }

    fn counts_on_wall(&self, wall: DateTime) -> bool {
        let is_weekend = matches!(wall.weekday(), Weekday::Saturday | Weekday::Sunday);
        let is_paused = self.weekend == Weekend::Pauses && is_weekend;
        let is_holiday =
            || self.hours.holidays().iter().any(|holiday| holiday.contains(wall.date()));
        !is_paused && !self.hours.night.contains(wall.time()) && !is_holiday()
    }
}

/// The time until the wall clock shows one of these times or midnight, unless it is changed before.
fn until_next_change(wall: DateTime, changes: [Time; 2]) -> Duration {
    let next = changes.into_iter().filter(|change| *change > wall.time()).min();
    let until = match next {
        Some(time) => wall.time().duration_until(time),
        None => Time::MAX.duration_since(wall.time()) + jiff::SignedDuration::from_nanos(1),
    };
    Duration::try_from(until).unwrap_or_default()
}
