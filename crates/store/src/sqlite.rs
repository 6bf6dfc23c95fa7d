//! The store in one `SQLite` file: one write connection and a pool of read connections.

mod attention;
mod backup;
mod blocks;
mod boards;
mod channels;
mod database;
mod housekeeping;
mod index;
mod jobs;
mod listing;
mod lock;
mod log;
mod open_tables;
mod people;
mod plans;
mod questions;
mod results;
mod reviews;
mod secrets;
mod service;
mod state;
mod whole;
mod words;
mod writer;

pub use backup::backup;

use crate::{StoreClock, StoreError, Timestamp};
use database::DatabasePlace;
use people::KnownPeople;
use sqlx::SqlitePool;
use std::path::Path;
use std::sync::Arc;
use writer::Writer;

/// An open database file, or a database in memory.
#[derive(Clone, Debug)]
pub(crate) struct SqliteStore {
    writer: Writer,
    reads: SqlitePool,
    known: Arc<KnownPeople>,
    clock: StoreClock,
}

impl SqliteStore {
    /// Opens this file, creates it if it is missing, and migrates it to the format of this program. Whether
    /// servers may use it is another question.
    pub(crate) async fn open(path: &Path, clock: StoreClock) -> Result<Self, StoreError> {
        Self::at(DatabasePlace::file(path)?, clock).await
    }

    /// A new database in memory.
    pub(crate) async fn in_memory(clock: StoreClock) -> Result<Self, StoreError> {
        Self::at(DatabasePlace::memory(), clock).await
    }

    async fn at(place: DatabasePlace, clock: StoreClock) -> Result<Self, StoreError> {
        let mut connection = database::open_for_writing(&place).await?;
        jobs::free_all(&mut connection).await?;
        let reads = database::open_for_reading(&place);
        let known = Arc::<KnownPeople>::default();
        let writer = Writer::start(place, connection, Arc::clone(&known));
        Ok(Self { writer, reads, known, clock })
    }

    /// The time for everything that is stored.
    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Waits for the queued writes, and closes the file for all clones.
    pub(crate) async fn close(&self) {
        self.reads.close().await;
        self.writer.close().await;
    }

    /// The writes of the last seconds prove that the file can be written, or the opposite; without any,
    /// this writes something that changes nothing.
    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT count(*) FROM sqlite_schema").execute(&self.reads).await?;
        if let Some(proof) = self.writer.recent_proof() {
            return proof;
        }
        // Nothing reads this number; SQLite writes it even if it is unchanged.
        self.writer.execute(sqlx::query("PRAGMA user_version = 0")).await?;
        Ok(())
    }

    pub(crate) fn failed_writes(&self) -> u64 {
        self.writer.failed_batches()
    }

    pub(crate) fn queued_writes(&self) -> usize {
        self.writer.queued()
    }
}
