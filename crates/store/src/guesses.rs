//! Attempts to guess a password, counted for all servers that share a database.

use crate::store::Backend;
use crate::{Store, StoreError};
use std::time::Duration;

/// How often somebody may try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuessRate {
    /// The time after which one more attempt is allowed.
    pub interval: Duration,
    /// How many attempts are allowed at once.
    pub burst: u32,
}

impl Store {
    /// Counts an attempt, and returns whether it is allowed. A file belongs to one process, which counts in
    /// memory: there everything is allowed.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn allow_guess(&self, key: &str, rate: GuessRate) -> Result<bool, StoreError> {
        match &self.backend {
            Backend::Sqlite(_) => Ok(true),
            Backend::Postgres(backend) => backend.allow_guess(key, rate).await,
        }
    }
}
