//! Who sits down when a table is set up.

use super::{Entry, Holder, PersonId, Seat, Who};
use hamburgum_ai::Level;
use hamburgum_engine::Player;

/// Somebody for a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person, under a name.
    Person(PersonId, String),
    /// A computer.
    Computer(Level),
}

impl Sitter {
    /// Whoever held a seat before; nobody if it was open.
    pub fn again(seat: &Seat) -> Option<Self> {
        if let Some((person, name)) = seat.named_owner() {
            return Some(Self::Person(person, name.to_owned()));
        }
        match seat.holder {
            Holder::Computer { level, .. } => Some(Self::Computer(level)),
            Holder::Nobody | Holder::Person { .. } => None,
        }
    }

    /// The entry that seats them.
    pub fn entry(self, seat: Player) -> Entry {
        match self {
            Self::Person(person, name) => Entry::Sit { seat, person, name },
            Self::Computer(level) => Entry::Computer { seat, level },
        }
    }
}

impl From<&Who> for Sitter {
    fn from(who: &Who) -> Self {
        Self::Person(who.id, who.name.clone())
    }
}
