//! Who has a page of a table connected, at the servers that share a database.

use crate::store::Backend;
use crate::{PersonId, Store, StoreError};

impl Store {
    /// Tells the other servers which people are connected to a table at this one. A file has no other
    /// servers.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn keep_presence(&self, table: &str, people: &[PersonId]) -> Result<(), StoreError> {
        match &self.backend {
            Backend::Sqlite(_) => Ok(()),
            Backend::Postgres(backend) => backend.keep_presence(table, people).await,
        }
    }

    /// Who is connected to these tables at other servers that live.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn present_elsewhere(
        &self,
        tables: &[String],
    ) -> Result<Vec<(String, PersonId)>, StoreError> {
        match &self.backend {
            Backend::Sqlite(_) => Ok(Vec::new()),
            Backend::Postgres(backend) => backend.present_elsewhere(tables).await,
        }
    }
}
