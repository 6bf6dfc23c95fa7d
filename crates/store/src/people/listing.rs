//! People as an operator sees them, and what is kept about one of them.

use super::PersonId;
use crate::store::forward;
use crate::{Store, StoreError, Timestamp, TypedWords};

/// What a person typed at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordsAt {
    /// The id of the table.
    pub table: String,
    /// The entry of its log that they belong to, in the format of the caller.
    pub entry: String,
    /// The words.
    pub words: TypedWords,
}

/// The columns of words at a table.
pub(crate) type WordsAtRow = (String, String, i64, i64, String, Option<String>);

impl From<WordsAtRow> for WordsAt {
    fn from((table, entry, sequence, person, name, said): WordsAtRow) -> Self {
        Self { table, entry, words: TypedWords::from((sequence, person, name, said)) }
    }
}

/// A person in the operator's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// The number.
    pub id: PersonId,
    /// The display name.
    pub name: String,
    /// The login of an account.
    pub login: Option<String>,
    /// Since when.
    pub created: Timestamp,
    /// At how many tables they sit.
    pub tables: u64,
    /// Whether the operator has locked the account.
    pub is_locked: bool,
}

/// The columns of a person in the list.
pub(crate) type ListedPersonRow = (i64, String, Option<String>, i64, i64, bool);

impl From<ListedPersonRow> for PersonRow {
    fn from((id, name, login, created, tables, is_locked): ListedPersonRow) -> Self {
        let (id, created, tables) = (PersonId(id), Timestamp(created), tables.cast_unsigned());
        Self { id, name, login, created, tables, is_locked }
    }
}

impl Store {
    /// Everybody who was not deleted, by number; guests that were merged into an account are part of it.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn people(&self) -> Result<Vec<PersonRow>, StoreError> {
        forward!(self.people())
    }

    /// All that a person typed at tables.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn words_of(&self, person: PersonId) -> Result<Vec<WordsAt>, StoreError> {
        forward!(self.words_of(person))
    }

    /// When the sessions of a person were last used.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn sessions_of(&self, person: PersonId) -> Result<Vec<Timestamp>, StoreError> {
        forward!(self.sessions_of(person))
    }

    /// Locks an account and ends its sessions, or unlocks it.
    ///
    /// # Errors
    ///
    /// If there is no account of this person.
    pub async fn set_lock(&self, person: PersonId, lock: AccountLock) -> Result<(), StoreError> {
        forward!(self.set_lock(person, lock))
    }

    /// Changes the display name of a person, also at all tables where it was used.
    ///
    /// # Errors
    ///
    /// If there is no such person.
    pub async fn rename_everywhere(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        forward!(self.rename_everywhere(person, name))
    }
}

/// Whether somebody can sign in to an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountLock {
    /// Nobody can.
    Locked,
    /// Its owner can.
    Open,
}
