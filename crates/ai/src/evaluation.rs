//! The hand-made evaluation: forecasts the final prestige of each player from features of a position.

mod ending;
mod feature;
mod features;
mod weights;
mod worth_now;

pub use feature::Feature;
pub use features::Features;
pub use weights::{Weights, WeightsError};

use crate::Outlook;
use ending::turns_to_end;
use hamburgum_engine::{ByPlayer, State};

/// Before the end no win is certain, and the uncertainty grows with the number of turns to the end, so
/// that the leader wants to end the game. This share of a lead counts before the last donation...
const SUREST_LEAD: f32 = 0.95;
/// ...and with this many turns to the end hardly more than a third of that. In a game that has lasted
/// too long the same distance to the end counts more, or the leader might stockpile forever.
const FAR_END: f32 = 100.0;

/// A linear evaluation: features of a position with weights that were tuned by self-play.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    weights: Weights,
}

impl Default for Evaluation {
    /// With the built-in weights.
    fn default() -> Self {
        Self::new(Weights::shipped())
    }
}

impl Evaluation {
    /// With other weights.
    pub fn new(weights: Weights) -> Self {
        Self { weights }
    }

    /// The forecast for a position; exact when the game is over.
    pub fn outlook(&self, state: &State<'_>) -> Outlook {
        if state.is_over() {
            return Outlook::final_outcome(state);
        }
        let progress = Features::stage(state);
        let features = Features::of_all(state);
        let mut prestige = ByPlayer::default();
        let mut leader = state.players()[0];
        for &player in state.players() {
            prestige[player] = self.weights.apply(&features[player], progress);
            if prestige[player] > prestige[leader] {
                leader = player;
            }
        }
        let far_end = FAR_END / Features::lasted(state).max(1.0).powi(2);
        let doubt = 1.0 - SUREST_LEAD * (-turns_to_end(state, leader) / far_end).exp();
        let spread = self.weights.spread(Features::donated(state));
        Outlook::from_prestige(state.players(), prestige, spread, doubt)
    }

    /// The weights.
    pub fn weights(&self) -> &Weights {
        &self.weights
    }
}
