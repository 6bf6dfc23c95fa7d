//! Deleting a person. The number stays, because logs refer to it; everything that was typed goes.

use super::ALIASES;
use crate::postgres::{PostgresStore, Statement};
use crate::{PersonId, StoreError};
use std::collections::BTreeSet;

impl PostgresStore {
    pub(crate) async fn delete_person(&self, person: PersonId) -> Result<Vec<String>, StoreError> {
        let ask = Statement::new("SELECT 1 FROM people WHERE id = $1 AND NOT is_deleted");
        if self.connections.read_one::<(i32,)>(ask.bind(person.0)).await?.is_none() {
            return Err(StoreError::NoSuchPerson(person));
        }
        // Read before, because an attempt whose answer is lost has deleted the words.
        let ask = Statement::new(format!(
            "SELECT DISTINCT table_id FROM words WHERE person IN {ALIASES}"
        ));
        let mut tables: BTreeSet<String> =
            self.ids(ask.bind(person.0)).await?.into_iter().collect();
        // Cards are made again from the logs, which name nobody any more.
        let delete = Statement::new(format!(
            "WITH me AS (SELECT id FROM {ALIASES} AS alias),
             cards AS (
                UPDATE lengths SET card = NULL WHERE table_id IN
                (SELECT table_id FROM words WHERE person IN (SELECT id FROM me))),
             ended AS (DELETE FROM sessions WHERE person IN (SELECT id FROM me)),
             erased AS (
                UPDATE people SET name = '', login = NULL, password_hash = NULL, created = 0,
                    is_deleted = TRUE
                WHERE id IN (SELECT id FROM me) AND NOT is_deleted)
             DELETE FROM words WHERE person IN (SELECT id FROM me) RETURNING table_id"
        ));
        let deleted: Vec<(String,)> = self.connections.write(delete.bind(person.0)).await?;
        tables.extend(deleted.into_iter().map(|(table,)| table));
        Ok(tables.into_iter().collect())
    }
}
