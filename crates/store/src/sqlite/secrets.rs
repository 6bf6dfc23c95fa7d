//! Secrets of the whole site.

use super::SqliteStore;
use super::writer::WriteEffect;
use crate::StoreError;

impl SqliteStore {
    pub(crate) async fn secret(&self, name: &str, proposal: &str) -> Result<String, StoreError> {
        let (name, proposal) = (name.to_owned(), proposal.to_owned());
        self.writer
            .write_log(WriteEffect::AllOrNothing, move |connection| {
                Box::pin(async move {
                    // The row is returned only if something is changed.
                    let secret = sqlx::query_scalar(
                        "INSERT INTO secrets (name, value) VALUES (?, ?)
                         ON CONFLICT (name) DO UPDATE SET value = value RETURNING value",
                    );
                    Ok(secret.bind(name).bind(proposal).fetch_one(connection).await?)
                })
            })
            .await
    }

    pub(crate) async fn whole_secrets(&self) -> Result<Vec<(String, String)>, StoreError> {
        let all = "SELECT name, value FROM secrets ORDER BY name";
        Ok(sqlx::query_as(all).fetch_all(&self.reads).await?)
    }
}
