//! Stored reviews of games.

use super::{PostgresStore, Statement};
use crate::{StoreError, StoredReview};

impl PostgresStore {
    pub(crate) async fn keep_review(
        &self,
        table: &str,
        review: &StoredReview,
    ) -> Result<(), StoreError> {
        let keep = Statement::new(
            "INSERT INTO reviews (table_id, format, nodes, turns, goes_on, text)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (table_id) DO UPDATE SET format = excluded.format, nodes = excluded.nodes,
             turns = excluded.turns, goes_on = excluded.goes_on, text = excluded.text RETURNING 1",
        );
        let StoredReview { format, nodes, turns, goes_on, text } = review.clone();
        let keep = keep.bind(table.to_owned()).bind(i64::from(format)).bind(i64::from(nodes));
        let keep = keep.bind(i64::from(turns)).bind(goes_on).bind(text);
        self.connections.write::<(i32,)>(keep).await?;
        Ok(())
    }

    pub(crate) async fn review(&self, table: &str) -> Result<Option<StoredReview>, StoreError> {
        let ask = Statement::new(
            "SELECT format, nodes, turns, goes_on, text FROM reviews WHERE table_id = $1",
        );
        let row: Option<(i64, i64, i64, bool, String)> =
            self.connections.read_one(ask.bind(table.to_owned())).await?;
        Ok(row.map(|(format, nodes, turns, goes_on, text)| StoredReview {
            format: number(format),
            nodes: number(nodes),
            turns: number(turns),
            goes_on,
            text,
        }))
    }
}

/// These columns were written from numbers of this size.
fn number(column: i64) -> u32 {
    u32::try_from(column).unwrap_or(u32::MAX)
}
