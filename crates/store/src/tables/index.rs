//! The index of a table: what lists show. It is derived from the log and written together with it.

use crate::{GameResult, PersonId, StoreError, Timestamp};
use sqlx::SqliteConnection;
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

impl Index {
    pub(super) async fn replace(
        &self,
        connection: &mut SqliteConnection,
        table: &str,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET name = ?, state = ?, updated = ?, card = ? WHERE id = ?")
            .bind(&self.name)
            .bind(self.state.word())
            .bind(self.updated.0)
            .bind(&self.card)
            .bind(table)
            .execute(&mut *connection)
            .await?;
        self.insert_result(connection, table).await?;
        if stored_sittings(connection, table).await? == self.sittings() {
            return Ok(());
        }
        sqlx::query("DELETE FROM sittings WHERE table_id = ?")
            .bind(table)
            .execute(&mut *connection)
            .await?;
        self.insert_sittings(connection, table).await
    }

    /// Who sits there and whether the table waits for them, each person once.
    fn sittings(&self) -> BTreeMap<PersonId, bool> {
        let mut sittings = BTreeMap::new();
        for sitting in &self.people {
            *sittings.entry(sitting.person).or_default() |= sitting.awaits;
        }
        sittings
    }

    /// Inserts the rows of a new table in other SQL tables.
    pub(super) async fn insert(
        &self,
        connection: &mut SqliteConnection,
        table: &str,
    ) -> Result<(), StoreError> {
        self.insert_result(connection, table).await?;
        self.insert_sittings(connection, table).await
    }

    async fn insert_result(
        &self,
        connection: &mut SqliteConnection,
        table: &str,
    ) -> Result<(), StoreError> {
        if let Some(result) = &self.result {
            result.insert(connection, table).await?;
        }
        Ok(())
    }

    async fn insert_sittings(
        &self,
        connection: &mut SqliteConnection,
        table: &str,
    ) -> Result<(), StoreError> {
        for sitting in &self.people {
            sitting.insert(connection, table).await?;
        }
        Ok(())
    }
}

/// Most entries are steps within a turn and change nothing here, so comparing first is faster. If the log
/// names a guest who has been merged into an account, the two differ, and the sittings are rewritten.
async fn stored_sittings(
    connection: &mut SqliteConnection,
    table: &str,
) -> Result<BTreeMap<PersonId, bool>, sqlx::Error> {
    let rows: Vec<(i64, bool)> =
        sqlx::query_as("SELECT person, awaits FROM sittings WHERE table_id = ?")
            .bind(table)
            .fetch_all(connection)
            .await?;
    Ok(rows.into_iter().map(|(person, awaits)| (PersonId(person), awaits)).collect())
}

impl Sitting {
    /// A log still names a guest who was merged into an account; the sitting belongs to the account.
    async fn insert(
        self,
        connection: &mut SqliteConnection,
        table: &str,
    ) -> Result<(), StoreError> {
        let inserted = sqlx::query(
            "INSERT INTO sittings (person, table_id, awaits)
             SELECT coalesce(merged_into, id), ?, ? FROM people WHERE id = ?
             ON CONFLICT DO UPDATE SET awaits = max(awaits, excluded.awaits)",
        )
        .bind(table)
        .bind(self.awaits)
        .bind(self.person.0)
        .execute(connection)
        .await?;
        if inserted.rows_affected() == 0 {
            return Err(StoreError::NoSuchPerson(self.person));
        }
        Ok(())
    }
}
