//! Accounts: a guest who has chosen a login and a password.

use super::ALIASES;
use crate::people::{AccountRow, somebody};
use crate::postgres::{PostgresStore, Statement};
use crate::{Account, PersonId, RegisterError, StoreError};

impl PostgresStore {
    /// The hash contains a random salt, so an earlier attempt is recognised by it.
    pub(crate) async fn register(
        &self,
        guest: PersonId,
        login: &str,
        password_hash: &str,
    ) -> Result<(), RegisterError> {
        let register = Statement::new(
            "UPDATE people SET login = $1, password_hash = $2 WHERE id = $3 AND merged_into IS NULL
             AND (login IS NULL OR (login = $1 AND password_hash = $2)) RETURNING 1",
        );
        let register = register.bind(login.to_owned()).bind(password_hash.to_owned());
        match self.changed(register.bind(guest.0)).await.map_err(RegisterError::taken)? {
            0 => Err(RegisterError::NotAGuest),
            _ => Ok(()),
        }
    }

    pub(crate) async fn account(&self, login: &str) -> Result<Option<Account>, StoreError> {
        let ask =
            Statement::new("SELECT id, password_hash, is_locked FROM people WHERE login = $1");
        let found: Option<AccountRow> =
            self.connections.read_one(ask.bind(login.to_owned())).await?;
        Ok(found.map(Account::from))
    }

    pub(crate) async fn set_password(
        &self,
        person: PersonId,
        password_hash: &str,
    ) -> Result<(), StoreError> {
        let change = Statement::new(format!(
            "WITH changed AS (
                UPDATE people SET password_hash = $2 WHERE id = $1 AND login IS NOT NULL RETURNING id),
             ended AS (
                DELETE FROM sessions USING changed WHERE sessions.person IN {ALIASES})
             SELECT 1 FROM changed"
        ));
        let changed = self.changed(change.bind(person.0).bind(password_hash.to_owned())).await?;
        somebody(person, changed)
    }
}
