//! Rules versions: a game continues under the version it was started with.

use std::fmt;

/// A version of the rules that this program can play.
///
/// When the rules change, the new version is added and the old ones stay, so that running games
/// and old records stay playable.
///
/// ```
/// use hamburgum_engine::RulesVersion;
///
/// assert_eq!(RulesVersion::known(1), Some(RulesVersion::NEWEST));
/// assert_eq!(RulesVersion::known(99), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RulesVersion(u32);

impl RulesVersion {
    /// The version of new games.
    pub const NEWEST: Self = Self(1);

    /// All versions that this program can play.
    #[cfg(not(feature = "mock-rules"))]
    pub const KNOWN: &'static [Self] = &[Self(1)];

    /// All versions that this program can play. The second is a mock for tests: it has the rules of the first, but is not
    /// the version of new games, as any version will be once there is a newer one.
    #[cfg(feature = "mock-rules")]
    pub const KNOWN: &'static [Self] = &[Self(1), Self(2)];

    /// The version with this number, if this program knows it.
    pub fn known(number: u32) -> Option<Self> {
        Self::KNOWN.iter().copied().find(|version| version.0 == number)
    }

    /// Its number, as written in records.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The numbers that this program knows, for messages.
    pub fn known_numbers() -> String {
        Self::KNOWN.iter().map(Self::to_string).collect::<Vec<_>>().join(", ")
    }
}

impl fmt::Display for RulesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
