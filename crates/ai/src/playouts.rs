//! A judge that uses random playouts.

use crate::arena::any_action;
use crate::{Judge, LONGEST_GAME, Outlook, Rating};
use hamburgum_engine::{ActionList, State};

/// Knows only the rules: all actions have equal priors, and the value of a position is the outcome of one
/// uniformly random game from there. It is a baseline for the search alone.
///
/// ```
/// use hamburgum_ai::{Opponent, RandomPlayouts, Skill};
/// use hamburgum_engine::{Board, Seating, Setup, State, Variant};
///
/// let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// let state = State::from_setup(Board::hamburgum(), &setup)?;
/// let skill = Skill { nodes: 20, laxity: 0.0 };
/// let mut opponent = Opponent::with_judge(skill, 1, RandomPlayouts::new(2));
/// let action = opponent.choose(&state).expect("a decision to make");
/// assert!(state.is_legal(action));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct RandomPlayouts {
    rng: fastrand::Rng,
}

impl RandomPlayouts {
    /// Playouts determined by the seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: fastrand::Rng::with_seed(seed) }
    }
}

impl Judge for RandomPlayouts {
    fn look(
        &mut self,
        state: &State<'_>,
        legal: &ActionList,
        ratings: &mut Vec<Rating>,
    ) -> Outlook {
        let outlook = self.outlook(state);
        let utility = outlook.utility(state.players(), state.active());
        let alike = |&action| Rating { action, preference: 1.0, utility };
        ratings.extend(legal.iter().map(alike));
        outlook
    }

    /// The outcome of one random game; one that is too long is scored as it stands.
    fn outlook(&mut self, state: &State<'_>) -> Outlook {
        let mut end = *state;
        while end.round() <= LONGEST_GAME {
            let Some(action) = any_action(&end, &mut self.rng) else { break };
            end.play_unchecked(action);
        }
        Outlook::final_outcome(&end)
    }

    /// One random game is a noisy estimate, so the search must explore more.
    fn exploration(&self) -> f32 {
        1.0
    }
}
