//! Playing a turn by the evaluation alone: the fast policy behind the search, and its weakest form.

use crate::{Evaluation, Outlook, Rating};
use hamburgum_engine::{Action, ActionList, Prompt, State};

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
        self.finish(state, None)
    }

    /// The same, with what is expected of the position as it is, if that is known: evaluating is
    /// nearly all of the work.
    fn finish(self, state: &mut State<'_>, mut now: Option<Outlook>) -> Outlook {
        while !state.is_between_turns() && !state.is_over() {
            let legal = state.legal_actions();
            let step = match legal[..] {
                [only] => Step { action: only, utility: 0.0, outlook: None },
                _ => self.best_step(state, &legal, now),
            };
            state.play_unchecked(step.action);
            now = step.outlook_after(state);
        }
        now.unwrap_or_else(|| self.evaluation.outlook(state))
    }

    /// The action after which the position is best for its player.
    fn best_step(self, state: &State<'_>, legal: &ActionList, now: Option<Outlook>) -> Step {
        let mut best = Step { action: legal[0], utility: f32::MIN, outlook: None };
        for &action in legal {
            best = best.or(self.rate_step(state, action, now));
        }
        best
    }

    /// Ending the turn is judged by the position as it is.
    fn rate_step(self, state: &State<'_>, action: Action, now: Option<Outlook>) -> Step {
        let outlook = if ends_turn(action) {
            now.unwrap_or_else(|| self.evaluation.outlook(state))
        } else {
            let mut after = *state;
            after.play_unchecked(action);
            self.expect(&after)
        };
        Step::new(state, action, outlook)
    }

    /// What is expected after an action. A canon is worth what its donation is worth (VAR-5): seen
    /// without it, a canon that completes the last church would look like any other official.
    fn expect(self, after: &State<'_>) -> Outlook {
        let with_donation = match after.prompt() {
            Prompt::Canon(_) => self.best_step(after, &after.legal_actions(), None).outlook,
            _ => None,
        };
        with_donation.unwrap_or_else(|| self.evaluation.outlook(after))
    }

    /// What the player who is to decide can expect of each legal action and of the position, if the
    /// turn goes on greedily.
    pub(crate) fn rate(
        self,
        state: &State<'_>,
        legal: &ActionList,
        ratings: &mut Vec<Rating>,
    ) -> Outlook {
        let mut end = *state;
        if let [only] = legal[..] {
            let outlook = self.finish_turn(&mut end);
            ratings.push(Step::new(state, only, outlook).rating());
            return outlook;
        }
        let whole_turn = matches!(state.prompt(), Prompt::Move(_));
        let mut best = Step { action: legal[0], utility: f32::MIN, outlook: None };
        for &action in legal {
            let step = if whole_turn {
                let mut after = *state;
                after.play_unchecked(action);
                Step::new(state, action, self.finish_turn(&mut after))
            } else {
                self.rate_step(state, action, None)
            };
            ratings.push(step.rating());
            best = best.or(step);
        }
        match best.outlook {
            // Whole turns were just played to their ends; the best of them is what will come.
            Some(outlook) if whole_turn => outlook,
            _ => {
                end.play_unchecked(best.action);
                let now = best.outlook_after(&end);
                self.finish(&mut end, now)
            }
        }
    }
}

/// An action with what is expected of it, unless nobody has looked.
#[derive(Clone, Copy)]
struct Step {
    action: Action,
    utility: f32,
    outlook: Option<Outlook>,
}

impl Step {
    fn new(state: &State<'_>, action: Action, outlook: Outlook) -> Self {
        let utility = outlook.utility(state.players(), state.active());
        Self { action, utility, outlook: Some(outlook) }
    }

    /// What is known of the position to which the action has led, as it is: nothing if the turn has
    /// ended, or if the outlook is that of a donation to come.
    fn outlook_after(self, after: &State<'_>) -> Option<Outlook> {
        let as_it_is = !ends_turn(self.action) && !matches!(after.prompt(), Prompt::Canon(_));
        self.outlook.filter(|_| as_it_is)
    }

    /// The better one of two; the later one if they are equal.
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
