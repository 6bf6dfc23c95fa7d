//! The store itself: one writer, a few readers.

use crate::StoreError;
use crate::database::{self, Place};
use crate::writer::Writer;
use sqlx::SqlitePool;
use std::path::Path;

/// A database of tables and people. Clones share it.
///
/// Whoever stops waiting for a write has not stopped the write.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) writer: Writer,
    pub(crate) reads: SqlitePool,
}

impl Store {
    /// Opens this file, makes it if it is missing, and brings it to the format of this program.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or written, is no database, or was made by a newer program.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        Self::at(&Place::file(path)?).await
    }

    /// A new database that is gone when it is closed, for tests.
    ///
    /// # Errors
    ///
    /// If the system has no memory left.
    pub async fn in_memory() -> Result<Self, StoreError> {
        Self::at(&Place::memory()).await
    }

    async fn at(place: &Place) -> Result<Self, StoreError> {
        let connection = database::open_for_writing(place).await?;
        let reads = database::open_for_reading(place);
        Ok(Self { writer: Writer::start(connection), reads })
    }

    /// Waits for the writes that were asked for before, and closes the file for all clones.
    pub async fn close(&self) {
        self.reads.close().await;
        self.writer.close().await;
    }

    /// Whether the database answers.
    ///
    /// # Errors
    ///
    /// If it does not.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT count(*) FROM sqlite_schema").execute(&self.reads).await?;
        Ok(())
    }
}
