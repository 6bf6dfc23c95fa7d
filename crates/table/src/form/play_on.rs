//! The form of the replay page that copies a game at a position.

use super::fields::{FieldPairs, Fields, FormError};
use crate::{Sitter, Who};
use hamburgum_ai::Level;
use hamburgum_engine::{Player, State};
use std::str::FromStr;

/// The request to copy a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOnForm {
    /// The number of small actions before the position.
    pub at: usize,
    /// Who takes the seats that are not one's own.
    pub company: Company,
    /// The level of computers.
    pub level: Level,
    /// The seats that the sender wants.
    pub seats: Vec<Player>,
}

/// Who takes the seats that are not one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Computers.
    Computers,
    /// Nobody: all seats are one's own.
    Screen,
    /// People with the seats' invitation links.
    Friends,
}

impl FromStr for Company {
    type Err = FormError;

    fn from_str(word: &str) -> Result<Self, FormError> {
        match word {
            "computers" => Ok(Self::Computers),
            "screen" => Ok(Self::Screen),
            "friends" => Ok(Self::Friends),
            _ => Err(FormError::Unreadable("with")),
        }
    }
}

impl PlayOnForm {
    /// Parses the fields; each wanted seat is a field with the player's word.
    ///
    /// # Errors
    /// A field is missing or invalid.
    pub fn read(fields: &FieldPairs) -> Result<Self, FormError> {
        let fields = Fields(fields);
        let is_wished = |player: &Player| fields.get(player.word()).is_some();
        Ok(Self {
            at: fields.read("at")?,
            company: fields.read("with")?,
            level: fields.optional("level")?.unwrap_or(Level::Journeyman),
            seats: Player::ALL.into_iter().filter(is_wished).collect(),
        })
    }

    /// The initial occupant of a seat. A sender who wants no seat gets that of the player to act.
    pub fn sitter(&self, seat: Player, position: &State<'_>, who: &Who) -> Option<Sitter> {
        let is_wished = |player: &Player| self.seats.contains(player);
        let is_mine = if position.players().iter().any(is_wished) {
            is_wished(&seat)
        } else {
            seat == position.active()
        };
        if is_mine || self.company == Company::Screen {
            return Some(who.into());
        }
        (self.company == Company::Computers).then_some(Sitter::Computer(self.level))
    }
}
