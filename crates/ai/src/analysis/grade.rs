//! How good a turn was.

use std::fmt;

/// A judgement on a turn by how much of the chance to win it gave away, compared with the best turn
/// that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// The best turn that was found.
    Best,
    /// It gave away 0.02 at the most.
    Excellent,
    /// 0.05 at the most.
    Good,
    /// 0.10 at the most.
    Inaccuracy,
    /// 0.20 at the most.
    Mistake,
    /// More than that.
    Blunder,
}

impl Grade {
    /// All grades, the best first.
    pub const ALL: [Self; 6] =
        [Self::Best, Self::Excellent, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The grade of a turn that is not the best one.
    ///
    /// ```
    /// use hamburgum_ai::Grade;
    ///
    /// assert_eq!(Grade::of_loss(0.0), Grade::Excellent);
    /// assert_eq!(Grade::of_loss(0.07), Grade::Inaccuracy);
    /// assert_eq!(Grade::of_loss(0.9), Grade::Blunder);
    /// ```
    pub fn of_loss(loss: f32) -> Self {
        match loss {
            _ if loss <= 0.02 => Self::Excellent,
            _ if loss <= 0.05 => Self::Good,
            _ if loss <= 0.10 => Self::Inaccuracy,
            _ if loss <= 0.20 => Self::Mistake,
            _ => Self::Blunder,
        }
    }

    /// The grade in one word, for programs.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Excellent => "excellent",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}
