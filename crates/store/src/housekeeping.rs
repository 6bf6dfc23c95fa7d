//! Operations for whoever runs a server: deleting idle guests, counts.

use crate::{Store, StoreError, Timestamp};

/// What was deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forgotten {
    /// How many idle sessions expired.
    pub sessions: u64,
    /// How many guests were deleted.
    pub guests: u64,
}

/// Numbers of people and tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// People with a login.
    pub accounts: u64,
    /// People without a login who are not merged into an account either.
    pub guests: u64,
    /// Tables where seats are being taken.
    pub gathering: u64,
    /// Tables with a running game.
    pub playing: u64,
    /// Tables with a finished game.
    pub over: u64,
}

impl Store {
    /// Ends the sessions that were last used before this moment, and deletes the guests who have neither a
    /// session nor a table any more: nobody can log in as them again.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn forget_idle_guests(&self, before: Timestamp) -> Result<Forgotten, StoreError> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let sessions = sqlx::query("DELETE FROM sessions WHERE last_seen < ?")
                        .bind(before.0)
                        .execute(&mut *connection)
                        .await?
                        .rows_affected();
                    let guests = sqlx::query(
                        "DELETE FROM people WHERE login IS NULL AND merged_into IS NULL
                         AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id)
                         AND NOT EXISTS (SELECT 1 FROM sittings WHERE person = people.id)",
                    )
                    .execute(connection)
                    .await?
                    .rows_affected();
                    Ok(Forgotten { sessions, guests })
                })
            })
            .await
    }

    /// Counts people and tables.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        let (accounts, guests, gathering, playing, over): (i64, i64, i64, i64, i64) =
            sqlx::query_as(
                "SELECT
                 (SELECT count(*) FROM people WHERE login IS NOT NULL),
                 (SELECT count(*) FROM people WHERE login IS NULL AND merged_into IS NULL),
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
