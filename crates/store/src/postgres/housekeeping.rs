//! Deleting idle guests, and counts.

use super::{PostgresStore, Statement};
use crate::{Counts, Forgotten, StoreError, Timestamp};

/// Counts a day once, and ages all sessions with it.
const COUNT_DAY: &str = "
    WITH counted AS (UPDATE counted_day SET day = $1 WHERE day <> $1 RETURNING day)
    UPDATE sessions SET idle_days = idle_days + 1 FROM counted RETURNING 1";

const DELETE_GUESTS: &str = "
    DELETE FROM people WHERE login IS NULL AND merged_into IS NULL
    AND NOT EXISTS (SELECT FROM sessions WHERE person = people.id)
    AND NOT EXISTS (SELECT FROM sittings WHERE person = people.id)
    AND NOT EXISTS (SELECT FROM people AS guest WHERE guest.merged_into = people.id)
    RETURNING 1";

impl PostgresStore {
    /// Each of the statements can be repeated, so they need no transaction around them.
    pub(crate) async fn forget_idle_guests(
        &self,
        now: Timestamp,
        most_idle_days: u32,
    ) -> Result<Forgotten, StoreError> {
        self.changed(Statement::new(COUNT_DAY).bind(now.day())).await?;
        let expire = Statement::new("DELETE FROM sessions WHERE idle_days > $1 RETURNING 1");
        let sessions = self.changed(expire.bind(i64::from(most_idle_days))).await?;
        let guests = self.changed(Statement::new(DELETE_GUESTS)).await?;
        let delete_words = "DELETE FROM words
            WHERE NOT EXISTS (SELECT FROM people WHERE people.id = words.person) RETURNING 1";
        self.changed(Statement::new(delete_words)).await?;
        let delete_plans = "DELETE FROM plans
            WHERE NOT EXISTS (SELECT FROM people WHERE people.id = plans.person)
            OR EXISTS (SELECT FROM lengths WHERE lengths.table_id = plans.table_id AND state = 'over')
            RETURNING 1";
        self.changed(Statement::new(delete_plans)).await?;
        let delete_blocks = "DELETE FROM blocks
            WHERE NOT EXISTS (SELECT FROM people WHERE people.id = blocks.person)
            OR NOT EXISTS (SELECT FROM people WHERE people.id = blocks.other) RETURNING 1";
        self.changed(Statement::new(delete_blocks)).await?;
        Ok(Forgotten { sessions, guests })
    }

    /// Runs a write that returns a row for each one it changed, and counts them.
    pub(super) async fn changed(&self, write: Statement) -> Result<u64, StoreError> {
        Ok(self.connections.write::<(i32,)>(write).await?.len() as u64)
    }

    pub(crate) async fn counts(&self) -> Result<Counts, StoreError> {
        let ask = Statement::new(
            "SELECT
             (SELECT count(*) FROM people WHERE login IS NOT NULL),
             (SELECT count(*) FROM people WHERE login IS NULL AND merged_into IS NULL AND NOT is_deleted),
             (SELECT count(*) FROM lengths WHERE state = 'gathering'),
             (SELECT count(*) FROM lengths WHERE state = 'playing'),
             (SELECT count(*) FROM lengths WHERE state = 'over')",
        );
        let row: Option<(i64, i64, i64, i64, i64)> = self.connections.read_one(ask).await?;
        let (accounts, guests, gathering, playing, over) = row.ok_or(sqlx::Error::RowNotFound)?;
        Ok(Counts {
            accounts: accounts.cast_unsigned(),
            guests: guests.cast_unsigned(),
            gathering: gathering.cast_unsigned(),
            playing: playing.cast_unsigned(),
            over: over.cast_unsigned(),
        })
    }
}
