//! Writing the index of a table.

use super::results::insert_game_result;
use crate::{Index, PersonId, Sitting, StoreError};
use sqlx::SqliteConnection;
use std::collections::BTreeMap;

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
            insert_game_result(connection, table, result).await?;
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
