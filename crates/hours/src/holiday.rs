//! Days on which somebody does not play.

use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;

/// The most days of one holiday, and of several that follow each other without a day between.
pub const LONGEST_HOLIDAY: u16 = 14;

/// The most days of holiday in a calendar year.
pub const YEARLY_HOLIDAYS: u16 = 21;

/// Whole days in the zone of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "(String, String)", into = "(String, String)")]
pub struct Holiday {
    first: Date,
    last: Date,
}

/// Why a holiday is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HolidayError {
    /// Its last day is before its first.
    Backwards,
    /// It begins before today, and clocks have run since.
    Past,
    /// It begins more than a year ahead.
    TooFarAhead,
    /// It shares a day with another one.
    Overlaps,
    /// It has more than [`LONGEST_HOLIDAY`] days, together with those next to it.
    TooLong,
    /// The year has more than [`YEARLY_HOLIDAYS`] days of holiday with it.
    TooMany {
        /// The year.
        year: i16,
        /// The days that are left in it.
        left: u16,
    },
}

impl Holiday {
    /// The holiday from one day to another, both included.
    ///
    /// # Errors
    /// The last day is before the first, or it would be too long.
    pub fn new(first: Date, last: Date) -> Result<Self, HolidayError> {
        if last < first {
            return Err(HolidayError::Backwards);
        }
        let holiday = Self { first, last };
        if holiday.days() > LONGEST_HOLIDAY { Err(HolidayError::TooLong) } else { Ok(holiday) }
    }

    /// The first day.
    pub fn first(self) -> Date {
        self.first
    }

    /// The last day.
    pub fn last(self) -> Date {
        self.last
    }

    /// The day after the last one.
    pub fn back(self) -> Date {
        self.last.saturating_add(1.day())
    }

    /// Whether this day is part of it.
    pub fn contains(self, day: Date) -> bool {
        self.range().contains(&day)
    }

    /// It ends on this day if it would end later.
    #[must_use]
    pub(crate) fn until(self, last: Date) -> Self {
        Self { last: self.last.min(last), ..self }
    }

    fn days(self) -> u16 {
        let days = (self.last - self.first).get_days() + 1;
        u16::try_from(days).unwrap_or(u16::MAX)
    }

    fn days_in(self, year: i16) -> u16 {
        let (begin, end) = (Date::constant(year, 1, 1), Date::constant(year, 12, 31));
        let (first, last) = (self.first.max(begin), self.last.min(end));
        if last < first { 0 } else { Self { first, last }.days() }
    }

    fn touches(self, other: Self) -> bool {
        self.first <= other.back() && other.first <= self.back()
    }

    fn overlaps(self, other: Self) -> bool {
        self.first <= other.last && other.first <= self.last
    }

    fn range(self) -> RangeInclusive<Date> {
        self.first..=self.last
    }

    /// Whether somebody who has these holidays may have another one, seen from a day.
    pub(crate) fn check(self, others: &[Self], today: Date) -> Result<(), HolidayError> {
        if self.first < today {
            return Err(HolidayError::Past);
        }
        if self.first > today.saturating_add(1.year()) {
            return Err(HolidayError::TooFarAhead);
        }
        if others.iter().any(|other| self.overlaps(*other)) {
            return Err(HolidayError::Overlaps);
        }
        let neighbours = others.iter().filter(|other| self.touches(**other));
        if self.days() + neighbours.map(|other| other.days()).sum::<u16>() > LONGEST_HOLIDAY {
            return Err(HolidayError::TooLong);
        }
        for year in [self.first.year(), self.last.year()] {
            let taken: u16 = others.iter().map(|other| other.days_in(year)).sum();
            let left = YEARLY_HOLIDAYS.saturating_sub(taken);
            if self.days_in(year) > left {
                return Err(HolidayError::TooMany { year, left });
            }
        }
        Ok(())
    }
}

impl TryFrom<(String, String)> for Holiday {
    type Error = String;

    fn try_from((first, last): (String, String)) -> Result<Self, String> {
        let read = |text: &str| text.parse::<Date>().map_err(|error| error.to_string());
        Self::new(read(&first)?, read(&last)?).map_err(|error| error.to_string())
    }
}

impl From<Holiday> for (String, String) {
    fn from(holiday: Holiday) -> Self {
        (holiday.first.to_string(), holiday.last.to_string())
    }
}

impl fmt::Display for HolidayError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Backwards => formatter.write_str("the last day is before the first"),
            Self::Past => formatter.write_str("the first day is before today"),
            Self::TooFarAhead => formatter.write_str("the first day is more than a year ahead"),
            Self::Overlaps => formatter.write_str("there is another holiday on one of these days"),
            Self::TooLong => write!(formatter, "a holiday has at most {LONGEST_HOLIDAY} days"),
            Self::TooMany { year, left } => {
                write!(formatter, "only {left} days of holiday are left in {year}")
            }
        }
    }
}

impl std::error::Error for HolidayError {}
