//! Accounts: a guest who has chosen a login and a password.

use crate::people::{AccountRow, somebody};
use crate::sqlite::SqliteStore;
use crate::{Account, PersonId, RegisterError, StoreError};

impl SqliteStore {
    pub(crate) async fn register(
        &self,
        guest: PersonId,
        login: &str,
        password_hash: &str,
    ) -> Result<(), RegisterError> {
        let register = sqlx::query(
            "UPDATE people SET login = ?, password_hash = ?
             WHERE id = ? AND login IS NULL AND merged_into IS NULL",
        );
        let register = register.bind(login.to_owned()).bind(password_hash.to_owned()).bind(guest.0);
        match self.writer.execute(register).await.map_err(RegisterError::taken)? {
            0 => Err(RegisterError::NotAGuest),
            _ => Ok(()),
        }
    }

    pub(crate) async fn account(&self, login: &str) -> Result<Option<Account>, StoreError> {
        let found: Option<AccountRow> =
            sqlx::query_as("SELECT id, password_hash, is_locked FROM people WHERE login = ?")
                .bind(login)
                .fetch_optional(&self.reads)
                .await?;
        Ok(found.map(Account::from))
    }

    pub(crate) async fn set_password(
        &self,
        person: PersonId,
        password_hash: &str,
    ) -> Result<(), StoreError> {
        let hash = password_hash.to_owned();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let changed = sqlx::query(
                        "UPDATE people SET password_hash = ? WHERE id = ? AND login IS NOT NULL",
                    );
                    let changed =
                        changed.bind(hash).bind(person.0).execute(&mut *connection).await?;
                    somebody(person, changed.rows_affected())?;
                    sqlx::query("DELETE FROM sessions WHERE person = ?")
                        .bind(person.0)
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            })
            .await
    }
}
