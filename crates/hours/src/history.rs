//! The hours of a person with those that held before.
//!
//! Another zone or night holds from the next turn on: otherwise somebody could always move the night to where
//! the time is used. So what held when a clock started has to be known when it stops.

use crate::{Moment, Night, PersonHours, Zone};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::Duration;

/// So many changes are kept, and no more are allowed within [`KEPT`].
const MOST_CHANGES: usize = 8;

/// Clocks that started so long ago do not run any more.
const KEPT: Duration = Duration::from_hours(60 * 24);

/// The hours of a person, as they are stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HoursHistory {
    /// What holds now. Holidays hold at once.
    #[serde(flatten)]
    pub current: PersonHours,
    /// What held before, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    earlier: Vec<EarlierHours>,
}

/// A zone and a night that held until a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct EarlierHours {
    until: i64,
    zone: Zone,
    night: Night,
}

/// The error for the ninth change within two months.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyChanges;

impl HoursHistory {
    /// Hours that always held.
    pub fn of(current: PersonHours) -> Self {
        Self { current, earlier: Vec::new() }
    }

    /// The hours for a clock that started at this moment.
    pub fn at(&self, from: Moment) -> PersonHours {
        let held = self.earlier.iter().find(|earlier| from.0 < earlier.until);
        held.map_or_else(
            || self.current.clone(),
            |earlier| self.current.clone().moved(earlier.zone.clone(), earlier.night),
        )
    }

    /// Changes zone and night from now on.
    ///
    /// # Errors
    /// They were changed too often lately; then nothing is changed.
    pub fn change(&mut self, zone: Zone, night: Night, now: Moment) -> Result<(), TooManyChanges> {
        if self.current.zone == zone && self.current.night == night {
            return Ok(());
        }
        self.earlier.retain(|earlier| now.since(Moment(earlier.until)) < KEPT);
        if self.earlier.len() >= MOST_CHANGES {
            return Err(TooManyChanges);
        }
        let before = self.current.clone();
        self.earlier.push(EarlierHours {
            until: now.0,
            zone: before.zone.clone(),
            night: before.night,
        });
        self.current = before.moved(zone, night);
        Ok(())
    }
}

impl fmt::Display for TooManyChanges {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "hours can be changed {MOST_CHANGES} times in two months")
    }
}

impl std::error::Error for TooManyChanges {}
