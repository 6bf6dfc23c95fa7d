//! The greedy policy: plays a turn by the evaluation alone. The search uses it as a fast policy.

use crate::{Evaluation, Outlook, Rating};
use hamburgum_engine::{Action, ActionList, Prompt, State};

/// Plays the small action with the best evaluation, one after the other.
#[derive(Clone, Copy, Debug)]
pub struct Greedy<'e> {
    evaluation: &'e Evaluation,
}

impl<'e> Greedy<'e> {
    /// A policy with this evaluation.
    pub fn new(evaluation: &'e Evaluation) -> Self {
        Self { evaluation }
    }

    /// Plays to the end of the current turn, and returns the forecast there. Between turns, nothing
    /// is played.
    pub fn finish_turn(self, state: &mut State<'_>) -> Outlook {
        self.finish(state, None)
    }

    /// The same, with the forecast of the current position if it is known: evaluation is nearly all of
    /// the work.
    fn finish(self, state: &mut State<'_>, mut now: Option<Outlook>) -> Outlook {
        while !state.is_between_turns() && !state.is_over() {
            let legal = state.legal_actions();
            let step = match legal[..] {
                [only] => GreedyStep { action: only, utility: 0.0, outlook: None },
                _ => self.best_step(state, &legal, now),
            };
            state.play_unchecked(step.action);
            now = step.outlook_after(state);
        }
        now.unwrap_or_else(|| self.evaluation.outlook(state))
    }

    /// The action that leads to the best position for its player.
    fn best_step(self, state: &State<'_>, legal: &ActionList, now: Option<Outlook>) -> GreedyStep {
        let mut best = GreedyStep { action: legal[0], utility: f32::MIN, outlook: None };
        for &action in legal {
            best = best.or(self.rate_step(state, action, now));
        }
        best
    }

    /// Ending the turn has the value of the current position.
    fn rate_step(self, state: &State<'_>, action: Action, now: Option<Outlook>) -> GreedyStep {
        let outlook = if ends_turn(action) {
            now.unwrap_or_else(|| self.evaluation.outlook(state))
        } else {
            let mut after = *state;
            after.play_unchecked(action);
            self.expect(&after)
        };
        GreedyStep::new(state, action, outlook)
    }

    /// The forecast after an action. A canon has the value of its donation (VAR-5): without it, a canon
    /// that completes the last church would look like any other official.
    fn expect(self, after: &State<'_>) -> Outlook {
        let with_donation = match after.prompt() {
            Prompt::Canon(_) => self.best_step(after, &after.legal_actions(), None).outlook,
            _ => None,
        };
        with_donation.unwrap_or_else(|| self.evaluation.outlook(after))
    }

    /// The forecast for each legal action and for the position, if the player to act continues the turn
    /// greedily.
    pub(crate) fn rate(
        self,
        state: &State<'_>,
        legal: &ActionList,
        ratings: &mut Vec<Rating>,
    ) -> Outlook {
        let mut end = *state;
        if let [only] = legal[..] {
            let outlook = self.finish_turn(&mut end);
            ratings.push(GreedyStep::new(state, only, outlook).rating());
            return outlook;
        }
        let whole_turn = matches!(state.prompt(), Prompt::Move(_));
        let mut best = GreedyStep { action: legal[0], utility: f32::MIN, outlook: None };
        for &action in legal {
            let step = if whole_turn {
                let mut after = *state;
                after.play_unchecked(action);
                GreedyStep::new(state, action, self.finish_turn(&mut after))
            } else {
                self.rate_step(state, action, None)
            };
            ratings.push(step.rating());
            best = best.or(step);
        }
        match best.outlook {
            // Whole turns were just played to their ends; the best of them is the forecast of the position.
            Some(outlook) if whole_turn => outlook,
            _ => {
                end.play_unchecked(best.action);
                let now = best.outlook_after(&end);
                self.finish(&mut end, now)
            }
        }
    }
}

/// An action with its forecast, if it was evaluated.
#[derive(Clone, Copy)]
struct GreedyStep {
    action: Action,
    utility: f32,
    outlook: Option<Outlook>,
}

impl GreedyStep {
    fn new(state: &State<'_>, action: Action, outlook: Outlook) -> Self {
        let utility = outlook.utility(state.players(), state.active());
        Self { action, utility, outlook: Some(outlook) }
    }

    /// The known forecast of the position after the action: `None` if the turn has ended, or if the
    /// outlook is that of a donation to come.
    fn outlook_after(self, after: &State<'_>) -> Option<Outlook> {
        let as_it_is = !ends_turn(self.action) && !matches!(after.prompt(), Prompt::Canon(_));
        self.outlook.filter(|_| as_it_is)
    }

    /// The better of two; the later one in a tie.
    fn or(self, other: Self) -> Self {
        if other.utility >= self.utility { other } else { self }
    }

    fn rating(self) -> Rating {
        Rating { action: self.action, preference: 0.0, utility: self.utility }
    }
}

fn ends_turn(action: Action) -> bool {
    matches!(action, Action::Done | Action::Skip)
}
