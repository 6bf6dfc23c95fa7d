//! Errors and their messages.

use crate::PersonId;
use sqlx::error::DatabaseError;
use std::path::PathBuf;
use std::sync::Arc;
use thiserror::Error;

/// The store failed, through no fault of the caller.
///
/// It can be cloned, because writes that are committed together fail together.
#[derive(Clone, Debug, Error)]
pub enum StoreError {
    /// The database could not be opened, created or reached.
    #[error("the database {database} cannot be opened: {source}")]
    Open {
        /// Which one.
        database: String,
        /// The error of the database.
        source: Arc<sqlx::Error>,
    },
    /// Another store has the database open.
    #[error(
        "the database {0} is in use by another server: stop that one first, or use another database \
         (--data)"
    )]
    InUse(String),
    /// The database on a server has an older format, and servers do not migrate those.
    #[error(
        "the database {database} has format {found}, this program needs {known}: run `hamburgum migrate` \
         with the same --data once"
    )]
    NotMigrated {
        /// Which one.
        database: String,
        /// Its format; 0 for an empty one.
        found: i64,
        /// The format that this program needs.
        known: i64,
    },
    /// The database can only be read: it is a standby, or its text encoding is not UTF-8, or it is too old.
    #[error("the database {database} cannot be used: {reason}")]
    Unsuitable {
        /// Which one.
        database: String,
        /// Why.
        reason: String,
    },
    /// The database was written by a newer program, whose format this one does not know.
    #[error(
        "the database was made by a newer version of this program (its format is {found}, the newest \
         known here is {known}): use that version, or another file"
    )]
    Newer {
        /// The format of the database.
        found: i64,
        /// The newest format that this program knows.
        known: i64,
    },
    /// Everything in it is in another database now.
    #[error(
        "the database {database} was moved: everything is in {to} now, so use that one (--data)"
    )]
    Moved {
        /// Which one.
        database: String,
        /// Where everything is.
        to: String,
    },
    /// A move from or to it was begun and not finished.
    #[error(
        "the database {database} is being moved, with {elsewhere} as the other end: finish that with \
         `hamburgum move`, or take it back with `hamburgum move --cancel`"
    )]
    BeingMoved {
        /// Which one.
        database: String,
        /// The other end of the move.
        elsewhere: String,
    },
    /// Older servers use what a migration would take away.
    #[error(
        "{count} servers or workers of older versions ({programs}) use this database: replace them by this \
         version or stop them, wait 20 seconds, and try again"
    )]
    OlderServers {
        /// How many.
        count: u64,
        /// Their versions.
        programs: String,
    },
    /// The migration to the format of this program failed. The database is unchanged.
    #[error("the database could not be brought to the format of this version: {0}")]
    Migration(Arc<sqlx::migrate::MigrateError>),
    /// The database reported an error.
    #[error("the database failed: {0}")]
    Database(Arc<sqlx::Error>),
    /// The store was closed.
    #[error("the database is closed")]
    Closed,
    /// No person has this id.
    #[error("there is no person {}", .0.0)]
    NoSuchPerson(PersonId),
    /// The file exists, and a backup never overwrites a file.
    #[error("{0} exists already: name a file for the backup that does not")]
    BackupExists(PathBuf),
    /// The file of a backup could not be written.
    #[error("the backup {path} cannot be written: {source}")]
    Backup {
        /// Which file.
        path: PathBuf,
        /// The error of the operating system.
        source: Arc<std::io::Error>,
    },
}

impl StoreError {
    /// Whether the server of the database could not be reached, so that the same may succeed later.
    pub fn is_away(&self) -> bool {
        matches!(self, Self::Database(error) if crate::postgres::is_transient(error))
    }

    /// Whether there is no space left on the disk.
    pub fn is_full_disk(&self) -> bool {
        let Self::Database(error) = self else { return false };
        let code = error.as_database_error().and_then(DatabaseError::code);
        code.is_some_and(|code| DISK_FULL.contains(&code.as_ref()))
    }
}

/// The codes for a full disk, of `SQLite` and of `PostgreSQL`.
const DISK_FULL: [&str; 2] = ["13", "53100"];

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::PoolClosed => Self::Closed,
            error => Self::Database(Arc::new(error)),
        }
    }
}

/// Why a table was not created.
#[derive(Clone, Debug, Error)]
pub enum CreateError {
    /// Another table has this id.
    #[error("there is a table with this id already")]
    IdTaken,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why entries were not appended.
#[derive(Clone, Debug, Error)]
pub enum AppendError {
    /// The log does not have the expected length: another writer came first.
    #[error("the log has {found} entries by now")]
    Conflict {
        /// How many entries the log has.
        found: u64,
    },
    /// No table has this id.
    #[error("there is no such table")]
    NoSuchTable,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a guest could not register an account.
#[derive(Clone, Debug, Error)]
pub enum RegisterError {
    /// The login is taken.
    #[error("this login is taken")]
    Taken,
    /// The person has a login already, is merged into an account, or does not exist.
    #[error("only a guest can register")]
    NotAGuest,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl RegisterError {
    /// The login is the only unique column that registering writes.
    pub(crate) fn taken(error: StoreError) -> Self {
        let StoreError::Database(refusal) = &error else { return error.into() };
        match refusal.as_database_error() {
            Some(refusal) if refusal.is_unique_violation() => Self::Taken,
            _ => error.into(),
        }
    }
}

/// Why a guest could not be merged into an account.
#[derive(Clone, Debug, Error)]
pub enum MergeError {
    /// The person has a login, is merged into another account, or does not exist.
    #[error("only a guest can become part of an account")]
    NotAGuest,
    /// The other person has no login.
    #[error("a guest can become part of an account only")]
    NotAnAccount,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The cause of a failed write.
pub(crate) trait Cause {
    /// The error of the store, if that is the cause.
    fn store_error(&self) -> Option<&StoreError>;
}

impl Cause for StoreError {
    fn store_error(&self) -> Option<&StoreError> {
        Some(self)
    }
}

macro_rules! from_database {
    ($($error:ident),*) => {$(
        impl Cause for $error {
            fn store_error(&self) -> Option<&StoreError> {
                match self {
                    Self::Store(error) => Some(error),
                    _ => None,
                }
            }
        }

        impl From<sqlx::Error> for $error {
            fn from(error: sqlx::Error) -> Self {
                Self::Store(error.into())
            }
        }
    )*};
}

from_database!(CreateError, AppendError, MergeError);
