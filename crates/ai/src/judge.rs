//! What a search asks of whoever judges positions.

use crate::{Greedy, Outlook};
use hamburgum_engine::{Action, ActionList, State};

/// Judges positions for a [`crate::Search`]: which actions look promising, and what is expected.
///
/// The search knows nothing else of the game's value. Any judge fits: a hand-made evaluation, random
/// playouts, or a learned table that gives a preference for each action and a value.
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
    /// Rates each legal action of a position in which a player has to decide, and says what is
    /// expected of the position. `ratings` is empty before, and has one entry for each action
    /// afterwards, in the same order.
    fn look(&mut self, state: &State<'_>, legal: &ActionList, ratings: &mut Vec<Rating>)
    -> Outlook;

    /// What is expected of any position; exact when the game is over.
    fn outlook(&mut self, state: &State<'_>) -> Outlook;

    /// How much a search shall look at what it has hardly looked at, the more the less a single
    /// outlook tells. The evaluation is steady and its utilities of good actions lie close together,
    /// so this is small.
    fn exploration(&self) -> f32 {
        0.05
    }

    /// How much less than the position itself an action promises that was never followed.
    fn reserve(&self) -> f32 {
        0.02
    }
}

/// What a judge thinks of an action before anything is searched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The action.
    pub action: Action,
    /// How much it is preferred, not negative. Only the share among all actions counts.
    pub preference: f32,
    /// What its player can expect of it, from -1 to 1, as far as the judge knows. It ranks actions
    /// that were never followed; a judge without an opinion gives all the same.
    pub utility: f32,
}

/// How sharply the utilities of actions become preferences.
const HEAT: f32 = 0.02;

/// The hand-made evaluation judges by what a greedy end of the turn comes to.
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
