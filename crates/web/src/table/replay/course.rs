//! The turns of a game, relative to one position.

use hamburgum_engine::{Game, Turn};

/// All turns of a game, and the position's place in them.
pub(super) struct Course {
    pub(super) turns: Vec<Turn<'static>>,
    /// The number of small actions before the position.
    pub(super) at: usize,
    /// The number of all small actions.
    pub(super) end: usize,
    /// Whether the whole game is over.
    is_over: bool,
    /// The turn of the last action; none at the beginning, or if chance acted.
    pub(super) current: Option<usize>,
}

impl Course {
    pub(super) fn of(game: &Game<'static>, at: usize) -> Self {
        let turns: Vec<_> = game.begun_turns().collect();
        let current = turns.iter().position(|turn| turn.begin < at && at <= turn.end());
        let (end, is_over) = (game.actions().len(), game.state().is_over());
        Self { turns, at, end, is_over, current }
    }

    /// The turn of the last action.
    pub(super) fn turn(&self) -> Option<&Turn<'static>> {
        self.current.map(|place| &self.turns[place])
    }

    /// Whether the position ends a turn, which is then highlighted and described as a whole. The last
    /// turn of a record may be unfinished.
    pub(super) fn is_whole_turn(&self) -> bool {
        self.turn().is_some_and(|turn| turn.end() == self.at && (self.is_over || turn.is_done()))
    }

    /// The number of actions before those that are highlighted as new.
    pub(super) fn since(&self) -> usize {
        match self.turn() {
            Some(turn) if self.is_whole_turn() => turn.begin,
            _ => self.at.saturating_sub(1),
        }
    }

    /// The end of the turn before this position; within a turn, its beginning.
    pub(super) fn turn_back(&self) -> usize {
        self.turns.iter().map(Turn::end).rfind(|&end| end < self.at).unwrap_or(0)
    }

    /// The end of the current turn, or of the next one.
    pub(super) fn turn_on(&self) -> usize {
        self.turns.iter().map(Turn::end).find(|&end| end > self.at).unwrap_or(self.end)
    }
}
