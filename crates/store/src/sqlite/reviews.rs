//! Stored reviews of games, finished or in progress.

use super::SqliteStore;
use crate::{StoreError, StoredReview};

impl SqliteStore {
    pub(crate) async fn keep_review(
        &self,
        table: &str,
        review: &StoredReview,
    ) -> Result<(), StoreError> {
        let keep = sqlx::query(
            "INSERT INTO reviews (table_id, format, nodes, turns, goes_on, text)
             VALUES (?, ?, ?, ?, ?, ?)
             ON CONFLICT DO UPDATE SET format = excluded.format, nodes = excluded.nodes,
             turns = excluded.turns, goes_on = excluded.goes_on, text = excluded.text",
        );
        let StoredReview { format, nodes, turns, goes_on, text } = review.clone();
        let keep = keep.bind(table.to_owned()).bind(format).bind(nodes).bind(turns);
        self.writer.execute(keep.bind(goes_on).bind(text)).await?;
        Ok(())
    }

    pub(crate) async fn review(&self, table: &str) -> Result<Option<StoredReview>, StoreError> {
        let row: Option<(u32, u32, u32, bool, String)> = sqlx::query_as(
            "SELECT format, nodes, turns, goes_on, text FROM reviews WHERE table_id = ?",
        )
        .bind(table)
        .fetch_optional(&self.reads)
        .await?;
        Ok(row.map(|(format, nodes, turns, goes_on, text)| StoredReview {
            format,
            nodes,
            turns,
            goes_on,
            text,
        }))
    }
}
