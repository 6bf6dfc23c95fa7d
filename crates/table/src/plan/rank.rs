//! The order of preference among plans.

use std::fmt;
use std::str::FromStr;

/// Which of a person's plans: the first one that can be played is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlanRank {
    /// The first choice.
    First,
    /// The second choice.
    Second,
    /// The third choice.
    Third,
}

impl PlanRank {
    /// All, the most preferred first.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];

    /// Its number, counted from 1.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The next more preferred one.
    pub const fn before(self) -> Option<Self> {
        match self {
            Self::First => None,
            Self::Second => Some(Self::First),
            Self::Third => Some(Self::Second),
        }
    }
}

impl fmt::Display for PlanRank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// The error for a number that no plan has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownRank;

impl fmt::Display for UnknownRank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("plans have the numbers 1 to 3")
    }
}

impl FromStr for PlanRank {
    type Err = UnknownRank;

    fn from_str(word: &str) -> Result<Self, UnknownRank> {
        Self::ALL.into_iter().find(|rank| rank.to_string() == word).ok_or(UnknownRank)
    }
}
