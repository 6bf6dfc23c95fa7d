//! A game that started elsewhere.

#[cfg(test)]
mod tests;

use super::PersonId;
use hamburgum_cities::for_record;
use hamburgum_engine::{Game, RecordError};
use serde::{Deserialize, Serialize};

/// The part of a game that was played before the table was set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// The record of that part.
    pub record: String,
    /// The origin.
    pub from: Origin,
    /// Whether its next turn is a puzzle: to find a better turn than the one played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_puzzle: bool,
}

/// The origin of a game that started elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// A position of another table's game: this one is a copy of it.
    Table {
        /// The id of that table.
        id: String,
        /// Its name at that time.
        name: String,
        /// The number of small actions before the position.
        at: usize,
    },
    /// An opened record, at which nobody plays.
    Record {
        /// Who opened it, if known; it is listed among their games.
        by: Option<PersonId>,
    },
}

impl Start {
    /// Parses the record.
    pub(super) fn game(&self) -> Result<Game<'static>, RecordError> {
        Game::parse(&self.record, &for_record(&self.record))
    }
}
