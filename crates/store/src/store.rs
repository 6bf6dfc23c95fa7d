//! The store itself: one interface, and the database behind it.

use crate::metrics::{Metrics, PoolUse};
use crate::postgres::PostgresStore;
use crate::sqlite::SqliteStore;
use crate::{StoreAddress, StoreClock, StoreError, Timestamp};
use std::path::Path;
use tokio::sync::watch;

/// A database of tables and people. Clones share it.
///
/// Dropping the future of a write does not cancel the write.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) backend: Backend,
    pub(crate) metrics: Metrics,
}

/// Both backends have the same functions, each with SQL of its own.
#[derive(Clone, Debug)]
pub(crate) enum Backend {
    Sqlite(SqliteStore),
    Postgres(PostgresStore),
}

/// Calls the function of this name of the backend.
macro_rules! forward {
    ($store:ident.$function:ident($($argument:expr),*)) => {
        match &$store.backend {
            $crate::store::Backend::Sqlite(backend) => backend.$function($($argument),*).await,
            $crate::store::Backend::Postgres(backend) => backend.$function($($argument),*).await,
        }
    };
}

pub(crate) use forward;

impl Store {
    /// Opens this file, creates it if it is missing, and migrates it to the format of this program. Until
    /// it is closed, no other store can open the file, in this process or another one.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or written, is not a database, was written by a newer program, or is open
    /// already.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_at(&StoreAddress::File(path.into())).await
    }

    /// Opens the database at this address: a file as [`Store::open`] does, or one on a `PostgreSQL` server,
    /// which must have the format of this program already ([`crate::migrate`]) and which any number of
    /// processes can use.
    ///
    /// # Errors
    ///
    /// If the database cannot be reached or opened, has another format, is a file that is open already, or
    /// everything in it was moved to another one.
    pub async fn open_at(address: &StoreAddress) -> Result<Self, StoreError> {
        let store = Self::open_in_any_state(address).await?;
        // A move or a migration that begins now sees this process; one that began before is seen here.
        if let Err(refusal) = store.check_usable_as(&address.to_string()).await {
            store.close().await;
            return Err(refusal);
        }
        Ok(store)
    }

    /// The same for a database that is being moved or was moved.
    pub(crate) async fn open_in_any_state(address: &StoreAddress) -> Result<Self, StoreError> {
        let metrics = Metrics::default();
        let backend = match address {
            StoreAddress::File(path) => {
                Backend::Sqlite(SqliteStore::open(path, StoreClock::default()).await?)
            }
            StoreAddress::Postgres(server) => {
                Backend::Postgres(PostgresStore::open(server, metrics.clone()).await?)
            }
        };
        Ok(Self { backend, metrics })
    }

    /// A new in-memory database, for tests.
    ///
    /// # Errors
    ///
    /// If the system has no memory left.
    pub async fn in_memory() -> Result<Self, StoreError> {
        Self::in_memory_with_clock(StoreClock::default()).await
    }

    /// The same with another clock than that of the machine, for simulations.
    ///
    /// # Errors
    ///
    /// If the system has no memory left.
    pub async fn in_memory_with_clock(clock: StoreClock) -> Result<Self, StoreError> {
        let backend = Backend::Sqlite(SqliteStore::in_memory(clock).await?);
        Ok(Self { backend, metrics: Metrics::default() })
    }

    /// Opens this file with another clock than that of the machine, for simulations.
    ///
    /// # Errors
    ///
    /// As [`Store::open`].
    pub async fn open_with_clock(path: &Path, clock: StoreClock) -> Result<Self, StoreError> {
        let backend = Backend::Sqlite(SqliteStore::open(path, clock).await?);
        Ok(Self { backend, metrics: Metrics::default() })
    }

    /// Waits for the queued writes, and closes the database for all clones.
    pub async fn close(&self) {
        forward!(self.close());
    }

    /// Checks that the database can be read and written.
    ///
    /// # Errors
    ///
    /// If it cannot.
    pub async fn ping(&self) -> Result<(), StoreError> {
        forward!(self.ping())
    }

    /// The time for entries: that of the database if several processes share it, because their clocks may
    /// differ.
    pub fn now(&self) -> Timestamp {
        match &self.backend {
            Backend::Sqlite(backend) => backend.now(),
            Backend::Postgres(backend) => backend.now(),
        }
    }

    /// Checks that servers of this version may still use the database: it may be on its way to another
    /// place, or to another format.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or is not for servers of this version any more.
    pub async fn check_usable(&self) -> Result<(), StoreError> {
        self.check_usable_as("in use").await
    }

    async fn check_usable_as(&self, name: &str) -> Result<(), StoreError> {
        self.state().await?.must_be_ready(name)?;
        match &self.backend {
            Backend::Sqlite(_) => Ok(()),
            Backend::Postgres(backend) => backend.check_format().await,
        }
    }

    /// The connections to a server; a file has none.
    pub(crate) fn pool_use(&self) -> Option<PoolUse> {
        match &self.backend {
            Backend::Sqlite(_) => None,
            Backend::Postgres(backend) => Some(backend.pool_use()),
        }
    }

    /// Whether a database on a server does not answer at the moment; `None` for a file.
    pub fn away(&self) -> Option<watch::Receiver<bool>> {
        match &self.backend {
            Backend::Sqlite(_) => None,
            Backend::Postgres(backend) => Some(backend.is_away()),
        }
    }

    /// The number of writes, or batches of writes, that could not be committed since the start.
    pub fn failed_batches(&self) -> u64 {
        match &self.backend {
            Backend::Sqlite(backend) => backend.failed_writes(),
            Backend::Postgres(backend) => backend.failed_writes(),
        }
    }

    /// The number of writes that wait for the database.
    pub fn queued_writes(&self) -> usize {
        match &self.backend {
            Backend::Sqlite(backend) => backend.queued_writes(),
            Backend::Postgres(backend) => backend.queued_writes(),
        }
    }
}
