//! Creating, appending to and reading the log of a table.

use super::SqliteStore;
use super::jobs::change_jobs;
use super::words::insert_words;
use super::writer::WriteEffect;
use crate::tables::{LaterRow, LogRow, WordsRow};
use crate::{
    AppendError, CreateError, IndexChange, LaterEntries, StoreClock, StoreError, StoredTable,
    TypedWords,
};
use sqlx::SqliteConnection;
use std::collections::HashMap;

impl SqliteStore {
    /// Inserts a table with everything that follows from its log.
    pub(crate) async fn begin_log(
        &self,
        id: &str,
        log: StoredTable,
        index: IndexChange,
    ) -> Result<(), CreateError> {
        let (id, clock) = (id.to_owned(), self.clock.clone());
        self.writer
            .write_log(WriteEffect::Parts, move |connection| {
                Box::pin(async move {
                    insert_table(connection, &id, &log, &index).await?;
                    insert_entries(connection, &id, 0, &log.entries).await?;
                    insert_words(connection, &id, &log.words).await?;
                    index.write_rest(connection, &id).await?;
                    let length = log.entries.len() as u64;
                    change_jobs(connection, &index.jobs, length, clock.now()).await?;
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
        index: IndexChange,
    ) -> Result<u64, AppendError> {
        let addition = Addition {
            table: table.to_owned(),
            expected,
            entries: entries.to_owned(),
            words: words.to_owned(),
            index,
            clock: self.clock.clone(),
        };
        let effect =
            if addition.is_one_entry() { WriteEffect::AllOrNothing } else { WriteEffect::Parts };
        self.writer.write_log(effect, move |connection| Box::pin(addition.write(connection))).await
    }

    pub(crate) async fn load(&self, table: &str) -> Result<Option<StoredTable>, StoreError> {
        // One statement reads a consistent snapshot without a transaction: first the head, then the log.
        let rows: Vec<LogRow> = sqlx::query_as(
            "SELECT -1 AS place, created, head FROM tables WHERE id = ?1
             UNION ALL SELECT sequence, 0, entry FROM entries WHERE table_id = ?1
             ORDER BY place",
        )
        .bind(table)
        .fetch_all(&self.reads)
        .await?;
        let Some(mut stored) = StoredTable::without_words(rows) else { return Ok(None) };
        stored.words = self.words_at(table).await?;
        Ok(Some(stored))
    }

    pub(crate) async fn load_from(
        &self,
        table: &str,
        first: u64,
    ) -> Result<Option<LaterEntries>, StoreError> {
        let rows: Vec<LaterRow> = sqlx::query_as(
            "SELECT entry, person, name, said FROM entries
             LEFT JOIN words USING (table_id, sequence)
             WHERE table_id = ? AND sequence >= ? ORDER BY sequence",
        )
        .bind(table)
        .bind(first.cast_signed())
        .fetch_all(&self.reads)
        .await?;
        Ok(LaterEntries::read(first, rows))
    }

    pub(crate) async fn lengths(
        &self,
        tables: &[String],
    ) -> Result<HashMap<String, u64>, StoreError> {
        let mut lengths = HashMap::new();
        let mut connection = self.reads.acquire().await?;
        for table in tables {
            let found = length(&mut connection, table).await?;
            lengths.extend(found.map(|length| (table.clone(), length.cast_unsigned())));
        }
        Ok(lengths)
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
    id: &str,
    log: &StoredTable,
    index: &IndexChange,
) -> Result<(), CreateError> {
    let row = index.row.as_ref();
    let inserted = sqlx::query(
        "INSERT INTO tables (id, head, created, name, state, updated, card) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING",
    )
    .bind(id)
    .bind(&log.head)
    .bind(log.created.0)
    .bind(row.map(|row| &row.name))
    .bind(row.map(|row| row.state.word()))
    .bind(index.updated.0)
    .bind(row.and_then(|row| row.card.as_ref()))
    .execute(connection)
    .await?;
    if inserted.rows_affected() == 0 { Err(CreateError::IdTaken) } else { Ok(()) }
}

/// What is added to a table.
struct Addition {
    table: String,
    /// The number of entries before it.
    expected: u64,
    entries: Vec<String>,
    words: Vec<TypedWords>,
    index: IndexChange,
    clock: StoreClock,
}

impl Addition {
    /// Whether [`APPEND`] writes all of it: most additions are a single step of a turn.
    fn is_one_entry(&self) -> bool {
        self.entries.len() == 1 && self.words.is_empty() && self.index.is_in_one_row()
    }

    async fn write(self, connection: &mut SqliteConnection) -> Result<u64, AppendError> {
        let Self { table, expected, entries, words, index, clock } = &self;
        let (first, rest) = match entries.split_first() {
            Some((first, rest)) => (Some(first), rest),
            None => (None, &[][..]),
        };
        let row = index.row.as_ref();
        let changed = sqlx::query(APPEND)
            .bind(table)
            .bind(expected.cast_signed())
            .bind(index.updated.0)
            .bind(row.map(|row| &row.name))
            .bind(row.map(|row| row.state.word()))
            .bind(row.and_then(|row| row.card.as_ref()))
            .bind(first)
            .execute(&mut *connection)
            .await?;
        if changed.rows_affected() == 0 {
            let found = length(connection, table).await?.ok_or(AppendError::NoSuchTable)?;
            return Err(AppendError::Conflict { found: found.cast_unsigned() });
        }
        insert_entries(connection, table, expected.cast_signed() + 1, rest).await?;
        insert_words(connection, table, words).await?;
        index.write_rest(connection, table).await?;
        let length = expected + entries.len() as u64;
        change_jobs(connection, &index.jobs, length, clock.now()).await?;
        Ok(length)
    }
}

/// Updates the row of a table if its log has the expected length, and then appends an entry. Each statement
/// is a round trip to the thread of the connection, so they are sent together.
const APPEND: &str = "
    UPDATE tables SET updated = ?3, name = coalesce(?4, name), state = coalesce(?5, state),
        card = coalesce(?6, card)
    WHERE id = ?1
        AND ?2 = (SELECT coalesce(max(sequence) + 1, 0) FROM entries WHERE table_id = ?1);
    INSERT INTO entries (table_id, sequence, entry)
    SELECT ?1, ?2, ?7 WHERE changes() = 1 AND ?7 IS NOT NULL";

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
