//! People as an operator sees them, and what is kept about one of them.

use crate::people::{ListedPersonRow, WordsAtRow, somebody};
use crate::sqlite::SqliteStore;
use crate::{AccountLock, PersonId, PersonRow, StoreError, Timestamp, WordsAt};
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(crate) async fn people(&self) -> Result<Vec<PersonRow>, StoreError> {
        let rows: Vec<ListedPersonRow> = sqlx::query_as(
            "SELECT id, name, login, created,
                    (SELECT count(*) FROM sittings WHERE person = people.id), is_locked
             FROM people WHERE merged_into IS NULL AND is_deleted = 0 ORDER BY id",
        )
        .fetch_all(&self.reads)
        .await?;
        Ok(rows.into_iter().map(PersonRow::from).collect())
    }

    pub(crate) async fn words_of(&self, person: PersonId) -> Result<Vec<WordsAt>, StoreError> {
        let rows: Vec<WordsAtRow> = sqlx::query_as(
            "SELECT table_id, entry, sequence, person, name, said
             FROM words JOIN entries USING (table_id, sequence)
             WHERE person IN (SELECT id FROM people WHERE id = ?1 OR merged_into = ?1)
             ORDER BY table_id, sequence",
        )
        .bind(person.0)
        .fetch_all(&self.reads)
        .await?;
        Ok(rows.into_iter().map(WordsAt::from).collect())
    }

    pub(crate) async fn sessions_of(&self, person: PersonId) -> Result<Vec<Timestamp>, StoreError> {
        let seen: Vec<i64> =
            sqlx::query_scalar("SELECT last_seen FROM sessions WHERE person = ? ORDER BY 1")
                .bind(person.0)
                .fetch_all(&self.reads)
                .await?;
        Ok(seen.into_iter().map(Timestamp).collect())
    }

    pub(crate) async fn set_lock(
        &self,
        person: PersonId,
        lock: AccountLock,
    ) -> Result<(), StoreError> {
        self.writer.write(move |connection| Box::pin(set(connection, person, lock))).await
    }

    pub(crate) async fn rename_everywhere(
        &self,
        person: PersonId,
        name: &str,
    ) -> Result<(), StoreError> {
        let name = name.to_owned();
        self.writer
            .write(move |connection| Box::pin(rename_words(connection, person, name)))
            .await?;
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&self.reads).await?;
        Ok(())
    }
}

async fn set(
    connection: &mut SqliteConnection,
    person: PersonId,
    lock: AccountLock,
) -> Result<(), StoreError> {
    let is_locked = lock == AccountLock::Locked;
    let changed = sqlx::query("UPDATE people SET is_locked = ? WHERE id = ? AND login IS NOT NULL")
        .bind(is_locked)
        .bind(person.0)
        .execute(&mut *connection)
        .await?;
    somebody(person, changed.rows_affected())?;
    if is_locked {
        let end = sqlx::query("DELETE FROM sessions WHERE person = ?").bind(person.0);
        end.execute(connection).await?;
    }
    Ok(())
}

async fn rename_words(
    connection: &mut SqliteConnection,
    person: PersonId,
    name: String,
) -> Result<(), StoreError> {
    // Others on the same screen keep their names.
    let words = sqlx::query(
        "UPDATE words SET name = ?2 WHERE person IN (SELECT id FROM people WHERE id = ?1 OR merged_into = ?1)
         AND name IN (SELECT name FROM people WHERE id = ?1 OR merged_into = ?1)",
    );
    words.bind(person.0).bind(&name).execute(&mut *connection).await?;
    let cards = sqlx::query(
        "UPDATE tables SET card = NULL WHERE id IN (SELECT table_id FROM words WHERE person IN
         (SELECT id FROM people WHERE id = ?1 OR merged_into = ?1))",
    );
    cards.bind(person.0).execute(&mut *connection).await?;
    let people = sqlx::query(
        "UPDATE people SET name = ?2 WHERE (id = ?1 OR merged_into = ?1) AND is_deleted = 0",
    );
    let changed = people.bind(person.0).bind(&name).execute(connection).await?;
    somebody(person, changed.rows_affected())
}
