//! Timestamps as stored in the database.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A point in time in milliseconds since the Unix epoch (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The current time by the system clock.
    pub fn now() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self(milliseconds(since))
    }

    /// The time since then; none if the clock was set back behind it.
    pub fn elapsed(self) -> Duration {
        let elapsed = Self::now().0.saturating_sub(self.0);
        Duration::from_millis(u64::try_from(elapsed).unwrap_or_default())
    }

    /// The number of the day, counted from the Unix epoch.
    pub(crate) fn day(self) -> i64 {
        self.0.div_euclid(milliseconds(Duration::from_hours(24)))
    }
}

fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
