//! Commands that change who holds a seat.

use super::person_name::distinct_name;
use super::{Entry, Holder, Refusal, STAND_IN, Seat, Table, Who};
use hamburgum_ai::Level;
use hamburgum_engine::Player;

impl Table {
    pub(super) fn sit(&self, who: &Who, player: Player) -> Result<Vec<Entry>, Refusal> {
        let seat = self.seat(player).ok_or(Refusal::Senseless)?;
        if self.ended.is_some() || seat.holder != Holder::Nobody {
            return Err(Refusal::SeatTaken);
        }
        Ok(vec![Entry::Sit { seat: player, person: who.id, name: Some(self.name_of(who)) }])
    }

    /// What somebody is called here: nobody can be taken for another person at the table.
    pub(super) fn name_of(&self, who: &Who) -> String {
        let owners = self.seats.iter().filter_map(Seat::named_owner);
        let others: Vec<&str> =
            owners.filter(|(id, _)| !who.is(*id)).filter_map(|(_, name)| name).collect();
        distinct_name(&who.name, &others)
    }

    pub(super) fn seat_computer(
        &self,
        who: &Who,
        player: Player,
        level: Level,
    ) -> Result<Vec<Entry>, Refusal> {
        self.seats_of(who).next().ok_or(Refusal::NotSeated)?;
        let seat = self.seat(player).ok_or(Refusal::Senseless)?;
        if seat.holder == (Holder::Computer { level, stands_in_for: None }) {
            return Err(Refusal::Repeated);
        }
        if self.ended.is_some() || seat.holder != Holder::Nobody {
            return Err(Refusal::Stale);
        }
        Ok(vec![Entry::Computer { seat: player, level }])
    }

    pub(super) fn leave(&self, who: &Who) -> Result<Vec<Entry>, Refusal> {
        let mine: Vec<Player> = self.seats_of(who).map(|seat| seat.player).collect();
        if mine.is_empty() && self.is_playing() && self.holds_a_seat(who) {
            return Err(Refusal::Repeated);
        }
        if mine.is_empty() || self.ended.is_some() {
            return Err(Refusal::NotSeated);
        }
        let is_gathering = self.is_gathering();
        let entry = |seat| {
            if is_gathering {
                Entry::Leave { seat }
            } else {
                Entry::Computer { seat, level: STAND_IN }
            }
        };
        Ok(mine.into_iter().map(entry).collect())
    }

    pub(super) fn come_back(&self, who: &Who, player: Player) -> Result<Vec<Entry>, Refusal> {
        let seat = self.seat(player).ok_or(Refusal::Senseless)?;
        let is_mine = seat.owner().is_some_and(|id| who.is(id));
        if !is_mine || seat.has_resigned || self.ended.is_some() {
            return Err(Refusal::NotSeated);
        }
        if seat.playing_person().is_some() {
            return Err(Refusal::Repeated);
        }
        Ok(vec![Entry::Return { seat: player }])
    }

    pub(super) fn give_up(&self, who: &Who, player: Player) -> Result<Vec<Entry>, Refusal> {
        let seat = self.seat(player).ok_or(Refusal::Senseless)?;
        if !seat.owner().is_some_and(|id| who.is(id)) {
            return Err(Refusal::NotSeated);
        }
        if seat.has_resigned {
            return Err(Refusal::Repeated);
        }
        if !self.is_playing() {
            return Err(Refusal::Senseless);
        }
        Ok(vec![Entry::Resign { seat: player }])
    }
}
