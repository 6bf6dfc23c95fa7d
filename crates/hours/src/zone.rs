//! Time zones by name.

use crate::Moment;
use jiff::civil::{Date, Weekday};
use jiff::tz::{TimeZone, TimeZoneDatabase};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// The database in the program: no file of the system is read.
static DATABASE: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// A time zone, such as `Europe/Berlin`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Zone(TimeZone);

/// The error for a name that is no time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownZone;

/// What calendar and clock show somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalTime {
    /// The day.
    pub date: Date,
    /// The full hour.
    pub hour: u8,
    /// The minutes since the full hour.
    pub minute: u8,
}

impl Zone {
    /// The time of the world, which has no summer time.
    pub fn utc() -> Self {
        Self("UTC".parse::<Self>().map_or(TimeZone::UTC, |zone| zone.0))
    }

    /// The names of all zones, in their order.
    pub fn names() -> Vec<String> {
        // Others are old names of the same zones.
        const PARTS: [&str; 10] = [
            "Africa/",
            "America/",
            "Antarctica/",
            "Arctic/",
            "Asia/",
            "Atlantic/",
            "Australia/",
            "Europe/",
            "Indian/",
            "Pacific/",
        ];
        let is_place =
            |name: &String| PARTS.iter().any(|part| name.starts_with(part)) || name == "UTC";
        DATABASE.available().map(|name| name.to_string()).filter(is_place).collect()
    }

    /// Its name.
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or("UTC")
    }

    /// What a clock shows there at this moment.
    pub fn local(&self, at: Moment) -> LocalTime {
        let shown = self.0.to_datetime(at.timestamp());
        LocalTime {
            date: shown.date(),
            hour: shown.hour().cast_unsigned(),
            minute: shown.minute().cast_unsigned(),
        }
    }

    pub(crate) fn inner(&self) -> &TimeZone {
        &self.0
    }
}

impl FromStr for Zone {
    type Err = UnknownZone;

    /// Reads the name of a zone, in any case of its letters.
    fn from_str(name: &str) -> Result<Self, UnknownZone> {
        DATABASE.get(name.trim()).map(Self).map_err(|_| UnknownZone)
    }
}

impl TryFrom<String> for Zone {
    type Error = UnknownZone;

    fn try_from(name: String) -> Result<Self, UnknownZone> {
        name.parse()
    }
}

impl From<Zone> for String {
    fn from(zone: Zone) -> Self {
        zone.name().to_owned()
    }
}

impl LocalTime {
    /// The day of the week.
    pub fn weekday(self) -> Weekday {
        self.date.weekday()
    }
}

impl fmt::Display for LocalTime {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} {:02}:{:02}", self.date, self.hour, self.minute)
    }
}

impl fmt::Display for UnknownZone {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a time zone is named like Europe/Berlin")
    }
}

impl std::error::Error for UnknownZone {}
