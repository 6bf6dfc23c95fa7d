//! Operations for operators of a server: deleting idle guests, counts.

use crate::{Store, StoreError, Timestamp};
use sqlx::SqliteConnection;

/// The numbers of deleted rows.
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
    /// Counts one more day without a visit for each session, unless today is counted already. Ends the
    /// sessions that were idle for more than `most_idle_days`, and deletes the guests who have neither a
    /// session nor a table any more: nobody can log in as them again.
    ///
    /// Days are counted one by one, so a clock that is wrong by years ages a session by only one
    /// day.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn forget_idle_guests(
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
                         AND NOT EXISTS (SELECT 1 FROM sittings WHERE person = people.id)",
                    )
                    .execute(&mut *connection)
                    .await?
                    .rows_affected();
                    sqlx::query("DELETE FROM words WHERE person NOT IN (SELECT id FROM people)")
                        .execute(connection)
                        .await?;
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
