//! Playing a turn by the evaluation alone: the fast policy behind the search, and its weakest form.

use crate::{Evaluation, Outlook, Rating};
use hamburgum_engine::{Action, ActionList, Player, Prompt, State};

/// Plays what raises the evaluation, one small action after the other.
#[derive(Clone, Copy, Debug)]
pub struct Greedy<'e> {
    evaluation: &'e Evaluation,
}

impl<'e> Greedy<'e> {
    /// A policy with this evaluation.
    pub fn new(evaluation: &'e Evaluation) -> Self {
        Self { evaluation }
    }

    /// Plays on until the running turn is over, and says what is expected then. If no turn is
    /// running, nothing is played.
    pub fn finish_turn(self, state: &mut State<'_>) -> Outlook {
        let player = state.active();
        while !state.is_between_turns() && !state.is_over() {
            let legal = state.legal_actions();
            let action = match legal[..] {
                [only] => only,
                _ => self.best_step(state, player, &legal),
            };
            state.play_unchecked(action);
        }
        self.evaluation.outlook(state)
    }

    /// The action after which the position is best for its player; ending the turn is judged by
    /// the position as it is.
    fn best_step(self, state: &State<'_>, player: Player, legal: &ActionList) -> Action {
        let mut best = (f32::MIN, legal[0]);
        for &action in legal.iter().rev() {
            let rated = self.rate_step(state, player, action);
            if rated > best.0 {
                best = (rated, action);
            }
        }
        best.1
    }

    fn rate_step(self, state: &State<'_>, player: Player, action: Action) -> f32 {
        let mut after = *state;
        if !matches!(action, Action::Done | Action::Skip) {
            after.play_unchecked(action);
        }
        self.evaluation.outlook(&after).utility(state.players(), player)
    }

    /// What the player who is to decide can expect of each legal action and of the position, if the
    /// turn goes on greedily.
    pub(crate) fn rate(
        self,
        state: &State<'_>,
        legal: &ActionList,
        ratings: &mut Vec<Rating>,
    ) -> Outlook {
        let player = state.active();
        let whole_turn = matches!(state.prompt(), Prompt::Move(_));
        let mut best = (f32::MIN, Outlook::default());
        for &action in legal {
            let mut after = *state;
            after.play_unchecked(action);
            let outlook = if whole_turn {
                self.finish_turn(&mut after)
            } else if action == Action::Done {
                self.evaluation.outlook(state)
            } else {
                self.evaluation.outlook(&after)
            };
            let utility = outlook.utility(state.players(), player);
            ratings.push(Rating { action, preference: 0.0, utility });
            if utility >= best.0 {
                best = (utility, outlook);
            }
        }
        // Whole turns were just played to their ends; the best of them is what will come.
        if whole_turn && legal.len() > 1 {
            return best.1;
        }
        let mut end = *state;
        self.finish_turn(&mut end)
    }
}
