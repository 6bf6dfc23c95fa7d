//! Why one turn is better than another.

use super::{Reason, TurnReport, Weighed};
use crate::Part;

/// Smaller differences are not worth a word.
const DIFFERENCE: f32 = 0.5;

/// The difference between two turns from the same position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Comparison {
    /// What only the better turn does, the weightiest first.
    pub better: Vec<Weighed>,
    /// What only the other turn does, the weightiest first.
    pub other: Vec<Weighed>,
    /// By how much the parts of the player's expected prestige are higher after the better turn, the
    /// largest difference first. Nothing, if one of the turns ends the game.
    pub parts: Vec<(Part, f32)>,
}

impl Comparison {
    /// Compares two turns of one report.
    pub fn of(better: &TurnReport, other: &TurnReport) -> Self {
        Self {
            better: only(better, other),
            other: only(other, better),
            parts: if ends(better) || ends(other) {
                Vec::new()
            } else {
                differences(better, other)
            },
        }
    }
}

/// The reasons of the first turn that the second one does not have.
fn only(first: &TurnReport, second: &TurnReport) -> Vec<Weighed> {
    let shared = |one: &Weighed| second.reasons.iter().any(|other| other.reason == one.reason);
    first.reasons.iter().filter(|one| !shared(one)).copied().collect()
}

fn ends(turn: &TurnReport) -> bool {
    turn.reasons.iter().any(|one| matches!(one.reason, Reason::EndsGame { .. }))
}

fn differences(better: &TurnReport, other: &TurnReport) -> Vec<(Part, f32)> {
    let difference = better.parts.minus(&other.parts);
    let mut parts: Vec<_> = Part::ALL.map(|part| (part, difference[part])).into();
    parts.retain(|(_, by)| by.abs() >= DIFFERENCE);
    parts.sort_by(|(_, a), (_, b)| b.abs().total_cmp(&a.abs()));
    parts
}
