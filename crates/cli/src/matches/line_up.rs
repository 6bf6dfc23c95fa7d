//! The players of a match.

use super::Spec;
use hamburgum_engine::Seating;
use std::str::FromStr;

/// The players of a match in the order of play of its first game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LineUp {
    specs: Vec<Spec>,
    seating: Seating,
}

impl LineUp {
    /// The number of players.
    pub(super) fn count(&self) -> usize {
        self.specs.len()
    }

    /// The players.
    pub(super) fn specs(&self) -> &[Spec] {
        &self.specs
    }

    /// The colours of the players, always in the same order.
    pub(super) fn seating(&self) -> Seating {
        self.seating
    }

    /// The players in the order of play, rotated by a number of seats.
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

    /// The number of seats of this kind.
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
