//! Whether servers may use the file.

use super::SqliteStore;
use crate::database_state::StateRow;
use crate::{DatabaseState, StoreError};

impl SqliteStore {
    pub(crate) async fn state(&self) -> Result<DatabaseState, StoreError> {
        let ask = sqlx::query_as("SELECT state, move, elsewhere FROM database_state");
        Ok(DatabaseState::read(ask.fetch_one(&self.reads).await?)?)
    }

    pub(crate) async fn set_state(&self, state: DatabaseState) -> Result<(), StoreError> {
        let (word, number, elsewhere): StateRow = state.columns();
        let set = sqlx::query("UPDATE database_state SET state = ?, move = ?, elsewhere = ?");
        self.writer.execute(set.bind(word).bind(number).bind(elsewhere)).await?;
        Ok(())
    }
}
