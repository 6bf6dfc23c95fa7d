//! The store on a `PostgreSQL` server.
//!
//! Every write is one statement, so a commit is one round trip, and a write whose answer got lost can be
//! sent again: each statement recognises its own earlier attempt. There are no transactions of several
//! statements, savepoints, notifications, sequences or session state.

mod append;
mod connections;
mod housekeeping;
mod lease;
mod listing;
mod log;
mod migrate;
mod people;
mod random;
mod results;
mod retry;
mod reviews;
mod server;
mod state;
mod statement;
mod tally;
mod whole;

pub use migrate::migrate;
pub(crate) use migrate::set_up_if_empty;

use crate::metrics::{Metrics, PoolUse};
use crate::{PostgresAddress, StoreError};
use connections::Connections;
use lease::Lease;
use statement::Statement;
use std::sync::Arc;

/// An open database on a server.
#[derive(Clone, Debug)]
pub(crate) struct PostgresStore {
    connections: Connections,
    lease: Arc<Lease>,
}

impl PostgresStore {
    /// Opens a database that has the format of this program and that no other store has open.
    pub(crate) async fn open(
        address: &PostgresAddress,
        metrics: Metrics,
    ) -> Result<Self, StoreError> {
        server::check(address).await?;
        let connections = Connections::new(address, metrics);
        let lease = Lease::take(connections.clone(), address).await?;
        Ok(Self { connections, lease: Arc::new(lease) })
    }

    /// Waits for the writes in progress, and closes the database for all clones.
    pub(crate) async fn close(&self) {
        self.connections.finish_writes().await;
        // What is not added now is added by the next process.
        let _ = tally::fold_news(&self.connections).await;
        self.lease.give_back().await;
        self.connections.close().await;
    }

    /// Renewing the lease reads and writes, and tells whether this process is still the one that may.
    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        self.lease.renew().await
    }

    pub(crate) fn pool_use(&self) -> PoolUse {
        self.connections.pool_use()
    }

    pub(crate) fn failed_writes(&self) -> u64 {
        self.connections.failed_writes()
    }

    pub(crate) fn queued_writes(&self) -> usize {
        self.connections.writes_in_progress()
    }
}
