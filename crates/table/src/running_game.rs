//! Whether a game shares a position with another, running game. The players of a game against people
//! must not have it analysed elsewhere.

use crate::{Advising, Table, Who};
use hamburgum_engine::Game;
use std::collections::HashSet;

/// Independent games may share the positions of this many rounds by chance.
const COMMON_OPENING: u32 = 2;
/// The same for copies and opened records, which rarely start in an opening position by chance.
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
