//! Creating, appending to and reading the log of a table.

use super::append::Addition;
use super::{PostgresStore, Statement, random};
use crate::tables::{LaterRow, LogRow, WordsRow};
use crate::{
    AppendError, CreateError, IndexChange, LaterEntries, PersonId, StoreError, StoredTable,
    TypedWords,
};
use sqlx::error::DatabaseError;
use std::collections::HashMap;

impl PostgresStore {
    /// Inserts a table with everything that follows from its log.
    pub(crate) async fn begin_log(
        &self,
        id: &str,
        log: StoredTable,
        index: IndexChange,
    ) -> Result<(), CreateError> {
        let mark = random::mark();
        let addition = Addition {
            table: id,
            expected: 0,
            entries: &log.entries,
            words: &log.words,
            index: &index,
            mark,
            process: self.process.id(),
        };
        let create = addition.begins_log(&log.head, log.created.0);
        match self.connections.write::<(i32,)>(create).await {
            Ok(made) if !made.is_empty() => Ok(()),
            Ok(_) => {
                let ask = Statement::new("SELECT mark FROM tables WHERE id = $1");
                let ask = ask.bind(id.to_owned());
                let found: Option<(i64,)> = self.connections.read_one(ask).await?;
                // An earlier attempt of this statement whose answer was lost has made it.
                if found == Some((mark,)) { Ok(()) } else { Err(CreateError::IdTaken) }
            }
            Err(error) => Err(self.unknown_person(error, &index).await.into()),
        }
    }

    pub(crate) async fn append_with_words(
        &self,
        table: &str,
        expected: u64,
        entries: &[String],
        words: &[TypedWords],
        index: IndexChange,
    ) -> Result<u64, AppendError> {
        let (expected, mark) = (expected.cast_signed(), random::mark());
        let process = self.process.id();
        let addition = Addition { table, expected, entries, words, index: &index, mark, process };
        let length = match self.connections.write::<(i32,)>(addition.extends_log()).await {
            Ok(moved) if !moved.is_empty() => addition.length(),
            Ok(_) => self.reason_of_refusal(&addition).await?,
            Err(error) => return Err(self.unknown_person(error, &index).await.into()),
        };
        self.announce(|news| news.grown(table, length));
        Ok(length)
    }

    /// Finds out why an append has changed nothing: because an earlier attempt of the same statement, whose
    /// answer was lost, has been committed, or because somebody else came first.
    async fn reason_of_refusal(&self, addition: &Addition<'_>) -> Result<u64, AppendError> {
        let ask = Statement::new(
            "SELECT length, (SELECT mark FROM entries WHERE table_id = $1 AND sequence = $2)
             FROM lengths WHERE table_id = $1",
        );
        let ask = ask.bind(addition.table.to_owned()).bind(addition.expected);
        let found: Option<(i64, Option<i64>)> = self.connections.read_one(ask).await?;
        match found {
            None => Err(AppendError::NoSuchTable),
            Some((_, Some(mark))) if mark == addition.mark => {
                self.connections.metrics().note_recognised();
                Ok(addition.length())
            }
            Some((length, _)) => Err(AppendError::Conflict { found: length.cast_unsigned() }),
        }
    }

    /// Names the person of an index who does not exist, if that is why a write was refused.
    async fn unknown_person(&self, error: StoreError, index: &IndexChange) -> StoreError {
        let is_reference = matches!(&error, StoreError::Database(cause)
            if cause.as_database_error().is_some_and(DatabaseError::is_foreign_key_violation));
        if !is_reference {
            return error;
        }
        let people: Vec<i64> =
            index.people.iter().flatten().map(|sitting| sitting.person.0).collect();
        let ask = Statement::new(
            "SELECT one.id FROM unnest($1::bigint[]) AS one (id)
             WHERE NOT EXISTS (SELECT FROM people WHERE people.id = one.id) ORDER BY 1 LIMIT 1",
        );
        match self.connections.read_one::<(i64,)>(ask.bind(people)).await {
            Ok(Some((unknown,))) => StoreError::NoSuchPerson(PersonId(unknown)),
            _ => error,
        }
    }

    pub(crate) async fn load(&self, table: &str) -> Result<Option<StoredTable>, StoreError> {
        // One statement reads a consistent snapshot without a transaction: first the head, then the log.
        let ask = Statement::new(
            "SELECT -1::bigint AS place, created, head FROM tables WHERE id = $1
             UNION ALL SELECT sequence, 0, entry FROM entries WHERE table_id = $1
             ORDER BY place",
        );
        let rows: Vec<LogRow> = self.connections.read(ask.bind(table.to_owned())).await?;
        let Some(mut stored) = StoredTable::without_words(rows) else { return Ok(None) };
        stored.words = self.words_at(table).await?;
        Ok(Some(stored))
    }

    pub(crate) async fn load_from(
        &self,
        table: &str,
        first: u64,
    ) -> Result<Option<LaterEntries>, StoreError> {
        // The words come with their entries: one statement, so no later entry slips in between.
        let ask = Statement::new(
            "SELECT entry, person, name, said FROM entries
             LEFT JOIN words USING (table_id, sequence)
             WHERE table_id = $1 AND sequence >= $2 ORDER BY sequence",
        );
        let rows: Vec<LaterRow> =
            self.connections.read(ask.bind(table.to_owned()).bind(first.cast_signed())).await?;
        Ok(LaterEntries::read(first, rows))
    }

    pub(crate) async fn lengths(
        &self,
        tables: &[String],
    ) -> Result<HashMap<String, u64>, StoreError> {
        let ask = Statement::new("SELECT table_id, length FROM lengths WHERE table_id = ANY ($1)");
        let rows: Vec<(String, i64)> = self.connections.read(ask.bind(tables.to_vec())).await?;
        Ok(rows.into_iter().map(|(table, length)| (table, length.cast_unsigned())).collect())
    }

    /// Words are written together with their entries, so those of entries that were just read are here,
    /// unless they were deleted.
    async fn words_at(&self, table: &str) -> Result<Vec<TypedWords>, StoreError> {
        let ask = Statement::new(
            "SELECT sequence, person, name, said FROM words WHERE table_id = $1 ORDER BY sequence",
        );
        let rows: Vec<WordsRow> = self.connections.read(ask.bind(table.to_owned())).await?;
        Ok(rows.into_iter().map(TypedWords::from).collect())
    }
}
