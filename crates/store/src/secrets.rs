//! Secrets of the whole site, which are made once and shared by all servers.

use crate::store::forward;
use crate::{Store, StoreError};

impl Store {
    /// The secret with this name. The first caller's proposal becomes the secret.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn secret(&self, name: &str, proposal: &str) -> Result<String, StoreError> {
        forward!(self.secret(name, proposal))
    }
}
