//! The store on a `PostgreSQL` server.
//!
//! Every write is one statement, so a commit is one round trip, and a write whose answer got lost can be
//! sent again: each statement recognises its own earlier attempt. There are no transactions of several
//! statements, savepoints, sequences or session state.

mod announcements;
mod append;
mod attention;
mod blocks;
mod boards;
mod channels;
mod connections;
mod formats;
mod guesses;
mod housekeeping;
mod jobs;
mod listing;
mod log;
mod migrate;
mod open_tables;
mod payload;
mod people;
mod plans;
mod presence;
mod processes;
mod questions;
mod random;
mod results;
mod retry;
mod reviews;
mod secrets;
mod server;
mod service;
mod state;
mod statement;
mod tally;
mod whole;

pub(crate) use migrate::set_up_if_empty;
pub use migrate::{Migrated, MigrationExtent, migrate};
pub(crate) use retry::is_transient;

use crate::metrics::{Metrics, PoolUse};
use crate::{PostgresAddress, StoreError, TableNews, Timestamp};
use announcements::Announcements;
use connections::Connections;
use processes::Process;
use statement::Statement;
use std::sync::{Arc, OnceLock};
use tokio::sync::watch;

/// The time of the server in milliseconds, even within a statement.
const NOW: &str = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/// An open database on a server.
#[derive(Clone, Debug)]
pub(crate) struct PostgresStore {
    connections: Connections,
    process: Arc<Process>,
    address: Arc<PostgresAddress>,
    announcements: Arc<OnceLock<Announcements>>,
}

impl PostgresStore {
    /// Opens a database that has the format of this program. Other processes may use it as well.
    pub(crate) async fn open(
        address: &PostgresAddress,
        metrics: Metrics,
    ) -> Result<Self, StoreError> {
        server::check(address).await?;
        let connections = Connections::new(address, metrics);
        let process = Arc::new(Process::begin(connections.clone()).await?);
        let (address, announcements) = (Arc::new(address.clone()), Arc::default());
        Ok(Self { connections, process, address, announcements })
    }

    /// Waits for the writes in progress, and closes the database for all clones.
    pub(crate) async fn close(&self) {
        self.connections.finish_writes().await;
        // What is not done now is done by another process, perhaps a little later.
        let _ = tally::fold_news(&self.connections).await;
        let _ = self.offer_all_jobs().await;
        self.process.end().await;
        self.connections.close().await;
    }

    /// Renewing the row of this process reads and writes.
    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        self.process.renew().await
    }

    /// Whether the server did not answer lately.
    pub(crate) fn is_away(&self) -> watch::Receiver<bool> {
        self.connections.is_away()
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.process.now()
    }

    /// Tells other processes, if this one takes part in announcements.
    pub(crate) fn announce(&self, add: impl FnOnce(&mut TableNews)) {
        if let Some(announcements) = self.announcements.get() {
            announcements.to_say().add(add);
        }
    }

    /// Whether it takes part in announcements and does not hear them.
    pub(crate) fn is_deaf(&self) -> bool {
        self.announcements.get().is_some_and(|announcements| !announcements.is_listening())
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
