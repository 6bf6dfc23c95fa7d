//! A time of day.

use jiff::civil::Time;
use std::fmt;
use std::str::FromStr;

/// A time of day in hours and minutes, written as `08:30`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DayTime {
    minutes: u16,
}

/// A text that is no time of day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayTimeError;

const MINUTES_OF_DAY: u16 = 24 * 60;

impl DayTime {
    /// The time at this hour and minute; `None` if a day has no such time.
    pub fn at(hour: u8, minute: u8) -> Option<Self> {
        let minutes = u16::from(hour) * 60 + u16::from(minute);
        (hour < 24 && minute < 60).then_some(Self { minutes })
    }

    /// The full hour at this time or before it.
    pub fn hour(self) -> u8 {
        (self.minutes / 60) as u8
    }

    /// The minutes since the full hour.
    pub fn minute(self) -> u8 {
        (self.minutes % 60) as u8
    }

    /// The minutes until the next time that a clock shows this.
    pub(crate) fn minutes_until(self, later: Self) -> u16 {
        (later.minutes + MINUTES_OF_DAY - self.minutes) % MINUTES_OF_DAY
    }

    pub(crate) const fn of_hour(hour: u8) -> Self {
        assert!(hour < 24, "an hour of the day");
        Self { minutes: hour as u16 * 60 }
    }

    pub(crate) fn time(self) -> Time {
        Time::constant(self.hour().cast_signed(), self.minute().cast_signed(), 0, 0)
    }
}

impl fmt::Display for DayTime {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:02}:{:02}", self.hour(), self.minute())
    }
}

impl FromStr for DayTime {
    type Err = DayTimeError;

    /// Reads `8:30`, `08:30`, and `08:30:00` as some browsers send it.
    fn from_str(text: &str) -> Result<Self, DayTimeError> {
        let mut parts = text.trim().split(':');
        let mut number = || parts.next().and_then(|part| part.parse::<u8>().ok());
        let (hour, minute) = (number().ok_or(DayTimeError)?, number().ok_or(DayTimeError)?);
        Self::at(hour, minute).ok_or(DayTimeError)
    }
}

impl fmt::Display for DayTimeError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a time of day is written like 08:30")
    }
}

impl std::error::Error for DayTimeError {}
