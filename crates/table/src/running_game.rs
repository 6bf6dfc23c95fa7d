//! Whether a game shares a position with another, running game. A running game between people must not
//! be analysed elsewhere.

use crate::{Advising, Table, Who};
use hamburgum_engine::{Game, State};
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Independent games of the same person may share the positions of this many rounds by chance.
const COMMON_OPENING: u32 = 2;
/// The same for copies and opened records, which rarely start in an opening position by chance.
const COPIED_OPENING: u32 = 1;
/// The games of all people on a server share more: whoever plays the usual opening must not be refused
/// because strangers do so too.
const EVERYBODYS_OPENING: u32 = 4;

/// A position between two turns, on its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PositionKey(u64);

impl PositionKey {
    fn of(state: &State<'_>) -> Self {
        let mut hasher = DefaultHasher::new();
        (state.board().id(), state.position_hash()).hash(&mut hasher);
        Self(hasher.finish())
    }
}

impl Table {
    /// Whether this table's game has a position in common with `running`, which this person plays
    /// against people who have not agreed to advice. Positions of the opening do not count: many games
    /// have them.
    pub fn repeats(&self, running: &Self, who: &Who) -> bool {
        if running.advising(Some(who)) != Advising::NeedsConsent {
            return false;
        }
        let opening = if self.head().is_copy() { COPIED_OPENING } else { COMMON_OPENING };
        let forbidden: HashSet<PositionKey> = positions(&running.final_game())
            .filter(|state| state.round() > opening)
            .map(|state| PositionKey::of(&state))
            .collect();
        self.positions().iter().any(|position| forbidden.contains(position))
    }

    /// Whether people play here against each other and have not agreed to advice: then nobody may have
    /// the game analysed.
    pub fn is_guarded(&self) -> bool {
        let is_game = self.is_playing() && self.lesson().is_none();
        is_game && !self.is_advice_agreed && self.concerned().len() > 1
    }

    /// The positions of the game, to compare them with those of guarded games.
    pub fn positions(&self) -> Vec<PositionKey> {
        positions(&self.game).map(|state| PositionKey::of(&state)).collect()
    }

    /// The positions that this game guards against analysis: those reached at this table after the
    /// opening. Those before a copy belong to its original.
    pub fn guarded_positions(&self) -> Vec<PositionKey> {
        let reached = positions(&self.game).skip(self.first_turn as usize + 1);
        let guarded = reached.filter(|state| state.round() > EVERYBODYS_OPENING);
        guarded.map(|state| PositionKey::of(&state)).collect()
    }

    /// The last of the [guarded positions](Self::guarded_positions), if it is the current one.
    pub fn guarded_position(&self) -> Option<PositionKey> {
        let state = self.game.turn_start();
        let is_guarded =
            self.game.turns_played() > self.first_turn && state.round() > EVERYBODYS_OPENING;
        is_guarded.then(|| PositionKey::of(state))
    }
}

/// The positions between the turns of a game.
fn positions<'g>(game: &'g Game<'static>) -> impl Iterator<Item = State<'static>> + 'g {
    game.turns().map(|turn| turn.start).chain([*game.turn_start()])
}
