//! Creating, appending to and reading the log of a table.

use super::Index;
use crate::{AppendError, CreateError, Store, StoreError, Timestamp};
use sqlx::SqliteConnection;

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
}

impl Store {
    /// Creates a table.
    ///
    /// # Errors
    ///
    /// If the id is taken.
    pub async fn create_table(&self, table: NewTableRow) -> Result<(), CreateError> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    insert_table(connection, &table).await?;
                    insert_entries(connection, &table.id, 0, &table.entries).await?;
                    table.index.insert(connection, &table.id).await?;
                    Ok(())
                })
            })
            .await
    }

    /// Appends to the log of a table that has `expected` entries, replaces its index, and returns the new
    /// number of entries. When this returns they are on disk.
    ///
    /// # Errors
    ///
    /// [`AppendError::Conflict`] if the number of entries differs; then nothing has changed.
    pub async fn append(
        &self,
        table: &str,
        expected: u64,
        entries: &[String],
        index: &Index,
    ) -> Result<u64, AppendError> {
        let (table, entries, index) = (table.to_owned(), entries.to_owned(), index.clone());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let found =
                        length(connection, &table).await?.ok_or(AppendError::NoSuchTable)?;
                    if found.cast_unsigned() != expected {
                        return Err(AppendError::Conflict { found: found.cast_unsigned() });
                    }
                    insert_entries(connection, &table, found, &entries).await?;
                    index.replace(connection, &table).await?;
                    Ok(expected + entries.len() as u64)
                })
            })
            .await
    }

    /// Reads a whole table; `None` if there is none with this id.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn load(&self, table: &str) -> Result<Option<StoredTable>, StoreError> {
        // One statement reads a consistent snapshot without a transaction: first the head, then the log.
        let rows: Vec<(i64, i64, String)> = sqlx::query_as(
            "SELECT -1 AS place, created, head FROM tables WHERE id = ?1
             UNION ALL SELECT sequence, 0, entry FROM entries WHERE table_id = ?1
             ORDER BY place",
        )
        .bind(table)
        .fetch_all(&self.reads)
        .await?;
        let mut rows = rows.into_iter();
        Ok(rows.next().map(|(_, created, head)| StoredTable {
            head,
            created: Timestamp(created),
            entries: rows.map(|(_, _, entry)| entry).collect(),
        }))
    }
}

async fn insert_table(
    connection: &mut SqliteConnection,
    table: &NewTableRow,
) -> Result<(), CreateError> {
    let inserted = sqlx::query(
        "INSERT INTO tables (id, head, created, name, state, updated, card) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING",
    )
    .bind(&table.id)
    .bind(&table.head)
    .bind(table.created.0)
    .bind(&table.index.name)
    .bind(table.index.state.word())
    .bind(table.index.updated.0)
    .bind(&table.index.card)
    .execute(connection)
    .await?;
    if inserted.rows_affected() == 0 { Err(CreateError::IdTaken) } else { Ok(()) }
}

/// How many entries a table has: the log has no gaps, so the last sequence number is enough.
async fn length(
    connection: &mut SqliteConnection,
    table: &str,
) -> Result<Option<i64>, sqlx::Error> {
    sqlx::query_scalar(
        "SELECT coalesce((SELECT max(sequence) + 1 FROM entries WHERE table_id = tables.id), 0)
         FROM tables WHERE id = ?",
    )
    .bind(table)
    .fetch_optional(connection)
    .await
}

async fn insert_entries(
    connection: &mut SqliteConnection,
    table: &str,
    first: i64,
    entries: &[String],
) -> Result<(), sqlx::Error> {
    for (sequence, entry) in (first..).zip(entries) {
        sqlx::query("INSERT INTO entries (table_id, sequence, entry) VALUES (?, ?, ?)")
            .bind(table)
            .bind(sequence)
            .bind(entry)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
