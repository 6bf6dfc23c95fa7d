//! A moment, wherever somebody is.

use jiff::civil::Date;
use std::time::Duration;

/// A moment in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub i64);

impl Moment {
    /// The last moment that is looked up in zones, the beginning of the year 9999. Sums end here.
    pub const LAST: Self = Self(253_370_764_800_000);

    /// The first moment that is looked up in zones, the beginning of the year 0.
    pub(crate) const FIRST: Self = Self(-62_167_219_200_000);

    /// The beginning of a day in Coordinated Universal Time.
    pub fn at_begin_of(day: Date) -> Self {
        let midnight = day.at(0, 0, 0, 0);
        let since = midnight.since(jiff::civil::DateTime::constant(1970, 1, 1, 0, 0, 0, 0));
        Self(since.map_or(0, |span| i64::from(span.get_days()) * 24 * 60 * 60 * 1000))
    }

    /// So much later.
    #[must_use]
    pub fn after(self, duration: Duration) -> Self {
        let milliseconds = i64::try_from(duration.as_millis()).unwrap_or(i64::MAX);
        Self(self.0.saturating_add(milliseconds))
    }

    /// The time since an earlier moment; none if that is later.
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0).max(0).cast_unsigned())
    }

    /// The moment in the type of the library.
    pub(crate) fn timestamp(self) -> jiff::Timestamp {
        jiff::Timestamp::from_millisecond(self.clamp(Self::FIRST, Self::LAST).0)
            .expect("a moment within the range")
    }
}
