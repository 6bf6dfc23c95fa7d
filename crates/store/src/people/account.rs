//! Accounts: a guest who has chosen a login and a password.

use super::{AccountLock, PersonId, somebody};
use crate::{RegisterError, Store, StoreError};
use sqlx::error::DatabaseError;

/// What is needed to check a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Whose it is.
    pub person: PersonId,
    /// The password hash, in the format of the caller.
    pub password_hash: String,
    /// Whether the operator has locked it.
    pub lock: AccountLock,
}

/// Logins are not case-sensitive.
fn login_key(login: &str) -> String {
    login.to_lowercase()
}

impl Store {
    /// Turns a guest into an account.
    ///
    /// # Errors
    ///
    /// If the login is taken, or the person is not a guest.
    pub async fn register(
        &self,
        guest: PersonId,
        login: &str,
        password_hash: &str,
    ) -> Result<(), RegisterError> {
        let register = sqlx::query(
            "UPDATE people SET login = ?, password_hash = ?
             WHERE id = ? AND login IS NULL AND merged_into IS NULL",
        );
        let register = register.bind(login_key(login)).bind(password_hash.to_owned()).bind(guest.0);
        match self.writer.execute(register).await.map_err(taken)? {
            0 => Err(RegisterError::NotAGuest),
            _ => Ok(()),
        }
    }

    /// The account with this login.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn account(&self, login: &str) -> Result<Option<Account>, StoreError> {
        let found =
            sqlx::query_as("SELECT id, password_hash, is_locked FROM people WHERE login = ?")
                .bind(login_key(login))
                .fetch_optional(&self.reads)
                .await?;
        Ok(found.map(|(id, password_hash, is_locked)| Account {
            person: PersonId(id),
            password_hash,
            lock: if is_locked { AccountLock::Locked } else { AccountLock::Open },
        }))
    }

    /// Replaces the password hash of an account, and ends all its sessions.
    ///
    /// # Errors
    ///
    /// If there is no account of this person.
    pub async fn set_password(
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

/// The login is the only unique column here.
fn taken(error: StoreError) -> RegisterError {
    match &error {
        StoreError::Database(refusal) if is_unique_violation(refusal) => RegisterError::Taken,
        _ => error.into(),
    }
}

fn is_unique_violation(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(DatabaseError::is_unique_violation)
}
