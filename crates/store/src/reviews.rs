//! Stored reviews of games, finished or in progress.

use crate::store::forward;
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
    /// Whether it is in progress: a job continues it, even after a restart of the program.
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
        forward!(self.keep_review(table, review))
    }

    /// The stored review of a table.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn review(&self, table: &str) -> Result<Option<StoredReview>, StoreError> {
        forward!(self.review(table))
    }
}
