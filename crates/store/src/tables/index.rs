//! The index of a table: what lists show. It is derived from the log and written together with it.

use crate::{GameResult, JobChange, JobQueue, ListingChange, PersonId, Timestamp};
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
    /// The host, if the table is offered to everybody and has an open seat.
    pub listed_by: Option<PersonId>,
    /// What follows from it for jobs.
    pub jobs: Vec<JobChange>,
}

/// What an append changes of the index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexChange {
    /// The time of the last change.
    pub updated: Timestamp,
    /// The row that lists show, unless it is as before.
    pub row: Option<IndexRow>,
    /// Who sits there, unless that is as before.
    pub people: Option<Vec<Sitting>>,
    /// The result, if the game was played to its end and counts.
    pub result: Option<GameResult>,
    /// Whether everybody sees it in the list of open tables.
    pub listing: ListingChange,
    /// The jobs that are written or deleted, each once.
    pub jobs: Vec<JobChange>,
}

/// What lists show of a table without its people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexRow {
    /// Its name.
    pub name: String,
    /// Its state.
    pub state: TableState,
    /// The rest, in the format of the caller, unless it is as before.
    pub card: Option<String>,
}

impl IndexChange {
    /// Nothing but the time: a step within a turn, of which lists show nothing.
    pub fn touched(updated: Timestamp) -> Self {
        let listing = ListingChange::AsBefore;
        Self { updated, row: None, people: None, result: None, listing, jobs: Vec::new() }
    }

    /// Whether it writes a job of this queue.
    pub fn puts_job(&self, queue: JobQueue) -> bool {
        self.jobs.iter().any(|job| matches!(job, JobChange::Put(job) if job.queue == queue))
    }

    /// Whether the row of the table has everything that changes.
    pub(crate) fn is_in_one_row(&self) -> bool {
        self.people.is_none()
            && self.result.is_none()
            && self.listing == ListingChange::AsBefore
            && self.jobs.is_empty()
    }
}

impl From<&Index> for IndexChange {
    fn from(index: &Index) -> Self {
        let Index { name, state, updated, card, people, result, listed_by, jobs } = index.clone();
        let row = Some(IndexRow { name, state, card: Some(card) });
        let listing = listed_by.into();
        Self { updated, row, people: Some(people), result, listing, jobs }
    }
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

/// Who sits there and whether the table waits for them, each person once.
pub(crate) fn sittings(people: &[Sitting]) -> BTreeMap<PersonId, bool> {
    let mut sittings = BTreeMap::new();
    for sitting in people {
        *sittings.entry(sitting.person).or_default() |= sitting.awaits;
    }
    sittings
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
