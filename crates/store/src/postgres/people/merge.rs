//! Merging a guest into an account.

use super::ALIASES;
use crate::postgres::{PostgresStore, Statement};
use crate::{MergeError, PersonId, StoreError};

impl PostgresStore {
    pub(crate) async fn merge_guest(
        &self,
        guest: PersonId,
        into: PersonId,
    ) -> Result<(), MergeError> {
        let merge = Statement::new(
            "WITH account AS (SELECT id FROM people WHERE id = $2 AND login IS NOT NULL),
             merged AS (
                UPDATE people SET merged_into = account.id FROM account
                WHERE people.id = $1 AND people.login IS NULL
                AND coalesce(people.merged_into, account.id) = account.id
                RETURNING people.id, people.hours),
             timed AS (
                UPDATE people SET hours = merged.hours FROM merged
                WHERE people.id = $2 AND people.hours IS NULL)
             SELECT (SELECT count(*) FROM account), (SELECT count(*) FROM merged)",
        );
        match self.connections.write_one(merge.bind(guest.0).bind(into.0)).await? {
            (0_i64, _) => Err(MergeError::NotAnAccount),
            (_, 0_i64) => Err(MergeError::NotAGuest),
            _ => Ok(()),
        }
    }

    pub(crate) async fn resolve(&self, person: PersonId) -> Result<PersonId, StoreError> {
        let ask = Statement::new("SELECT merged_into FROM people WHERE id = $1").bind(person.0);
        let account: Option<(Option<i64>,)> = self.connections.read_one(ask).await?;
        Ok(account.and_then(|(account,)| account).map_or(person, PersonId))
    }

    pub(crate) async fn aliases(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        let ask = Statement::new(format!("SELECT id FROM {ALIASES} AS alias ORDER BY id"));
        let found: Vec<(i64,)> = self.connections.read(ask.bind(person.0)).await?;
        Ok(found.into_iter().map(|(id,)| PersonId(id)).collect())
    }
}
