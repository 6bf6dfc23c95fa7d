//! Counts of games.

/// Counts of games. Adding them is commutative, so threads need no order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) finished: u64,
    pub(super) turns: u64,
    /// The turns of finished games only.
    pub(super) finished_turns: u64,
    pub(super) actions: u64,
}

impl Tally {
    /// Adds the counts of other games.
    pub(super) fn add(&mut self, other: Self) {
        self.games += other.games;
        self.finished += other.finished;
        self.turns += other.turns;
        self.finished_turns += other.finished_turns;
        self.actions += other.actions;
    }

    /// The mean number of turns of a finished game, rounded to a hundredth.
    pub(super) fn mean_turns(&self) -> Option<f64> {
        let hundredths = (self.finished_turns * 100).checked_div(self.finished)?;
        u32::try_from(hundredths).ok().map(|hundredths| f64::from(hundredths) / 100.0)
    }
}
