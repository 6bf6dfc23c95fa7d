//! Who plays a match.

use hamburgum_ai::{Level, Opponent, Player, RandomPlayer};
use hamburgum_engine::Seating;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(crate) enum Spec {
    /// Any legal action.
    Random,
    /// An opponent of a level.
    Level(Level),
}

/// The word for a random player.
const RANDOM: &str = "random";

impl Spec {
    /// Such a player.
    pub(super) fn player<'b>(self, seed: u64) -> Box<dyn Player<'b> + 'b> {
        match self {
            Self::Random => Box::new(RandomPlayer::new(seed)),
            Self::Level(level) => Box::new(Opponent::new(level, seed)),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.pad(RANDOM),
            Self::Level(level) => level.fmt(f),
        }
    }
}

impl FromStr for Spec {
    type Err = String;
    fn from_str(read: &str) -> Result<Self, String> {
        if read == RANDOM {
            return Ok(Self::Random);
        }
        let read: String = read.chars().take(40).collect();
        let words = Level::ALL.map(Level::word).join(", ");
        let wrong = |_| format!("{read:?} is no player: use {RANDOM}, {words}");
        read.parse().map(Self::Level).map_err(wrong)
    }
}

impl From<Spec> for String {
    fn from(spec: Spec) -> Self {
        spec.to_string()
    }
}

impl TryFrom<String> for Spec {
    type Error = String;
    fn try_from(read: String) -> Result<Self, String> {
        read.parse()
    }
}

/// The players of a match in the order of play of its first game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LineUp {
    specs: Vec<Spec>,
    seating: Seating,
}

impl LineUp {
    /// How many play.
    pub(super) fn count(&self) -> usize {
        self.specs.len()
    }

    /// The players.
    pub(super) fn specs(&self) -> &[Spec] {
        &self.specs
    }

    /// The colours that they play, always in the same order.
    pub(super) fn seating(&self) -> Seating {
        self.seating
    }

    /// The players in the order of play after everybody has moved on by so many seats.
    pub(super) fn rotated(&self, by: usize) -> impl Iterator<Item = Spec> {
        let (count, specs) = (self.count(), &self.specs);
        (0..count).map(move |seat| specs[(seat + by) % count])
    }

    /// The different players, in the order in which they were named.
    pub(super) fn kinds(&self) -> Vec<Spec> {
        let mut kinds = Vec::new();
        for spec in &self.specs {
            if !kinds.contains(spec) {
                kinds.push(*spec);
            }
        }
        kinds
    }

    /// How many seats this kind has.
    pub(super) fn seats(&self, kind: Spec) -> usize {
        self.specs.iter().filter(|&&spec| spec == kind).count()
    }
}

impl FromStr for LineUp {
    type Err = String;
    fn from_str(read: &str) -> Result<Self, String> {
        let specs: Vec<Spec> =
            read.split(',').map(|word| word.trim().parse()).collect::<Result<_, _>>()?;
        let seating = Seating::of_count(specs.len()).map_err(|error| error.to_string())?;
        Ok(Self { specs, seating })
    }
}
