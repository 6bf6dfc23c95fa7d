//! What lists say of a table. It follows from the log, and is replaced together with it.

use crate::{GameResult, PersonId, StoreError, Timestamp};
use sqlx::SqliteConnection;
use std::collections::BTreeMap;

/// What lists say of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Index {
    /// What people call it.
    pub name: String,
    /// How far it is.
    pub state: TableState,
    /// When something last happened.
    pub updated: Timestamp,
    /// Who sits there, in any order. Somebody with two seats may be named twice.
    pub people: Vec<Sitting>,
    /// How the game ended, if it was played to its end and counts.
    pub result: Option<GameResult>,
}

/// Somebody at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// Who.
    pub person: PersonId,
    /// Whether the table waits for this person.
    pub awaits: bool,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableState {
    /// Seats are being taken.
    Gathering,
    /// The game is on.
    Playing,
    /// The game has ended.
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
        sqlx::query("UPDATE tables SET name = ?, state = ?, updated = ? WHERE id = ?")
            .bind(&self.name)
            .bind(self.state.word())
            .bind(self.updated.0)
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

    /// Writes down what a new table has beyond its own row.
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

/// Most entries are steps within a turn and change nothing here, so looking first is quicker. Where the log
/// names a guest who is part of an account by now, the two differ, and the sittings are written anew.
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
    /// A log goes on naming the guest who has become part of an account; the sitting is the account's.
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
