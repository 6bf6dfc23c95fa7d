//! Foretelling the final prestige of each player from what lies on the table.

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

/// As long as a game goes on no win is certain, and the less so the longer it takes to bring it home;
/// so who is ahead wants to end the game. This much is sure of a lead before the last donation...
const SUREST_LEAD: f32 = 0.95;
/// ...and after so many turns to the end hardly more than a third of that. In a game that has lasted
/// too long an end is far much sooner, or the leader might gather for ever.
const FAR_END: f32 = 100.0;

/// A hand-made evaluation: features of a position, weighted by a table that self-play has tuned.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    weights: Weights,
}

impl Default for Evaluation {
    /// With the weights that come with the program.
    fn default() -> Self {
        Self::new(Weights::shipped())
    }
}

impl Evaluation {
    /// With weights of one's own.
    pub fn new(weights: Weights) -> Self {
        Self { weights }
    }

    /// What is to be expected of a position; exact when the game is over.
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

    /// The table of weights.
    pub fn weights(&self) -> &Weights {
        &self.weights
    }
}
