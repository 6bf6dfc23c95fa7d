//! The index of a table: what lists show. It is derived from the log and written together with it.

use crate::{GameResult, PersonId, Timestamp};
use std::collections::BTreeMap;

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Index {
    /// Its name.
    pub name: String,
    /// Its state.
    pub state: TableState,
    /// The time of the last change.
    pub updated: Timestamp,
    /// The rest of what lists show, in the format of the caller.
    pub card: String,
    /// Who sits there, in any order. A person with two seats may be listed twice.
    pub people: Vec<Sitting>,
    /// The result, if the game was played to its end and counts.
    pub result: Option<GameResult>,
}

/// A person at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// Who.
    pub person: PersonId,
    /// Whether the table waits for this person.
    pub awaits: bool,
}

/// The state of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableState {
    /// Seats are being taken.
    Gathering,
    /// The game is running.
    Playing,
    /// The game is over.
    Over,
}

impl Index {
    /// Who sits there and whether the table waits for them, each person once.
    pub(crate) fn sittings(&self) -> BTreeMap<PersonId, bool> {
        let mut sittings = BTreeMap::new();
        for sitting in &self.people {
            *sittings.entry(sitting.person).or_default() |= sitting.awaits;
        }
        sittings
    }
}

impl TableState {
    const ALL: [Self; 3] = [Self::Gathering, Self::Playing, Self::Over];

    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    pub(crate) fn read(word: &str) -> Result<Self, sqlx::Error> {
        let found = Self::ALL.into_iter().find(|state| state.word() == word);
        found.ok_or_else(|| sqlx::Error::Decode(format!("{word:?} is no state of a table").into()))
    }
}
