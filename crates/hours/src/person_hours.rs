//! When a person is awake.

use crate::{Calendar, Holiday, HolidayError, Moment, Night, Weekend, Zone};
use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// When a person is awake: only that time counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonHours {
    /// Where the person lives.
    pub zone: Zone,
    /// When the person sleeps.
    pub night: Night,
    /// Days off, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    holidays: Vec<Holiday>,
}

impl PersonHours {
    /// The usual hours in a zone: a night from 23 to 8, and no holidays.
    pub fn in_zone(zone: Zone) -> Self {
        Self { zone, night: Night::default(), holidays: Vec::new() }
    }

    /// The same with another night.
    #[must_use]
    pub fn with_night(self, night: Night) -> Self {
        Self { night, ..self }
    }

    /// The same in another zone and with another night.
    pub(crate) fn moved(self, zone: Zone, night: Night) -> Self {
        Self { zone, night, ..self }
    }

    /// The holidays in their order, also past ones of this year and the year before.
    pub fn holidays(&self) -> &[Holiday] {
        &self.holidays
    }

    /// The holiday at this moment, if there is one.
    pub fn holiday_at(&self, at: Moment) -> Option<Holiday> {
        let today = self.zone.local(at).date;
        self.holidays.iter().copied().find(|holiday| holiday.contains(today))
    }

    /// The holidays that are not over, seen from a moment.
    pub fn holidays_from(&self, at: Moment) -> impl Iterator<Item = Holiday> {
        let today = self.zone.local(at).date;
        self.holidays.iter().copied().filter(move |holiday| holiday.last() >= today)
    }

    /// Adds a holiday, seen from a moment.
    ///
    /// # Errors
    /// It breaks a rule of holidays; then nothing is changed.
    pub fn add_holiday(&mut self, holiday: Holiday, at: Moment) -> Result<(), HolidayError> {
        let today = self.zone.local(at).date;
        holiday.check(&self.holidays, today)?;
        // What is long past counts in no year that a new holiday can be in.
        self.holidays.retain(|old| old.last().year() >= today.year() - 1);
        self.holidays.push(holiday);
        self.holidays.sort_unstable();
        Ok(())
    }

    /// Cancels the holiday that begins on this day. One that has begun ends today: a day that clocks have
    /// stood still is used up.
    pub fn end_holiday(&mut self, first: Date, at: Moment) {
        let today = self.zone.local(at).date;
        self.holidays.retain(|holiday| holiday.first() != first || first <= today);
        for holiday in self.holidays.iter_mut().filter(|holiday| holiday.first() == first) {
            if holiday.contains(today) {
                *holiday = holiday.until(today);
            }
        }
    }

    /// The day on which the person is back from all holidays that follow each other from this moment on;
    /// `None` without a holiday at this moment.
    pub fn back_on(&self, at: Moment) -> Option<Date> {
        let mut back = self.holiday_at(at)?.back();
        while let Some(next) = self.holidays.iter().find(|holiday| holiday.contains(back)) {
            back = next.last().saturating_add(1.day());
        }
        Some(back)
    }

    /// The time that counts for this person at a table.
    pub fn calendar(&self, weekend: Weekend) -> Calendar<'_> {
        Calendar::new(self, weekend)
    }

    /// Whether the person is awake and not on holiday.
    pub fn is_awake(&self, at: Moment) -> bool {
        self.calendar(Weekend::Counts).counts(at)
    }

    /// The first moment from this one on at which the person is awake.
    pub fn next_waking(&self, at: Moment) -> Moment {
        self.calendar(Weekend::Counts).next(at)
    }

    /// The moment until which the person was awake for so long.
    pub fn add_waking(&self, at: Moment, duration: Duration) -> Moment {
        self.calendar(Weekend::Counts).add(at, duration)
    }

    /// For how long the person is awake between two moments.
    pub fn waking_between(&self, from: Moment, to: Moment) -> Duration {
        self.calendar(Weekend::Counts).between(from, to)
    }
}

impl Default for PersonHours {
    fn default() -> Self {
        Self::in_zone(Zone::utc())
    }
}
