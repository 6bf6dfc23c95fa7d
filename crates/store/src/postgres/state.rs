//! Whether servers may use the database.

use super::formats::{FORMATS, FoundFormat};
use super::{PostgresStore, Statement, server};
use crate::{DatabaseState, StoreError};

impl PostgresStore {
    pub(crate) async fn state(&self) -> Result<DatabaseState, StoreError> {
        let ask = Statement::new("SELECT state, move, elsewhere FROM database_state");
        let row = self.connections.read_one(ask).await?;
        Ok(DatabaseState::read(row.ok_or(sqlx::Error::RowNotFound)?)?)
    }

    /// Refuses the database if its format has become one that this program cannot use.
    pub(crate) async fn check_format(&self) -> Result<(), StoreError> {
        let ask = Statement::new(
            "SELECT (SELECT coalesce(max(version), 0) FROM _sqlx_migrations WHERE success), oldest_format
             FROM database_state",
        );
        let found: Option<(i64, i64)> = self.connections.read_one(ask).await?;
        let (newest, oldest_program) = found.ok_or(sqlx::Error::RowNotFound)?;
        server::must_fit(FORMATS, FoundFormat { newest, oldest_program }, &self.address)
    }

    pub(crate) async fn set_state(&self, state: DatabaseState) -> Result<(), StoreError> {
        let (word, number, elsewhere) = state.columns();
        let set = Statement::new(
            "UPDATE database_state SET state = $1, move = $2, elsewhere = $3 RETURNING 1",
        );
        self.changed(set.bind(word).bind(number).bind(elsewhere)).await?;
        Ok(())
    }
}
