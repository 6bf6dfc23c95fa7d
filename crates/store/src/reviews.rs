//! Stored reviews of games, finished or in progress.

use crate::{Store, StoreError};

/// The review of a table's game. The store does not interpret its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReview {
    /// The format of the text.
    pub format: u32,
    /// How many nodes were searched for each turn.
    pub nodes: u32,
    /// How many turns are reviewed, from the first on.
    pub turns: u32,
    /// Whether the review continues without a new request, even after a restart of the program.
    pub goes_on: bool,
    /// The findings, in the format of the caller.
    pub text: String,
}

impl Store {
    /// Stores the review of a table and replaces an earlier one.
    ///
    /// # Errors
    ///
    /// If there is no such table, or the database fails.
    pub async fn keep_review(&self, table: &str, review: &StoredReview) -> Result<(), StoreError> {
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

    /// The stored review of a table.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn review(&self, table: &str) -> Result<Option<StoredReview>, StoreError> {
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

    /// The tables whose review has to be continued, in the order of their ids.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn reviews_going_on(&self) -> Result<Vec<String>, StoreError> {
        let ids =
            sqlx::query_scalar("SELECT table_id FROM reviews WHERE goes_on = 1 ORDER BY table_id");
        Ok(ids.fetch_all(&self.reads).await?)
    }
}
