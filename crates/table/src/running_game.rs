//! Whether a game continues, or leads through, a position of another game that is still played. Whoever
//! plays that game against people may not have it analysed elsewhere.

use crate::{Advising, Table, Who};
use hamburgum_engine::Game;
use std::collections::HashSet;

/// Games that were played at their own tables may have so many rounds in common by chance.
const COMMON_OPENING: u32 = 2;
/// A copy or an opened record has the rounds in common that it was made with.
const COPIED_OPENING: u32 = 1;

impl Table {
    /// Whether this table's game has a position in common with `running`, which this person plays
    /// against people who have not agreed to advice. Positions of the opening do not count: many games
    /// have them.
    pub fn repeats(&self, running: &Self, who: &Who) -> bool {
        if running.advising(Some(who)) != Advising::NeedsConsent {
            return false;
        }
        let opening = if self.head().is_copy() { COPIED_OPENING } else { COMMON_OPENING };
        let (mine, theirs) = (self.game(), running.final_game());
        let forbidden: HashSet<u64> = positions(&theirs)
            .filter(|&(round, _)| round > opening)
            .map(|(_, position)| position)
            .collect();
        mine.board().id() == theirs.board().id()
            && positions(mine).any(|(_, position)| forbidden.contains(&position))
    }
}

/// The positions between the turns of a game, with their rounds.
fn positions<'g>(game: &'g Game<'static>) -> impl Iterator<Item = (u32, u64)> + 'g {
    let starts = game.turns().map(|turn| turn.start).chain([*game.turn_start()]);
    starts.map(|state| (state.round(), state.position_hash()))
}
