//! The interface between a search and the judge that evaluates positions.

use crate::{Greedy, Outlook};
use hamburgum_engine::{Action, ActionList, State};

/// Evaluates positions for a [`crate::Search`]: a policy over the actions and a value.
///
/// The search has no other knowledge of values. Any judge fits: a hand-made evaluation, random
/// playouts, or a network with a policy and a value.
///
/// ```
/// use hamburgum_ai::{Budget, Evaluation, Judge, Outlook, Rating, Search};
/// use hamburgum_engine::{Action, ActionList, Board, Field, Seating, Setup, State, Variant};
///
/// /// Thinks that going to the Guildhall is all that matters.
/// struct Builder(Evaluation);
///
/// impl Judge for Builder {
///     fn look(
///         &mut self,
///         state: &State<'_>,
///         legal: &ActionList,
///         ratings: &mut Vec<Rating>,
///     ) -> Outlook {
///         let outlook = self.outlook(state);
///         let utility = outlook.utility(state.players(), state.active());
///         ratings.extend(legal.iter().map(|&action| {
///             let preference = if action == Action::Move(Field::Guildhall) { 9.0 } else { 1.0 };
///             Rating { action, preference, utility }
///         }));
///         outlook
///     }
///
///     fn outlook(&mut self, state: &State<'_>) -> Outlook {
///         self.0.outlook(state)
///     }
/// }
///
/// let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// let mut search = Search::new(State::from_setup(Board::hamburgum(), &setup)?);
/// search.run(&mut Builder(Evaluation::default()), Budget { nodes: 1 }, || false);
/// assert_eq!(search.ideas()[0].action, Action::Move(Field::Guildhall));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Judge {
    /// Rates each legal action of a position in which a player has to decide, and returns the value of
    /// the position. `ratings` is empty before, and has one entry for each action afterwards, in the
    /// same order.
    fn look(&mut self, state: &State<'_>, legal: &ActionList, ratings: &mut Vec<Rating>)
    -> Outlook;

    /// The value of any position; exact when the game is over.
    fn outlook(&mut self, state: &State<'_>) -> Outlook;

    /// The exploration constant of the search: larger for noisy values. The evaluation is deterministic
    /// and its utilities of good actions are close together, so this is small.
    fn exploration(&self) -> f32 {
        0.05
    }

    /// The first-play urgency reduction: how much below the value of the node an unvisited action starts.
    fn reserve(&self) -> f32 {
        0.02
    }
}

/// The judge's rating of an action before any search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The action.
    pub action: Action,
    /// The unnormalised prior, not negative.
    pub preference: f32,
    /// The estimated utility for its player, from -1 to 1. It ranks unvisited actions; a judge without
    /// an estimate gives all the same.
    pub utility: f32,
}

/// The temperature of the softmax from utilities to priors.
const HEAT: f32 = 0.02;

/// The hand-made evaluation rates an action by the greedy continuation of the turn.
impl Judge for crate::Evaluation {
    fn look(
        &mut self,
        state: &State<'_>,
        legal: &ActionList,
        ratings: &mut Vec<Rating>,
    ) -> Outlook {
        let outlook = Greedy::new(self).rate(state, legal, ratings);
        let best = ratings.iter().map(|rating| rating.utility).fold(f32::MIN, f32::max);
        for rating in ratings {
            rating.preference = ((rating.utility - best) / HEAT).exp();
        }
        outlook
    }

    fn outlook(&mut self, state: &State<'_>) -> Outlook {
        crate::Evaluation::outlook(self, state)
    }
}
