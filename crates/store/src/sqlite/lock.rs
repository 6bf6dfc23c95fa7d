//! A lock that only one store can hold for a file.
//!
//! Two servers on one file would lose nothing, because each append names the length of the log that it saw;
//! but each would show its pages an old state of the tables, and computers would play for both. The lock is
//! an advisory lock on a file beside the database, which the operating system releases when the process
//! ends, however it ends. Backups only read and need no lock.

use super::database;
use crate::StoreError;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The lock of a database file; dropping it releases the lock.
#[derive(Debug)]
pub(crate) struct Lock(#[expect(dead_code, reason = "closing the file releases the lock")] File);

impl Lock {
    /// Acquires the lock of an existing file; `None` on file systems without locks.
    pub(crate) fn take(database: &Path) -> Result<Option<Self>, StoreError> {
        let cannot_open = |error: io::Error| StoreError::Open {
            database: database.display().to_string(),
            source: Arc::new(error.into()),
        };
        // Links to one file share its lock.
        let name = beside(&database.canonicalize().map_err(cannot_open)?);
        let mut options = OpenOptions::new();
        let file = database::private(options.write(true).create(true).truncate(false)).open(name);
        let file = file.map_err(cannot_open)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Self(file))),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(database.display().to_string())),
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(None),
            Err(TryLockError::Error(error)) => Err(cannot_open(error)),
        }
    }
}

fn beside(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push("-lock");
    name.into()
}
