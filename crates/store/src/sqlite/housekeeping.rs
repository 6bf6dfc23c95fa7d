//! Deleting idle guests, and counts.

use super::SqliteStore;
use crate::{Counts, Forgotten, StoreError, Timestamp};
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(crate) async fn forget_idle_guests(
        &self,
        now: Timestamp,
        most_idle_days: u32,
    ) -> Result<Forgotten, StoreError> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    if is_counted_now(connection, now.day()).await? {
                        sqlx::query("UPDATE sessions SET idle_days = idle_days + 1")
                            .execute(&mut *connection)
                            .await?;
                    }
                    let sessions = sqlx::query("DELETE FROM sessions WHERE idle_days > ?")
                        .bind(most_idle_days)
                        .execute(&mut *connection)
                        .await?
                        .rows_affected();
                    let guests = sqlx::query(
                        "DELETE FROM people WHERE login IS NULL AND merged_into IS NULL
                         AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id)
                         AND NOT EXISTS (SELECT 1 FROM sittings WHERE person = people.id)
                         AND NOT EXISTS (SELECT 1 FROM people AS guest WHERE guest.merged_into = people.id)",
                    )
                    .execute(&mut *connection)
                    .await?
                    .rows_affected();
                    sqlx::query("DELETE FROM words WHERE person NOT IN (SELECT id FROM people)")
                        .execute(&mut *connection)
                        .await?;
                    sqlx::query(
                        "DELETE FROM plans WHERE person NOT IN (SELECT id FROM people)
                         OR table_id IN (SELECT id FROM tables WHERE state = 'over')",
                    )
                    .execute(&mut *connection)
                    .await?;
                    sqlx::query(
                        "DELETE FROM blocks WHERE person NOT IN (SELECT id FROM people)
                         OR other NOT IN (SELECT id FROM people)",
                    )
                    .execute(connection)
                    .await?;
                    Ok(Forgotten { sessions, guests })
                })
            })
            .await
    }

    pub(crate) async fn counts(&self) -> Result<Counts, StoreError> {
        let (accounts, guests, gathering, playing, over): (i64, i64, i64, i64, i64) =
            sqlx::query_as(
                "SELECT
                 (SELECT count(*) FROM people WHERE login IS NOT NULL),
                 (SELECT count(*) FROM people WHERE login IS NULL AND merged_into IS NULL AND is_deleted = 0),
                 (SELECT count(*) FROM tables WHERE state = 'gathering'),
                 (SELECT count(*) FROM tables WHERE state = 'playing'),
                 (SELECT count(*) FROM tables WHERE state = 'over')",
            )
            .fetch_one(&self.reads)
            .await?;
        Ok(Counts {
            accounts: accounts.cast_unsigned(),
            guests: guests.cast_unsigned(),
            gathering: gathering.cast_unsigned(),
            playing: playing.cast_unsigned(),
            over: over.cast_unsigned(),
        })
    }
}

/// Records that this day is counted; `false` if it was already.
async fn is_counted_now(connection: &mut SqliteConnection, day: i64) -> Result<bool, StoreError> {
    let counted = sqlx::query("UPDATE counted_day SET day = ?1 WHERE day <> ?1")
        .bind(day)
        .execute(connection)
        .await?;
    Ok(counted.rows_affected() > 0)
}
