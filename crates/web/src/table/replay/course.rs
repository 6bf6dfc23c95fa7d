//! The course of a game, from one position of it.

use hamburgum_engine::{Game, Turn};

/// All turns of a game, and where in them a position lies.
pub(super) struct Course {
    pub(super) turns: Vec<Turn<'static>>,
    /// How many small actions lead to the position.
    pub(super) at: usize,
    /// How many there are in all.
    pub(super) end: usize,
    /// Whether the game is over at its end.
    is_over: bool,
    /// The turn that the last of the actions belongs to; none at the beginning, or if it was chance.
    pub(super) current: Option<usize>,
}

impl Course {
    pub(super) fn of(game: &Game<'static>, at: usize) -> Self {
        let turns: Vec<_> = game.begun_turns().collect();
        let current = turns.iter().position(|turn| turn.begin < at && at <= turn.end());
        let (end, is_over) = (game.actions().len(), game.state().is_over());
        Self { turns, at, end, is_over, current }
    }

    /// The turn of which something was done last.
    pub(super) fn turn(&self) -> Option<&Turn<'static>> {
        self.current.map(|place| &self.turns[place])
    }

    /// Whether the position ends a turn, which is then shown and told as a whole. The last one of a
    /// record may have no end.
    pub(super) fn is_whole_turn(&self) -> bool {
        self.turn().is_some_and(|turn| turn.end() == self.at && (self.is_over || turn.is_done()))
    }

    /// How many actions come before those that are shown as new.
    pub(super) fn since(&self) -> usize {
        match self.turn() {
            Some(turn) if self.is_whole_turn() => turn.begin,
            _ => self.at.saturating_sub(1),
        }
    }

    /// The end of the turn before this position; in the middle of a turn, its beginning.
    pub(super) fn turn_back(&self) -> usize {
        self.turns.iter().map(Turn::end).rfind(|&end| end < self.at).unwrap_or(0)
    }

    /// The end of the turn that is on, or of the next one.
    pub(super) fn turn_on(&self) -> usize {
        self.turns.iter().map(Turn::end).find(|&end| end > self.at).unwrap_or(self.end)
    }
}
