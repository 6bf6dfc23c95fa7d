//! People as an operator sees them, and what is kept about one of them.

use super::{PersonId, somebody};
use crate::{Store, StoreError, Timestamp, TypedWords};
use sqlx::SqliteConnection;

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

type Row = (i64, String, Option<String>, i64, i64, bool);

impl Store {
    /// Everybody who was not deleted, by number; guests that were merged into an account are part of it.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn people(&self) -> Result<Vec<PersonRow>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT id, name, login, created,
                    (SELECT count(*) FROM sittings WHERE person = people.id), is_locked
             FROM people WHERE merged_into IS NULL AND is_deleted = 0 ORDER BY id",
        )
        .fetch_all(&self.reads)
        .await?;
        let row = |(id, name, login, created, tables, is_locked): Row| PersonRow {
            id: PersonId(id),
            name,
            login,
            created: Timestamp(created),
            tables: tables.cast_unsigned(),
            is_locked,
        };
        Ok(rows.into_iter().map(row).collect())
    }

    /// All that a person typed at tables.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn words_of(&self, person: PersonId) -> Result<Vec<WordsAt>, StoreError> {
        let rows: Vec<(String, String, i64, i64, String, Option<String>)> = sqlx::query_as(
            "SELECT table_id, entry, sequence, person, name, said
             FROM words JOIN entries USING (table_id, sequence)
             WHERE person IN (SELECT id FROM people WHERE id = ?1 OR merged_into = ?1)
             ORDER BY table_id, sequence",
        )
        .bind(person.0)
        .fetch_all(&self.reads)
        .await?;
        let words = |(table, entry, sequence, person, name, said)| WordsAt {
            table,
            entry,
            words: TypedWords::from((sequence, person, name, said)),
        };
        Ok(rows.into_iter().map(words).collect())
    }

    /// When the sessions of a person were last used.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn sessions_of(&self, person: PersonId) -> Result<Vec<Timestamp>, StoreError> {
        let seen: Vec<i64> =
            sqlx::query_scalar("SELECT last_seen FROM sessions WHERE person = ? ORDER BY 1")
                .bind(person.0)
                .fetch_all(&self.reads)
                .await?;
        Ok(seen.into_iter().map(Timestamp).collect())
    }

    /// Locks an account and ends its sessions, or unlocks it.
    ///
    /// # Errors
    ///
    /// If there is no account of this person.
    pub async fn set_lock(&self, person: PersonId, lock: AccountLock) -> Result<(), StoreError> {
        self.writer.write(move |connection| Box::pin(set(connection, person, lock))).await
    }

    /// Changes the display name of a person, also at all tables where it was used.
    ///
    /// # Errors
    ///
    /// If there is no such person.
    pub async fn rename_everywhere(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        let name = name.to_owned();
        self.writer
            .write(move |connection| Box::pin(rename_words(connection, person, name)))
            .await?;
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&self.reads).await?;
        Ok(())
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
