//! Blocks as rows.

use super::SqliteStore;
use super::people::IDS;
use crate::blocks::{ApartRow, BlockedRow, WholeBlock};
use crate::{PersonId, StoreError, Timestamp};
use sqlx::AssertSqlSafe;

/// All numbers of those who are kept apart from the account `?1`, by a block of either.
const APART: &str = "(
    WITH met AS (
        SELECT other AS id, 1 AS is_own FROM blocks WHERE person IN {IDS}
        UNION ALL SELECT person, 0 FROM blocks WHERE other IN {IDS}),
    accounts AS (
        SELECT coalesce(merged_into, people.id) AS id, max(is_own) AS is_own
        FROM people JOIN met USING (id) GROUP BY 1),
    others AS (SELECT id, is_own FROM accounts WHERE id NOT IN {IDS})
    SELECT id, is_own FROM others
    UNION ALL SELECT people.id, is_own FROM people JOIN others ON merged_into = others.id)";

/// The same as a set for a condition.
pub(super) fn apart() -> String {
    format!("(SELECT id FROM {APART})").replace("{IDS}", IDS)
}

impl SqliteStore {
    pub(crate) async fn block(
        &self,
        person: PersonId,
        other: PersonId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let block = format!(
            "INSERT INTO blocks (person, other, created)
             SELECT ?1, coalesce(merged_into, id), ?3 FROM people WHERE id = ?2
             AND coalesce(merged_into, id) NOT IN {IDS} ON CONFLICT DO NOTHING"
        );
        let block = sqlx::query(AssertSqlSafe(block)).bind(person.0).bind(other.0).bind(now.0);
        self.writer.execute(block).await?;
        Ok(())
    }

    pub(crate) async fn unblock(
        &self,
        person: PersonId,
        other: PersonId,
    ) -> Result<(), StoreError> {
        let unblock = format!(
            "DELETE FROM blocks WHERE person IN {IDS}
             AND other IN (SELECT id FROM people WHERE id = ?2 OR merged_into = ?2)"
        );
        let unblock = sqlx::query(AssertSqlSafe(unblock)).bind(person.0).bind(other.0);
        self.writer.execute(unblock).await?;
        Ok(())
    }

    pub(crate) async fn blocked_by(&self, person: PersonId) -> Result<Vec<BlockedRow>, StoreError> {
        let rows = format!(
            "SELECT account.id, account.name, min(blocks.created) FROM blocks
             JOIN people ON people.id = other
             JOIN people AS account ON account.id = coalesce(people.merged_into, people.id)
             WHERE person IN {IDS} GROUP BY account.id ORDER BY 3 DESC, 1"
        );
        let rows = sqlx::query_as(AssertSqlSafe(rows)).bind(person.0);
        Ok(rows.fetch_all(&self.reads).await?)
    }

    pub(crate) async fn blocks_of(&self, person: PersonId) -> Result<Vec<ApartRow>, StoreError> {
        let numbers = format!("SELECT id, is_own FROM {APART}").replace("{IDS}", IDS);
        let numbers = sqlx::query_as(AssertSqlSafe(numbers)).bind(person.0);
        Ok(numbers.fetch_all(&self.reads).await?)
    }

    pub(crate) async fn whole_blocks(&self) -> Result<Vec<WholeBlock>, StoreError> {
        let blocks = "SELECT person, other, created FROM blocks ORDER BY person, other";
        Ok(sqlx::query_as(blocks).fetch_all(&self.reads).await?)
    }

    pub(crate) async fn put_block(&self, block: WholeBlock) -> Result<(), StoreError> {
        let (person, other, created) = block;
        let put = "INSERT INTO blocks (person, other, created) VALUES (?, ?, ?)
                   ON CONFLICT DO NOTHING";
        self.writer.execute(sqlx::query(put).bind(person).bind(other).bind(created)).await?;
        Ok(())
    }
}
