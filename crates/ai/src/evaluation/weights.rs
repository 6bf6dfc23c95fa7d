//! The named table of weights.

use super::feature::Feature;
use super::features::Features;
use std::fmt;

/// The weight of each feature in final prestige, at the beginning and at the end of the game,
/// interpolated by the stage in between.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    early: [f32; Feature::ALL.len()],
    late: [f32; Feature::ALL.len()],
    /// The spread of the forecast prestige, without a donation and with all of them.
    spread: (f32, f32),
}

const SPREAD: &str = "spread";

impl Weights {
    /// The built-in weights.
    ///
    /// # Panics
    /// Never: a test parses them.
    pub fn shipped() -> Self {
        Self::parse(include_str!("../../data/weights.txt")).expect("the shipped table of weights")
    }

    /// Reads a table: a line for each feature with its name and two numbers, and one for `spread`;
    /// `#` begins a comment.
    ///
    /// # Errors
    /// The line that is wrong, or what is missing.
    pub fn parse(text: &str) -> Result<Self, WeightsError> {
        let mut table = Self {
            early: [f32::NAN; Feature::ALL.len()],
            late: [f32::NAN; Feature::ALL.len()],
            spread: (f32::NAN, f32::NAN),
        };
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.split('#').next().unwrap_or_default();
            let words: Vec<&str> = line.split_whitespace().collect();
            if words.is_empty() {
                continue;
            }
            let entry = read_entry(&words).ok_or(WeightsError::Line(number))?;
            match entry {
                (SPREAD, early, late) => table.spread = (early.max(0.1), late.max(0.1)),
                (name, early, late) => {
                    let feature = Feature::ALL.into_iter().find(|feature| feature.word() == name);
                    let feature = feature.ok_or(WeightsError::Line(number))?;
                    table.early[feature as usize] = early;
                    table.late[feature as usize] = late;
                }
            }
        }
        table.complete()
    }

    fn complete(self) -> Result<Self, WeightsError> {
        let missing =
            Feature::ALL.into_iter().find(|&feature| self.early[feature as usize].is_nan());
        match missing {
            Some(feature) => Err(WeightsError::Missing(feature.word())),
            None if self.spread.0.is_nan() => Err(WeightsError::Missing(SPREAD)),
            None => Ok(self),
        }
    }

    /// Weights from a vector, as used by the tuner.
    pub fn from_numbers(
        early: [f32; Feature::ALL.len()],
        late: [f32; Feature::ALL.len()],
        spread: (f32, f32),
    ) -> Self {
        Self { early, late, spread }
    }

    /// The weights of a feature at the beginning and at the end.
    pub fn of(&self, feature: Feature) -> (f32, f32) {
        (self.early[feature as usize], self.late[feature as usize])
    }

    /// The weight of a feature at a stage of the game.
    pub(crate) fn at(&self, feature: Feature, stage: f32) -> f32 {
        let (early, late) = self.of(feature);
        early + stage * (late - early)
    }

    /// The forecast final prestige.
    pub(crate) fn apply(&self, features: &Features, stage: f32) -> f32 {
        Feature::ALL
            .into_iter()
            .map(|feature| features.0[feature as usize] * self.at(feature, stage))
            .sum()
    }

    /// The spread of the forecast.
    pub fn spread(&self, stage: f32) -> f32 {
        self.spread.0 + stage * (self.spread.1 - self.spread.0)
    }
}

fn read_entry<'t>(words: &[&'t str]) -> Option<(&'t str, f32, f32)> {
    let &[name, early, late] = words else { return None };
    let number = |word: &str| word.parse::<f32>().ok().filter(|number| number.is_finite());
    Some((name, number(early)?, number(late)?))
}

/// Writes the table in the format that `parse` reads.
impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for feature in Feature::ALL {
            let (early, late) = self.of(feature);
            writeln!(f, "{:<20} {early:>8.3} {late:>8.3}", feature.word())?;
        }
        writeln!(f, "{SPREAD:<20} {:>8.3} {:>8.3}", self.spread.0, self.spread.1)
    }
}

/// Why a table of weights cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// This line is not a feature with two numbers.
    Line(usize),
    /// The table does not name this.
    Missing(&'static str),
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line) => {
                write!(f, "line {line}: a line is the name of a feature and two numbers")
            }
            Self::Missing(name) => write!(f, "the table says nothing of {name}"),
        }
    }
}

impl std::error::Error for WeightsError {}
