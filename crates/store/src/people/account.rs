//! Accounts: a guest who has chosen a login and a password.

use super::{AccountLock, PersonId};
use crate::store::forward;
use crate::{RegisterError, Store, StoreError};

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

/// The columns of an account.
pub(crate) type AccountRow = (i64, String, bool);

impl From<AccountRow> for Account {
    fn from((id, password_hash, is_locked): AccountRow) -> Self {
        let lock = if is_locked { AccountLock::Locked } else { AccountLock::Open };
        Self { person: PersonId(id), password_hash, lock }
    }
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
        let login = login_key(login);
        forward!(self.register(guest, &login, password_hash))
    }

    /// The account with this login.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn account(&self, login: &str) -> Result<Option<Account>, StoreError> {
        let login = login_key(login);
        forward!(self.account(&login))
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
        forward!(self.set_password(person, password_hash))
    }
}
