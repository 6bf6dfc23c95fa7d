//! Whether servers may use the database.

use super::{PostgresStore, Statement};
use crate::{DatabaseState, StoreError};

impl PostgresStore {
    pub(crate) async fn state(&self) -> Result<DatabaseState, StoreError> {
        let ask = Statement::new("SELECT state, move, elsewhere FROM database_state");
        let row = self.connections.read_one(ask).await?;
        Ok(DatabaseState::read(row.ok_or(sqlx::Error::RowNotFound)?)?)
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
