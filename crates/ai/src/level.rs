//! How strong an opponent plays.

use std::fmt;
use std::str::FromStr;

/// The five levels, named after the ranks of the town.
///
/// A lower level looks at fewer positions and now and then takes its second-best idea; none plays
/// nonsense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Knows the rules and sees what lies at hand.
    Apprentice,
    /// Thinks a little.
    Journeyman,
    /// Plans ahead.
    Master,
    /// Overlooks little.
    Alderman,
    /// The best that the program can do.
    LordMayor,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] =
        [Self::Apprentice, Self::Journeyman, Self::Master, Self::Alderman, Self::LordMayor];

    /// The word on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Apprentice => "apprentice",
            Self::Journeyman => "journeyman",
            Self::Master => "master",
            Self::Alderman => "alderman",
            Self::LordMayor => "lord-mayor",
        }
    }

    /// How many positions are looked at for the choice of a rondel field.
    pub const fn nodes(self) -> u32 {
        match self {
            Self::Apprentice => 1,
            Self::Journeyman => 40,
            Self::Master => 200,
            Self::Alderman => 1_000,
            Self::LordMayor => 6_000,
        }
    }

    /// How much worse, in utility, an idea may be that is taken instead of the best one.
    pub(crate) const fn laxity(self) -> f32 {
        match self {
            Self::Apprentice => 0.10,
            Self::Journeyman => 0.03,
            Self::Master => 0.01,
            Self::Alderman | Self::LordMayor => 0.0,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;
    fn from_str(read: &str) -> Result<Self, UnknownLevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.word() == read)
            .ok_or_else(|| UnknownLevel(read.chars().take(40).collect()))
    }
}

/// A word that names no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = Level::ALL.map(Level::word).join(", ");
        write!(f, "{:?} is no level: use {words}", self.0)
    }
}

impl std::error::Error for UnknownLevel {}
