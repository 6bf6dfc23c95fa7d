//! Merging a guest into an account, which takes over the guest's games.
//!
//! Logs still refer to the guest, so the guest's id stays and points to the account. Only guests are
//! merged, and only into accounts, so there are never chains to follow.

use super::PersonId;
use crate::store::forward;
use crate::{MergeError, Store, StoreError};

impl Store {
    /// Merges a guest into an account, with all tables and sessions. It is idempotent.
    ///
    /// # Errors
    ///
    /// If the first is not a guest or the second not an account.
    pub async fn merge_guest(&self, guest: PersonId, into: PersonId) -> Result<(), MergeError> {
        forward!(self.merge_guest(guest, into))
    }

    /// The account that a guest was merged into, or else the person itself.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn resolve(&self, person: PersonId) -> Result<PersonId, StoreError> {
        forward!(self.resolve(person))
    }

    /// All ids of the same person, this one included, smallest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn aliases(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        forward!(self.aliases(person))
    }
}
