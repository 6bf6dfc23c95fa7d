//! A player with a fixed time for each turn.

use hamburgum_ai::{ArenaPlayer, Judge, Opponent, Skill};
use hamburgum_engine::{Action, Prompt, State};
use std::time::{Duration, Instant};

/// Searches until its time is up. Half of the time goes to the choice of the field; each later
/// choice may take a third of the rest.
pub(super) struct Timed<'b, J> {
    opponent: Opponent<'b, J>,
    budget: Duration,
    left: Duration,
}

impl<J: Judge> Timed<'_, J> {
    pub(super) fn new(milliseconds: u32, seed: u64, judge: J) -> Self {
        let skill = Skill { nodes: u32::MAX, laxity: 0.0 };
        let budget = Duration::from_millis(milliseconds.into());
        Self { opponent: Opponent::with_judge(skill, seed, judge), budget, left: budget }
    }
}

impl<'b, J: Judge> ArenaPlayer<'b> for Timed<'b, J> {
    fn choose(&mut self, state: &State<'b>) -> Option<Action> {
        let share = if matches!(state.prompt(), Prompt::Move(_)) {
            self.left = self.budget;
            self.left / 2
        } else {
            self.left / 3
        };
        let clock = Instant::now();
        let action = self.opponent.choose_until(state, || clock.elapsed() >= share);
        self.left = self.left.saturating_sub(clock.elapsed());
        action
    }

    fn nodes(&self) -> u64 {
        self.opponent.nodes()
    }
}
