//! Whom the game waits for: the player to act, computers and people.

use crate::{Holder, PersonId, STAND_IN, Seat, Table};
use hamburgum_ai::Level;
use hamburgum_engine::Player;

impl Table {
    /// The player who has to decide; after the sixth church the one who completed it, until the turn
    /// is made final.
    pub fn to_act(&self) -> Option<Player> {
        self.is_playing().then(|| self.game.state().active())
    }

    /// The computer that has to play now. Computers do not play during a lesson, not between a tried turn
    /// and its judgement, and not once everybody has left the game to them.
    pub fn computer_to_act(&self) -> Option<(Player, Level)> {
        let is_on = !self.waits_for_a_verdict() && !self.waits_for_people();
        self.computer_on_turn().filter(|_| is_on)
    }

    /// The computer whose turn it is.
    pub(crate) fn computer_on_turn(&self) -> Option<(Player, Level)> {
        if self.lesson().is_some() {
            return None;
        }
        let player = self.to_act()?;
        match self.seat(player)?.holder {
            Holder::Computer { level, .. } => Some((player, level)),
            Holder::Person { .. } if self.is_timed_out() => Some((player, STAND_IN)),
            Holder::Nobody | Holder::Person { .. } => None,
        }
    }

    /// The people who play and have not resigned, without duplicates.
    pub fn people(&self) -> Vec<PersonId> {
        let mut people: Vec<_> = self.seats.iter().filter_map(Seat::playing_person).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// The people who hold a seat, also while a computer stands in for them, and whether it is
    /// their turn.
    pub fn awaited(&self) -> Vec<(PersonId, bool)> {
        let to_act = self.to_act().filter(|_| !self.is_timed_out());
        let is_lesson = self.lesson().is_some();
        let mut all: Vec<(PersonId, bool)> = Vec::new();
        for seat in &self.seats {
            let Some(owner) = seat.owner() else { continue };
            let is_awaited =
                (is_lesson || to_act == Some(seat.player)) && seat.playing_person() == Some(owner);
            match all.iter_mut().find(|(person, _)| *person == owner) {
                Some((_, awaited)) => *awaited |= is_awaited,
                None => all.push((owner, is_awaited)),
            }
        }
        all
    }
}
