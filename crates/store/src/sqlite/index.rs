//! Writing the index of a table.

use super::results::insert_game_result;
use crate::tables::sittings;
use crate::{IndexChange, PersonId, Sitting, StoreError};
use sqlx::SqliteConnection;
use std::collections::BTreeMap;

impl IndexChange {
    /// Writes what is not in the row of the table itself.
    pub(super) async fn write_rest(
        &self,
        connection: &mut SqliteConnection,
        table: &str,
    ) -> Result<(), StoreError> {
        if let Some(result) = &self.result {
            insert_game_result(connection, table, result).await?;
        }
        self.listing.write(connection, table, self.updated).await?;
        let Some(people) = &self.people else { return Ok(()) };
        if stored_sittings(connection, table).await? == sittings(people) {
            return Ok(());
        }
        sqlx::query("DELETE FROM sittings WHERE table_id = ?")
            .bind(table)
            .execute(&mut *connection)
            .await?;
        insert_sittings(connection, table, people).await
    }
}

async fn insert_sittings(
    connection: &mut SqliteConnection,
    table: &str,
    people: &[Sitting],
) -> Result<(), StoreError> {
    for sitting in people {
        sitting.insert(connection, table).await?;
    }
    Ok(())
}

/// Comparing first is faster, because most changes of a table change nothing here. If the log names a guest
/// who has been merged into an account, the two differ, and the sittings are rewritten.
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
