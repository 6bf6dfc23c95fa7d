//! Reviews of games: what was found out about their turns, and how far that is.

use crate::{Store, StoreError};

/// The review of a table's game. The store does not know what its text means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReview {
    /// Of what kind the text is.
    pub format: u32,
    /// How many positions were looked at for each turn.
    pub nodes: u32,
    /// How many turns are reviewed, from the first on.
    pub turns: u32,
    /// Whether the rest is to be reviewed without asking again, by the next start of the program if
    /// need be.
    pub goes_on: bool,
    /// What was found out, in the caller's words.
    pub text: String,
}

impl Store {
    /// Keeps the review of a table in the place of an earlier one.
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

    /// The review of a table, as far as it is kept.
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

    /// The tables whose review is to go on, in the order of their ids.
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
