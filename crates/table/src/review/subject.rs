//! A game split into turns, as input of a review.

use hamburgum_engine::{Action, Game, Turn};

/// A game with its finished turns.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The game.
    pub game: Game<'static>,
    /// Its turns.
    pub turns: Vec<Turn<'static>>,
}

impl Subject {
    /// Splits a game into its finished turns.
    pub fn of(game: &Game<'static>) -> Self {
        Self { game: game.clone(), turns: game.turns().collect() }
    }

    /// The turns in the notation of records.
    pub fn notations(&self) -> Vec<String> {
        self.turns.iter().map(Turn::notation).collect()
    }

    /// The number of actions before a turn, or up to the end of the last one.
    pub fn actions_before(&self, turn: usize) -> usize {
        let end = || self.turns.last().map_or(0, Turn::end);
        self.turns.get(turn).map_or_else(end, |turn| turn.begin)
    }

    /// Parses a turn in the notation of records that was legal instead of this one.
    pub fn read(&self, turn: usize, notation: &str) -> Option<Vec<Action>> {
        let start = self.turns.get(turn)?.start;
        let mut game = self.game.back_to(u32::try_from(turn).ok()?)?;
        game.play_line(&format!("{}. {} {notation}", start.round(), start.active())).ok()?;
        game.turns().nth(turn).map(|read| read.actions)
    }
}
