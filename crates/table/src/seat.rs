//! A seat at a table.

use super::PersonId;
use hamburgum_ai::Level;
use hamburgum_engine::Player;

/// A seat and who holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The colour played there.
    pub player: Player,
    /// The colour that it had when the table was set up, of which its invitation is made.
    pub invited_as: Player,
    /// Who plays.
    pub holder: Holder,
    /// Whether the person who held it gave up.
    pub has_resigned: bool,
}

/// Who plays on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// Who.
        id: PersonId,
        /// Under what name; `None` if the person was deleted.
        name: Option<String>,
    },
    /// A computer.
    Computer {
        /// How well it plays.
        level: Level,
        /// The person whose seat it is.
        stands_in_for: Option<(PersonId, Option<String>)>,
    },
}

impl Seat {
    pub(super) fn empty(player: Player) -> Self {
        Self { player, invited_as: player, holder: Holder::Nobody, has_resigned: false }
    }

    /// The person whose seat it is, also while a computer plays.
    pub fn owner(&self) -> Option<PersonId> {
        self.named_owner().map(|(id, _)| id)
    }

    /// The same with the name, unless the person was deleted.
    pub fn named_owner(&self) -> Option<(PersonId, Option<&str>)> {
        match &self.holder {
            Holder::Person { id, name }
            | Holder::Computer { stands_in_for: Some((id, name)), .. } => {
                Some((*id, name.as_deref()))
            }
            Holder::Nobody | Holder::Computer { stands_in_for: None, .. } => None,
        }
    }

    /// The person who plays here.
    pub fn playing_person(&self) -> Option<PersonId> {
        match &self.holder {
            Holder::Person { id, .. } => Some(*id),
            Holder::Nobody | Holder::Computer { .. } => None,
        }
    }

    /// Gives the seat to a computer; a person keeps the right to come back.
    pub(super) fn give_to_computer(&mut self, level: Level) {
        let before = std::mem::replace(&mut self.holder, Holder::Nobody);
        let stands_in_for = match before {
            Holder::Person { id, name } => Some((id, name)),
            Holder::Computer { stands_in_for, .. } => stands_in_for,
            Holder::Nobody => None,
        };
        self.holder = Holder::Computer { level, stands_in_for };
    }

    /// Gives the seat back to its person, if a computer played for one.
    pub(super) fn give_back(&mut self) {
        if let Holder::Computer { stands_in_for: Some((id, name)), .. } = &self.holder {
            self.holder = Holder::Person { id: *id, name: name.clone() };
        }
    }
}
