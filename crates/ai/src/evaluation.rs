//! Foretelling the final prestige of each player from what lies on the table.

mod features;
mod parts;
mod weights;

pub use features::{Feature, Features};
pub use parts::{Part, Parts};
pub use weights::{Weights, WeightsError};

use crate::Outlook;
use hamburgum_engine::{ByPlayer, State};

/// How much may still happen that nobody foresees, before the first donation and before the last.
/// As long as a game goes on no win is certain; so who is ahead wants to end it.
const FIRST_DOUBT: f32 = 0.20;
const LAST_DOUBT: f32 = 0.05;

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
        let mut prestige = ByPlayer::default();
        for &player in state.players() {
            prestige[player] = self.weights.apply(&Features::of(state, player), progress);
        }
        let donated = Features::donated(state);
        let doubt = LAST_DOUBT + (1.0 - donated) * (FIRST_DOUBT - LAST_DOUBT);
        Outlook::from_prestige(state.players(), prestige, self.weights.spread(donated), doubt)
    }

    /// The table of weights.
    pub fn weights(&self) -> &Weights {
        &self.weights
    }
}
