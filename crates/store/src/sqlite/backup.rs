//! Copies of a whole database.

use super::database;
use crate::StoreError;
use sqlx::{ConnectOptions, Connection};
use std::convert;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Copies a database, as it is at one moment, into a new file, while others go on reading and writing. The
/// source is opened for reading only and is never changed: the copy of an older format has that format too.
/// The copy is made under another name and gets its own when it is whole and on disk.
///
/// # Errors
///
/// If the source is no database, or the copy exists or cannot be written.
pub async fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    if to.symlink_metadata().is_ok() {
        return Err(StoreError::BackupExists(to.into()));
    }
    let part = Part::claim(to)?;
    part.fill(from).await?;
    part.finish(to.into()).await
}

/// The file of a backup that is not finished; it goes away with this value.
struct Part {
    path: PathBuf,
}

impl Part {
    fn claim(to: &Path) -> Result<Self, StoreError> {
        let mut name = to.as_os_str().to_owned();
        name.push(".part");
        let path = PathBuf::from(name);
        let made = database::private(OpenOptions::new().write(true).create_new(true)).open(&path);
        match made {
            Ok(_) => Ok(Self { path }),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                Err(StoreError::BackupExists(path))
            }
            Err(error) => Err(StoreError::Backup { path, source: Arc::new(error) }),
        }
    }

    async fn fill(&self, from: &Path) -> Result<(), StoreError> {
        let name = self.path.to_str().ok_or_else(|| StoreError::Backup {
            path: self.path.clone(),
            source: Arc::new(io::Error::new(ErrorKind::InvalidFilename, "its name is not UTF-8")),
        })?;
        let cannot_open = |error| StoreError::Open {
            database: from.display().to_string(),
            source: Arc::new(error),
        };
        let connect = database::only_for_reading(from).connect().await;
        let mut connection = connect.map_err(cannot_open)?;
        // Opening succeeds for any file; only reading shows that it is not a database.
        let read = sqlx::query("SELECT count(*) FROM sqlite_schema").execute(&mut connection).await;
        read.map_err(cannot_open)?;
        // SQLite writes only into a missing or empty file.
        sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await?;
        connection.close().await?;
        Ok(())
    }

    async fn finish(self, to: PathBuf) -> Result<(), StoreError> {
        let path = to.clone();
        let finish = move || -> io::Result<()> {
            OpenOptions::new().write(true).open(&self.path)?.sync_all()?;
            fs::rename(&self.path, &to)
        };
        let finished = tokio::task::spawn_blocking(finish).await.map_err(io::Error::other);
        finished
            .and_then(convert::identity)
            .map_err(|error| StoreError::Backup { path, source: Arc::new(error) })
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // After success there is nothing of this name any more.
        let _ = fs::remove_file(&self.path);
    }
}
