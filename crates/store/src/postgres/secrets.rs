//! Secrets of the whole site.

use super::{PostgresStore, Statement};
use crate::StoreError;

impl PostgresStore {
    pub(crate) async fn secret(&self, name: &str, proposal: &str) -> Result<String, StoreError> {
        // The row is returned only if something is changed.
        let put = Statement::new(
            "INSERT INTO secrets (name, value) VALUES ($1, $2)
             ON CONFLICT (name) DO UPDATE SET value = secrets.value RETURNING value",
        );
        let put = put.bind(name.to_owned()).bind(proposal.to_owned());
        let (secret,): (String,) = self.connections.write_one(put).await?;
        Ok(secret)
    }

    pub(crate) async fn whole_secrets(&self) -> Result<Vec<(String, String)>, StoreError> {
        let all = "SELECT name, value FROM secrets ORDER BY name";
        self.connections.read(Statement::new(all)).await
    }
}
