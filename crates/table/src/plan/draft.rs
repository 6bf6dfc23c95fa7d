//! A table as if it were the turn of somebody who waits.

use crate::{Entry, Motion, Table, Who};
use hamburgum_engine::{Action, Player};

impl Table {
    /// The player for whom somebody may plan a turn now: people who wait for other people, and not those who
    /// share a screen.
    pub fn plannable(&self, who: &Who) -> Option<Player> {
        let mut mine = self.seats_of(who).map(|seat| seat.player);
        let seat = mine.next().filter(|_| mine.next().is_none())?;
        let waits = self.to_act().is_some_and(|player| player != seat);
        let is_game = self.lesson().is_none() && !self.waits_for_a_verdict();
        (waits && is_game && self.people().len() > 1).then_some(seat)
    }

    /// The table as if the turn of this player had come: the public position, without the turns in between.
    /// Nothing that happens there is in a log.
    pub(super) fn as_if_turn_of(&self, seat: Player) -> Option<Self> {
        if !self.is_playing() {
            return None;
        }
        let game = self.final_game().skipped_to(seat)?;
        // Somebody else's draft makes no plan stale.
        let game_version = self.turn_version;
        Some(Self { game, game_version, together: Vec::new(), motion: None, ..self.clone() })
    }

    /// Whether a turn would close a proposal that others have not answered yet.
    pub(super) fn has_open_take_back(&self) -> bool {
        self.motion().is_some_and(|vote| matches!(vote.motion, Motion::TakeBack { .. }))
    }

    /// The shortest list of entries that leads to the current draft, with the same steps to undo.
    pub(super) fn draft_entries(&self) -> Vec<Entry> {
        let draft = self.game.draft();
        let mut entries = Vec::new();
        let mut place = 0;
        while let Some(&action) = draft.get(place) {
            let press = self.together.iter().find(|press| press.start == place);
            match press.and_then(|press| draft.get(press.clone())) {
                Some(actions) if !actions.is_empty() => {
                    entries.push(Entry::Several(actions.to_vec()));
                    place += actions.len();
                }
                _ => {
                    entries.push(Entry::Act(action));
                    place += 1;
                }
            }
        }
        entries
    }

    /// The table after as many of these entries as are possible, and whether all of them were.
    pub(super) fn after_possible(&self, entries: &[Entry]) -> (Self, PlanFitting) {
        let mut table = self.clone();
        for entry in entries {
            match table.after([entry]) {
                Ok(next) => table = next,
                Err(_) => return (table, PlanFitting::Partly),
            }
        }
        (table, PlanFitting::Wholly)
    }

    /// Whether all of these actions can be played one after the other.
    pub(super) fn allows(&self, actions: &[Action]) -> bool {
        let mut state = *self.game.state();
        actions.iter().all(|&action| state.play(action).is_ok())
    }
}

/// Whether a draft is possible in another position than the one it was made in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanFitting {
    /// All of it.
    Wholly,
    /// Only its beginning.
    Partly,
}
