//! Creating, appending to and reading the log of a table.

use super::{Index, IndexChange};
use crate::store::forward;
use crate::{AppendError, CreateError, PersonId, Store, StoreError, Timestamp, TypedWords};
use std::collections::HashMap;
use std::time::Instant;

/// A table that does not exist yet.
#[derive(Clone, Debug)]
pub struct NewTableRow {
    /// The unique id, which is part of its URL.
    pub id: String,
    /// The immutable settings of the table, in the format of the caller.
    pub head: String,
    /// The time of creation.
    pub created: Timestamp,
    /// The first entries.
    pub entries: Vec<String>,
    /// What people typed in them.
    pub words: Vec<TypedWords>,
    /// What lists show of it.
    pub index: Index,
}

/// A stored table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// The immutable settings of the table.
    pub head: String,
    /// When.
    pub created: Timestamp,
    /// All entries in order.
    pub entries: Vec<String>,
    /// What people typed in them and did not delete, in the same order.
    pub words: Vec<TypedWords>,
}

/// The head of a table with the time of its creation, and then each entry: its place, a time, and the text.
pub(crate) type LogRow = (i64, i64, String);

impl StoredTable {
    /// The head and the entries; `None` without rows.
    pub(crate) fn without_words(rows: Vec<LogRow>) -> Option<Self> {
        let mut rows = rows.into_iter();
        let (_, created, head) = rows.next()?;
        let entries = rows.map(|(_, _, entry)| entry).collect();
        Some(Self { head, created: Timestamp(created), entries, words: Vec::new() })
    }
}

/// The end of a log, which others have written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaterEntries {
    /// The entries in order.
    pub entries: Vec<String>,
    /// What people typed in them.
    pub words: Vec<TypedWords>,
}

/// An entry and what was typed in it: the person, the name, and what was said.
pub(crate) type LaterRow = (String, Option<i64>, Option<String>, Option<String>);

impl LaterEntries {
    /// The entries from this place on; `None` if there are none.
    pub(crate) fn read(first: u64, rows: Vec<LaterRow>) -> Option<Self> {
        let (mut entries, mut words) = (Vec::new(), Vec::new());
        for (sequence, (entry, person, name, said)) in (first..).zip(rows) {
            entries.push(entry);
            let typed = person.zip(name);
            words.extend(typed.map(|(person, name)| TypedWords {
                sequence,
                person: PersonId(person),
                name,
                said,
            }));
        }
        (!entries.is_empty()).then_some(Self { entries, words })
    }
}

impl Store {
    /// Creates a table.
    ///
    /// # Errors
    ///
    /// If the id is taken.
    pub async fn create_table(&self, table: NewTableRow) -> Result<(), CreateError> {
        let NewTableRow { id, head, created, entries, words, index } = table;
        let log = StoredTable { head, created, entries, words };
        self.begin_log(&id, log, IndexChange::from(&index)).await
    }

    /// Inserts a table with everything that follows from its log.
    pub(crate) async fn begin_log(
        &self,
        id: &str,
        log: StoredTable,
        index: IndexChange,
    ) -> Result<(), CreateError> {
        forward!(self.begin_log(id, log, index))
    }

    /// Appends entries in which nobody typed anything.
    ///
    /// # Errors
    ///
    /// As for [`Store::append_with_words`].
    pub async fn append(
        &self,
        table: &str,
        expected: u64,
        entries: &[String],
        index: impl Into<IndexChange>,
    ) -> Result<u64, AppendError> {
        self.append_with_words(table, expected, entries, &[], index).await
    }

    /// Appends to the log of a table that has `expected` entries, updates its index, and returns the new
    /// number of entries. When this returns they are on disk.
    ///
    /// # Errors
    ///
    /// [`AppendError::Conflict`] if the number of entries differs; then nothing has changed.
    pub async fn append_with_words(
        &self,
        table: &str,
        expected: u64,
        entries: &[String],
        words: &[TypedWords],
        index: impl Into<IndexChange>,
    ) -> Result<u64, AppendError> {
        let (index, begun) = (index.into(), Instant::now());
        let result = forward!(self.append_with_words(table, expected, entries, words, index));
        self.metrics.note_append(&result, begun.elapsed());
        result
    }

    /// Reads the entries of a log from this place on; `None` if it is not that long.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn load_from(
        &self,
        table: &str,
        first: u64,
    ) -> Result<Option<LaterEntries>, StoreError> {
        forward!(self.load_from(table, first))
    }

    /// The lengths of the logs of these tables.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn lengths(&self, tables: &[String]) -> Result<HashMap<String, u64>, StoreError> {
        forward!(self.lengths(tables))
    }

    /// Reads a whole table; `None` if there is none with this id.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn load(&self, table: &str) -> Result<Option<StoredTable>, StoreError> {
        forward!(self.load(table))
    }
}
