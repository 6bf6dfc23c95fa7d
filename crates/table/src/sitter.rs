//! Initial occupants of seats.

use super::{Entry, Holder, PersonId, Seat, Table, Who};
use hamburgum_ai::Level;
use hamburgum_engine::Player;

/// The initial occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person, under a name.
    Person(PersonId, String),
    /// A computer.
    Computer(Level),
}

impl Sitter {
    /// Whoever held a seat before; nobody if it was open or its person was deleted.
    fn again(seat: &Seat) -> Option<Self> {
        if let Some((person, name)) = seat.named_owner() {
            return name.map(|name| Self::Person(person, name.to_owned()));
        }
        match seat.holder {
            Holder::Computer { level, .. } => Some(Self::Computer(level)),
            Holder::Nobody | Holder::Person { .. } => None,
        }
    }

    /// The log entry that seats the occupant.
    pub fn entry(self, seat: Player) -> Entry {
        match self {
            Self::Person(person, name) => Entry::Sit { seat, person, name: Some(name) },
            Self::Computer(level) => Entry::Computer { seat, level },
        }
    }
}

impl From<&Who> for Sitter {
    fn from(who: &Who) -> Self {
        Self::Person(who.id, who.name.clone())
    }
}

impl Table {
    /// The entries of a rematch, which seat the same occupants.
    pub fn seated_again(&self) -> Vec<Entry> {
        let again = |seat: &Seat| Sitter::again(seat).map(|sitter| sitter.entry(seat.player));
        self.seats.iter().filter_map(again).collect()
    }

    /// The log entry that links to the rematch.
    pub fn rematch_at(table: &str) -> Entry {
        Entry::Rematch { table: table.to_owned() }
    }
}
