//! Merging a guest into an account, which takes over the guest's games.
//!
//! Logs still refer to the guest, so the guest's id stays and points to the account. Only guests are
//! merged, and only into accounts, so there are never chains to follow.

use crate::sqlite::SqliteStore;
use crate::{MergeError, PersonId, StoreError};
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(crate) async fn merge_guest(
        &self,
        guest: PersonId,
        into: PersonId,
    ) -> Result<(), MergeError> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    lead_to_account(connection, guest, into).await?;
                    move_sittings(connection, guest, into).await?;
                    move_sessions(connection, guest, into).await?;
                    move_hours(connection, guest, into).await?;
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn resolve(&self, person: PersonId) -> Result<PersonId, StoreError> {
        let account: Option<Option<i64>> =
            sqlx::query_scalar("SELECT merged_into FROM people WHERE id = ?")
                .bind(person.0)
                .fetch_optional(&self.reads)
                .await?;
        Ok(account.flatten().map_or(person, PersonId))
    }

    pub(crate) async fn aliases(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        let generation = match self.known.aliases.get(&person) {
            Ok(known) => return Ok(known),
            Err(generation) => generation,
        };
        let found: Vec<i64> = sqlx::query_scalar(
            "WITH self AS (SELECT coalesce(merged_into, id) AS id FROM people WHERE id = ?)
             SELECT id FROM self
             UNION SELECT people.id FROM people JOIN self ON people.merged_into = self.id
             ORDER BY 1",
        )
        .bind(person.0)
        .fetch_all(&self.reads)
        .await?;
        let found: Vec<_> = found.into_iter().map(PersonId).collect();
        self.known.aliases.keep(generation, person, found.clone());
        Ok(found)
    }
}

async fn lead_to_account(
    connection: &mut SqliteConnection,
    guest: PersonId,
    into: PersonId,
) -> Result<(), MergeError> {
    let account: Option<i64> =
        sqlx::query_scalar("SELECT 1 FROM people WHERE id = ? AND login IS NOT NULL")
            .bind(into.0)
            .fetch_optional(&mut *connection)
            .await?;
    account.ok_or(MergeError::NotAnAccount)?;
    let merged = sqlx::query(
        "UPDATE people SET merged_into = ?1
         WHERE id = ?2 AND login IS NULL AND coalesce(merged_into, ?1) = ?1",
    )
    .bind(into.0)
    .bind(guest.0)
    .execute(connection)
    .await?;
    if merged.rows_affected() == 0 { Err(MergeError::NotAGuest) } else { Ok(()) }
}

/// If both sit at the same table, their sittings are merged.
async fn move_sittings(
    connection: &mut SqliteConnection,
    guest: PersonId,
    into: PersonId,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO sittings (person, table_id, awaits)
         SELECT ?, table_id, awaits FROM sittings WHERE person = ?
         ON CONFLICT DO UPDATE SET awaits = max(awaits, excluded.awaits)",
    )
    .bind(into.0)
    .bind(guest.0)
    .execute(&mut *connection)
    .await?;
    sqlx::query("DELETE FROM sittings WHERE person = ?").bind(guest.0).execute(connection).await?;
    Ok(())
}

/// The account keeps its own hours.
async fn move_hours(
    connection: &mut SqliteConnection,
    guest: PersonId,
    into: PersonId,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "UPDATE people SET hours = (SELECT hours FROM people WHERE id = ?)
         WHERE id = ? AND hours IS NULL",
    )
    .bind(guest.0)
    .bind(into.0)
    .execute(connection)
    .await?;
    Ok(())
}

async fn move_sessions(
    connection: &mut SqliteConnection,
    guest: PersonId,
    into: PersonId,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE sessions SET person = ? WHERE person = ?")
        .bind(into.0)
        .bind(guest.0)
        .execute(connection)
        .await?;
    Ok(())
}
