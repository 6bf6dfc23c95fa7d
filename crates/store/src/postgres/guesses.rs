//! Attempts to guess a password: one statement for each, exact for all servers.

use super::{NOW, PostgresStore, Statement};
use crate::jobs::milliseconds;
use crate::{GuessRate, StoreError};

impl PostgresStore {
    /// The row says when the bucket of a key will be empty again; an attempt that fits fills it further. Sent
    /// twice after a lost answer it counts twice, which is the safe side.
    pub(crate) async fn allow_guess(&self, key: &str, rate: GuessRate) -> Result<bool, StoreError> {
        let guess = Statement::new(format!(
            "INSERT INTO guesses (key, empty) VALUES ($1, {NOW} + $2)
             ON CONFLICT (key) DO UPDATE SET empty = greatest(guesses.empty, {NOW}) + $2
             WHERE greatest(guesses.empty, {NOW}) + $2 <= {NOW} + $3 RETURNING 1"
        ));
        let guess = guess.bind(key.as_bytes().to_vec()).bind(milliseconds(rate.interval));
        let full = milliseconds(rate.interval).saturating_mul(i64::from(rate.burst));
        Ok(self.changed(guess.bind(full)).await? > 0)
    }
}
