//! Creating, appending to and reading the log of a table.

use super::SqliteStore;
use super::words::insert_words;
use crate::tables::WordsRow;
use crate::{
    AppendError, CreateError, Index, NewTableRow, StoreError, StoredTable, Timestamp, TypedWords,
};
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(crate) async fn create_table(&self, table: NewTableRow) -> Result<(), CreateError> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    insert_table(connection, &table).await?;
                    insert_entries(connection, &table.id, 0, &table.entries).await?;
                    insert_words(connection, &table.id, &table.words).await?;
                    table.index.insert(connection, &table.id).await?;
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn append_with_words(
        &self,
        table: &str,
        expected: u64,
        entries: &[String],
        words: &[TypedWords],
        index: &Index,
    ) -> Result<u64, AppendError> {
        let (table, entries, index) = (table.to_owned(), entries.to_owned(), index.clone());
        let words = words.to_owned();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let found =
                        length(connection, &table).await?.ok_or(AppendError::NoSuchTable)?;
                    if found.cast_unsigned() != expected {
                        return Err(AppendError::Conflict { found: found.cast_unsigned() });
                    }
                    insert_entries(connection, &table, found, &entries).await?;
                    insert_words(connection, &table, &words).await?;
                    index.replace(connection, &table).await?;
                    Ok(expected + entries.len() as u64)
                })
            })
            .await
    }

    pub(crate) async fn load(&self, table: &str) -> Result<Option<StoredTable>, StoreError> {
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
        let Some((_, created, head)) = rows.next() else { return Ok(None) };
        Ok(Some(StoredTable {
            head,
            created: Timestamp(created),
            entries: rows.map(|(_, _, entry)| entry).collect(),
            words: self.words_at(table).await?,
        }))
    }

    /// Words are written together with their entries, so those of entries that were just read are here,
    /// unless they were deleted.
    async fn words_at(&self, table: &str) -> Result<Vec<TypedWords>, StoreError> {
        let rows: Vec<WordsRow> = sqlx::query_as(
            "SELECT sequence, person, name, said FROM words WHERE table_id = ? ORDER BY sequence",
        )
        .bind(table)
        .fetch_all(&self.reads)
        .await?;
        Ok(rows.into_iter().map(TypedWords::from).collect())
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
