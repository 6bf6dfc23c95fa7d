//! Operations for operators of a server: deleting idle guests, counts.

use crate::store::forward;
use crate::{Store, StoreError, Timestamp};

/// The numbers of deleted rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forgotten {
    /// How many idle sessions expired.
    pub sessions: u64,
    /// How many guests were deleted.
    pub guests: u64,
}

/// Numbers of people and tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// People with a login.
    pub accounts: u64,
    /// People without a login who are not merged into an account either.
    pub guests: u64,
    /// Tables where seats are being taken.
    pub gathering: u64,
    /// Tables with a running game.
    pub playing: u64,
    /// Tables with a finished game.
    pub over: u64,
}

impl Store {
    /// Counts one more day without a visit for each session, unless today is counted already. Ends the
    /// sessions that were idle for more than `most_idle_days`, and deletes the guests who have neither a
    /// session nor a table any more: nobody can log in as them again.
    ///
    /// Days are counted one by one, so a clock that is wrong by years ages a session by only one
    /// day.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn forget_idle_guests(
        &self,
        now: Timestamp,
        most_idle_days: u32,
    ) -> Result<Forgotten, StoreError> {
        forward!(self.forget_idle_guests(now, most_idle_days))
    }

    /// Counts people and tables.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        forward!(self.counts())
    }
}
