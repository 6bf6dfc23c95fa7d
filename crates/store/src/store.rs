//! The store itself: one write connection and a pool of read connections.

use crate::StoreError;
use crate::database::{self, DatabasePlace};
use crate::people::KnownPeople;
use crate::writer::Writer;
use sqlx::SqlitePool;
use std::path::Path;
use std::sync::Arc;

/// A database of tables and people. Clones share it.
///
/// Dropping the future of a write does not cancel the write.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) writer: Writer,
    pub(crate) reads: SqlitePool,
    pub(crate) known: Arc<KnownPeople>,
}

impl Store {
    /// Opens this file, creates it if it is missing, and migrates it to the format of this program. Until
    /// it is closed, no other store can open the file, in this process or another one.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or written, is not a database, was written by a newer program, or is open
    /// already.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        Self::at(DatabasePlace::file(path)?).await
    }

    /// A new in-memory database, for tests.
    ///
    /// # Errors
    ///
    /// If the system has no memory left.
    pub async fn in_memory() -> Result<Self, StoreError> {
        Self::at(DatabasePlace::memory()).await
    }

    async fn at(place: DatabasePlace) -> Result<Self, StoreError> {
        let connection = database::open_for_writing(&place).await?;
        let reads = database::open_for_reading(&place);
        let known = Arc::<KnownPeople>::default();
        Ok(Self { writer: Writer::start(place, connection, Arc::clone(&known)), reads, known })
    }

    /// Waits for the queued writes, and closes the file for all clones.
    pub async fn close(&self) {
        self.reads.close().await;
        self.writer.close().await;
    }

    /// Checks that the database can be read and written. The writes of the last seconds prove the latter or
    /// the opposite; without any, this writes something that changes nothing.
    ///
    /// # Errors
    ///
    /// If it cannot.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT count(*) FROM sqlite_schema").execute(&self.reads).await?;
        if let Some(proof) = self.writer.recent_proof() {
            return proof;
        }
        // Nothing reads this number; SQLite writes it even if it is unchanged.
        self.writer.execute(sqlx::query("PRAGMA user_version = 0")).await?;
        Ok(())
    }

    /// The number of batches of writes that could not be committed since the start.
    pub fn failed_batches(&self) -> u64 {
        self.writer.failed_batches()
    }

    /// The number of writes that wait for the disk.
    pub fn queued_writes(&self) -> usize {
        self.writer.queued()
    }
}
