//! Compares the tried turn of a puzzle with the best one and the one played in the game.

use super::reading::REASONS;
use super::{Candidate, KeptTurn};
use crate::{GivenAway, Remark};
use hamburgum_ai::{Grade, ReviewedTurn};
use hamburgum_engine::Turn;

/// The turns to compare.
#[derive(Clone, Debug)]
pub struct Compared {
    /// The tried turn.
    pub tried: Candidate,
    /// The best turn, if it differs.
    pub best: Option<Candidate>,
    /// The turn played in the game, if it differs.
    pub played: Option<Candidate>,
}

impl Compared {
    /// Compares a judged turn with the one played in the game, if that is reviewed.
    pub fn of(judged: &ReviewedTurn, played: Option<(&Turn<'static>, &KeptTurn)>) -> Self {
        let is_best = judged.grade == Grade::Best;
        let pros = || judged.played.reasons().iter().copied().filter(|one| !one.is_drawback());
        let told = if is_best { pros().collect() } else { judged.comparison.drawbacks.clone() };
        let tried = Candidate {
            actions: judged.played.actions.clone(),
            loss: GivenAway::of(&judged.loss),
            grade: judged.grade.word(),
            remarks: Remark::first(&told, REASONS),
        };
        let best = (!is_best).then(|| Candidate {
            actions: judged.best.actions.clone(),
            loss: GivenAway::default(),
            grade: Grade::Best.word(),
            remarks: Remark::first(&judged.comparison.gains, REASONS),
        });
        let other = played.filter(|(played, _)| played.actions != judged.played.actions);
        let played = other.map(|(played, kept)| Candidate {
            actions: played.actions.clone(),
            loss: kept.loss(),
            grade: kept.grade().word(),
            remarks: Vec::new(),
        });
        Self { tried, best, played }
    }
}
