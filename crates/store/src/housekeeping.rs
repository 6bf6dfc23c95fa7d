//! Operations for whoever runs a server: deleting idle guests, counts, backups.

use crate::{Store, StoreError, Timestamp, database};
use sqlx::{ConnectOptions, Connection};
use std::convert;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What was deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forgotten {
    /// How many idle sessions expired.
    pub sessions: u64,
    /// How many guests were deleted.
    pub guests: u64,
}

/// Numbers of people and tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// People with a login.
    pub accounts: u64,
    /// People without a login who are not merged into an account either.
    pub guests: u64,
    /// Tables where seats are being taken.
    pub gathering: u64,
    /// Tables with a running game.
    pub playing: u64,
    /// Tables with a finished game.
    pub over: u64,
}

impl Store {
    /// Ends the sessions that were last used before this moment, and deletes the guests who have neither a
    /// session nor a table any more: nobody can log in as them again.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn forget_idle_guests(&self, before: Timestamp) -> Result<Forgotten, StoreError> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let sessions = sqlx::query("DELETE FROM sessions WHERE last_seen < ?")
                        .bind(before.0)
                        .execute(&mut *connection)
                        .await?
                        .rows_affected();
                    let guests = sqlx::query(
                        "DELETE FROM people WHERE login IS NULL AND merged_into IS NULL
                         AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id)
                         AND NOT EXISTS (SELECT 1 FROM sittings WHERE person = people.id)",
                    )
                    .execute(connection)
                    .await?
                    .rows_affected();
                    Ok(Forgotten { sessions, guests })
                })
            })
            .await
    }

    /// Counts people and tables.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        let (accounts, guests, gathering, playing, over): (i64, i64, i64, i64, i64) =
            sqlx::query_as(
                "SELECT
                 (SELECT count(*) FROM people WHERE login IS NOT NULL),
                 (SELECT count(*) FROM people WHERE login IS NULL AND merged_into IS NULL),
                 (SELECT count(*) FROM tables WHERE state = 'gathering'),
                 (SELECT count(*) FROM tables WHERE state = 'playing'),
                 (SELECT count(*) FROM tables WHERE state = 'over')",
            )
            .fetch_one(&self.reads)
            .await?;
        Ok(Counts {
            accounts: accounts.cast_unsigned(),
            guests: guests.cast_unsigned(),
            gathering: gathering.cast_unsigned(),
            playing: playing.cast_unsigned(),
            over: over.cast_unsigned(),
        })
    }

    /// Writes a consistent snapshot of the database to a new file, while others keep reading and writing.
    /// The copy has a temporary name and is renamed when it is complete and on disk.
    ///
    /// # Errors
    ///
    /// If the file exists or cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        if self.reads.is_closed() {
            return Err(StoreError::Closed);
        }
        if to.symlink_metadata().is_ok() {
            return Err(StoreError::BackupExists(to.into()));
        }
        let part = Part::claim(to)?;
        self.copy_into(&part.path).await?;
        part.finish(to.into()).await
    }

    async fn copy_into(&self, path: &Path) -> Result<(), StoreError> {
        let name = path.to_str().ok_or_else(|| StoreError::Backup {
            path: path.into(),
            source: Arc::new(io::Error::new(ErrorKind::InvalidFilename, "its name is not UTF-8")),
        })?;
        let options = (*self.reads.connect_options()).clone().pragma("query_only", "off");
        let mut connection = options.connect().await?;
        // SQLite writes only into a missing or empty file.
        sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await?;
        connection.close().await?;
        Ok(())
    }
}

/// The temporary file of an unfinished backup; dropping this value deletes it.
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
        // After success the file has been renamed, so there is nothing to delete.
        let _ = fs::remove_file(&self.path);
    }
}
