//! The colours of the seats, chosen by the people who take them (SET-1).

use super::{Entry, Head, Refusal, Seat, Table, Who};
use hamburgum_engine::Player;

impl Table {
    /// The colours that are available to the person who takes this open seat: all that no person
    /// plays. Once the game has started, here or elsewhere, its colours are fixed.
    pub fn colours_for(&self, seat: Player) -> Vec<Player> {
        let is_free = |colour: &Player| {
            *colour == seat || self.seat(*colour).is_none_or(|other| other.owner().is_none())
        };
        let has_begun = self.head.is_copy() || !self.game.actions().is_empty();
        Player::ALL
            .into_iter()
            .filter(|colour| *colour == seat || !has_begun && is_free(colour))
            .collect()
    }

    pub(super) fn sit_as(
        &self,
        who: &Who,
        seat: Player,
        colour: Player,
    ) -> Result<Vec<Entry>, Refusal> {
        let mut entries = self.sit(who, seat)?;
        if colour == seat {
            return Ok(entries);
        }
        if !self.colours_for(seat).contains(&colour) {
            return Err(Refusal::ColourTaken);
        }
        for entry in &mut entries {
            if let Entry::Sit { seat, .. } = entry {
                *seat = colour;
            }
        }
        entries.insert(0, Entry::Recolour { seat, colour });
        Ok(entries)
    }

    /// Changes the colour of a seat, and swaps with the seat that has it, if any. The order of play
    /// stays.
    pub(super) fn recolour(&mut self, seat: Player, colour: Player) -> Result<(), String> {
        if self.seat(seat).is_none() || !self.colours_for(seat).contains(&colour) {
            return Err(format!("{seat} cannot become {colour} here"));
        }
        let exchanged = |player: Player| match player {
            _ if player == seat => colour,
            _ if player == colour => seat,
            _ => player,
        };
        let players = self.game.state().players().iter().map(|&player| exchanged(player)).collect();
        let head = Head { players, ..self.head.clone() };
        self.game = head.begin().map_err(|error| error.to_string())?;
        let recolour = |one: &mut Seat| one.player = exchanged(one.player);
        self.seats.iter_mut().for_each(recolour);
        Ok(())
    }
}
