//! The hours in which somebody sleeps.

use crate::{DayTime, DayTimeError};
use jiff::civil::Time;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::Duration;

/// The longest night: a longer one would keep the others waiting.
pub const LONGEST_NIGHT: Duration = Duration::from_hours(9);

/// The hours in which somebody sleeps, every day the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "(String, String)", into = "(String, String)")]
pub struct Night {
    from: DayTime,
    to: DayTime,
}

/// The error for a night that is longer than [`LONGEST_NIGHT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NightTooLong;

impl Night {
    /// The night from one time of day to the next time that a clock shows the other one. Equal times are no
    /// night at all.
    ///
    /// # Errors
    /// It would be too long.
    pub fn new(from: DayTime, to: DayTime) -> Result<Self, NightTooLong> {
        let length = Duration::from_mins(from.minutes_until(to).into());
        if length > LONGEST_NIGHT { Err(NightTooLong) } else { Ok(Self { from, to }) }
    }

    /// When it begins.
    pub fn from(self) -> DayTime {
        self.from
    }

    /// When it ends.
    pub fn to(self) -> DayTime {
        self.to
    }

    /// Whether it is night when a clock shows this time.
    pub(crate) fn contains(self, time: Time) -> bool {
        let (from, to) = (self.from.time(), self.to.time());
        if from <= to { from <= time && time < to } else { time < to || from <= time }
    }

    /// The times of day at which night and day may change.
    pub(crate) fn changes(self) -> [Time; 2] {
        [self.from.time(), self.to.time()]
    }
}

impl Default for Night {
    /// From 23 to 8.
    fn default() -> Self {
        Self { from: DayTime::of_hour(23), to: DayTime::of_hour(8) }
    }
}

impl TryFrom<(String, String)> for Night {
    type Error = String;

    fn try_from((from, to): (String, String)) -> Result<Self, String> {
        let read = |text: &str| text.parse().map_err(|error: DayTimeError| error.to_string());
        Self::new(read(&from)?, read(&to)?).map_err(|error| error.to_string())
    }
}

impl From<Night> for (String, String) {
    fn from(night: Night) -> Self {
        (night.from.to_string(), night.to.to_string())
    }
}

impl fmt::Display for NightTooLong {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "a night has at most {} hours", LONGEST_NIGHT.as_secs() / 3600)
    }
}

impl std::error::Error for NightTooLong {}
