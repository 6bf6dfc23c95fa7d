//! Grades of turns.

use std::fmt;

/// The grade of a turn by its cost compared with the best turn found. A turn that does nothing at all
/// costs about eight points, near the end of a lost game about four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// The best turn found.
    Best,
    /// A cost of at most half a point.
    Excellent,
    /// At most a point and a half.
    Good,
    /// At most three points.
    Inaccuracy,
    /// At most eight points.
    Mistake,
    /// More than that.
    Blunder,
}

impl Grade {
    /// All grades, the best first.
    pub const ALL: [Self; 6] =
        [Self::Best, Self::Excellent, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The grade of a turn that is not the best one, by its [cost](super::Loss::cost).
    ///
    /// ```
    /// use hamburgum_ai::Grade;
    ///
    /// assert_eq!(Grade::of_cost(0.0), Grade::Excellent);
    /// assert_eq!(Grade::of_cost(2.5), Grade::Inaccuracy);
    /// assert_eq!(Grade::of_cost(30.0), Grade::Blunder);
    /// ```
    pub fn of_cost(cost: f32) -> Self {
        match cost {
            _ if cost <= 0.5 => Self::Excellent,
            _ if cost <= 1.5 => Self::Good,
            _ if cost <= 3.0 => Self::Inaccuracy,
            _ if cost <= 8.0 => Self::Mistake,
            _ => Self::Blunder,
        }
    }

    /// The grade as one word, for machine-readable output.
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
