//! A seat at a table.

use super::PersonId;
use hamburgum_ai::Level;
use hamburgum_engine::Player;

/// A seat and its holder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The colour played there.
    pub player: Player,
    /// The colour at the creation of the table, from which its invitation key is derived.
    pub invited_as: Player,
    /// The current occupant.
    pub holder: Holder,
    /// Whether its person has resigned.
    pub has_resigned: bool,
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// The person.
        id: PersonId,
        /// The name; `None` if the person was deleted.
        name: Option<String>,
    },
    /// A computer.
    Computer {
        /// Its level.
        level: Level,
        /// The person for whom it stands in.
        stands_in_for: Option<(PersonId, Option<String>)>,
    },
}

impl Seat {
    pub(super) fn empty(player: Player) -> Self {
        Self { player, invited_as: player, holder: Holder::Nobody, has_resigned: false }
    }

    /// The person who owns the seat, also while a computer stands in.
    pub fn owner(&self) -> Option<PersonId> {
        self.named_owner().map(|(id, _)| id)
    }

    /// The owner with the name, unless the person was deleted.
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

    /// Gives the seat to a computer; its person may return.
    pub(super) fn give_to_computer(&mut self, level: Level) {
        let before = std::mem::replace(&mut self.holder, Holder::Nobody);
        let stands_in_for = match before {
            Holder::Person { id, name } => Some((id, name)),
            Holder::Computer { stands_in_for, .. } => stands_in_for,
            Holder::Nobody => None,
        };
        self.holder = Holder::Computer { level, stands_in_for };
    }

    /// Gives the seat back to its person, if a computer stood in.
    pub(super) fn give_back(&mut self) {
        if let Holder::Computer { stands_in_for: Some((id, name)), .. } = &self.holder {
            self.holder = Holder::Person { id: *id, name: name.clone() };
        }
    }
}
