//! Blocks as rows.

use super::people::ALIASES;
use super::{PostgresStore, Statement};
use crate::blocks::{ApartRow, BlockedRow, WholeBlock};
use crate::{PersonId, StoreError, Timestamp};

/// All numbers of those who are kept apart from the person `$1`, by a block of either.
pub(super) fn apart() -> String {
    format!(
        "(WITH me AS (SELECT id FROM {ALIASES} AS alias),
         met AS (
            SELECT other AS id, TRUE AS is_own FROM blocks WHERE person IN (SELECT id FROM me)
            UNION ALL SELECT person, FALSE FROM blocks WHERE other IN (SELECT id FROM me)),
         accounts AS (
            SELECT coalesce(merged_into, people.id) AS id, bool_or(is_own) AS is_own
            FROM people JOIN met USING (id) GROUP BY 1),
         others AS (SELECT id, is_own FROM accounts WHERE id NOT IN (SELECT id FROM me))
         SELECT id, is_own FROM others
         UNION ALL SELECT people.id, is_own FROM people JOIN others ON merged_into = others.id)"
    )
}

impl PostgresStore {
    pub(crate) async fn block(
        &self,
        person: PersonId,
        other: PersonId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let block = Statement::new(format!(
            "INSERT INTO blocks (person, other, created)
             SELECT $1, coalesce(merged_into, id), $3 FROM people WHERE id = $2
             AND coalesce(merged_into, id) NOT IN {ALIASES} ON CONFLICT DO NOTHING RETURNING 1"
        ));
        self.changed(block.bind(person.0).bind(other.0).bind(now.0)).await.map(drop)
    }

    pub(crate) async fn unblock(
        &self,
        person: PersonId,
        other: PersonId,
    ) -> Result<(), StoreError> {
        let unblock = Statement::new(format!(
            "DELETE FROM blocks WHERE person IN {ALIASES}
             AND other IN (SELECT id FROM people WHERE id = $2 OR merged_into = $2) RETURNING 1"
        ));
        self.changed(unblock.bind(person.0).bind(other.0)).await.map(drop)
    }

    pub(crate) async fn blocked_by(&self, person: PersonId) -> Result<Vec<BlockedRow>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT account.id, account.name, min(blocks.created) FROM blocks
             JOIN people ON people.id = other
             JOIN people AS account ON account.id = coalesce(people.merged_into, people.id)
             WHERE person IN {ALIASES} GROUP BY account.id ORDER BY 3 DESC, 1"
        ));
        self.connections.read(ask.bind(person.0)).await
    }

    pub(crate) async fn blocks_of(&self, person: PersonId) -> Result<Vec<ApartRow>, StoreError> {
        let ask = Statement::new(format!("SELECT id, is_own FROM {} AS apart", apart()));
        self.connections.read(ask.bind(person.0)).await
    }

    pub(crate) async fn whole_blocks(&self) -> Result<Vec<WholeBlock>, StoreError> {
        let blocks = "SELECT person, other, created FROM blocks ORDER BY person, other";
        self.connections.read(Statement::new(blocks)).await
    }

    pub(crate) async fn put_block(&self, block: WholeBlock) -> Result<(), StoreError> {
        let (person, other, created) = block;
        let put = Statement::new(
            "INSERT INTO blocks (person, other, created) VALUES ($1, $2, $3)
             ON CONFLICT DO NOTHING RETURNING 1",
        );
        self.changed(put.bind(person).bind(other).bind(created)).await.map(drop)
    }
}
