//! The connections to the server, and how statements are sent over them.
//!
//! If a connection breaks or is silent for too long after a statement was sent, nobody knows whether the
//! statement was committed. Then the connection is dropped and the same statement is sent over another one;
//! the statement itself finds out. It is never cancelled at the server, where a cancelled wait for a
//! standby would count as committed.

use super::Statement;
use super::retry::{Patience, cause, is_transient};
use super::server;
use crate::metrics::{Metrics, PoolUse};
use crate::{PostgresAddress, StoreError};
use sqlx::error::DatabaseError;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgPoolOptions, PgRow};
use sqlx::{ConnectOptions, Connection, FromRow, PgPool, Postgres};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;

/// Commits of concurrent connections share a wait for the disk, so throughput grows with them. A server
/// allows 100 unless it is told otherwise.
const CONNECTIONS: u32 = 32;

/// How long a statement may take; then its outcome is unknown.
const ANSWER: Duration = Duration::from_secs(5);

/// A connection that was idle for longer is tested before it is used: it may be half open.
const IDLE: Duration = Duration::from_secs(10);

/// How long that test may take.
const PING: Duration = Duration::from_secs(1);

/// How long reads and writes are tried again while the server is away.
const READ_PATIENCE: Duration = Duration::from_secs(3);
const WRITE_PATIENCE: Duration = Duration::from_secs(8);

/// The number of writes in progress; further callers wait.
const WRITES: usize = 1024;

const AWAY: &str = "the database is away";

/// The SQLSTATE of a text that the server cannot hold, such as one with a NUL.
const NO_TEXT: &str = "22021";

/// A pool of connections, and the writes that use it.
#[derive(Clone, Debug)]
pub(super) struct Connections {
    pool: PgPool,
    metrics: Metrics,
    writes: Arc<Writes>,
    /// Whether the server did not answer lately.
    is_away: Arc<watch::Sender<bool>>,
}

#[derive(Debug)]
struct Writes {
    slots: Semaphore,
    failed: AtomicU64,
}

impl Connections {
    pub(super) fn new(address: &PostgresAddress, metrics: Metrics) -> Self {
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(ANSWER)
            .test_before_acquire(false)
            .before_acquire(|connection, meta| {
                Box::pin(async move {
                    let is_fresh = meta.idle_for < IDLE;
                    Ok(is_fresh || matches!(timeout(PING, connection.ping()).await, Ok(Ok(()))))
                })
            })
            .after_connect(|connection, _| Box::pin(server::refuse_standby(connection)))
            .connect_lazy_with(address.0.clone().disable_statement_logging());
        let writes = Arc::new(Writes { slots: Semaphore::new(WRITES), failed: AtomicU64::new(0) });
        Self { pool, metrics, writes, is_away: Arc::new(watch::Sender::new(false)) }
    }

    /// The rows of a statement that changes nothing. While the server is away it fails at once, so that
    /// pages do not wait.
    pub(super) async fn read<T>(&self, statement: Statement) -> Result<Vec<T>, StoreError>
    where
        T: for<'r> FromRow<'r, PgRow> + Send + Unpin,
    {
        if *self.is_away.borrow() {
            return Err(sqlx::Error::from(io::Error::new(io::ErrorKind::NotConnected, AWAY)).into());
        }
        match self.until_answered(&statement, READ_PATIENCE).await {
            // No row contains such a text.
            Err(error) if has_code(&error, NO_TEXT) => Ok(Vec::new()),
            answer => Ok(answer?),
        }
    }

    /// Finds out whether the server answers, by a statement that can be repeated.
    pub(super) async fn probe<T>(&self, statement: Statement) -> Result<Vec<T>, StoreError>
    where
        T: for<'r> FromRow<'r, PgRow> + Send + Unpin,
    {
        Ok(self.until_answered(&statement, READ_PATIENCE).await?)
    }

    /// Whether the server did not answer lately.
    pub(super) fn is_away(&self) -> watch::Receiver<bool> {
        self.is_away.subscribe()
    }

    /// The first row of a statement that changes nothing.
    pub(super) async fn read_one<T>(&self, statement: Statement) -> Result<Option<T>, StoreError>
    where
        T: for<'r> FromRow<'r, PgRow> + Send + Unpin,
    {
        Ok(self.read(statement).await?.into_iter().next())
    }

    /// Runs a statement that recognises its own earlier attempts, and returns its rows when it is committed.
    /// It runs in a task of its own: a caller who no longer waits does not stop it.
    pub(super) async fn write<T>(&self, statement: Statement) -> Result<Vec<T>, StoreError>
    where
        T: for<'r> FromRow<'r, PgRow> + Send + Unpin + 'static,
    {
        let this = self.clone();
        let task = tokio::spawn(async move {
            let _slot = this.writes.slots.acquire().await.map_err(|_| StoreError::Closed)?;
            let answer = this.until_answered(&statement, WRITE_PATIENCE).await;
            let is_lost = answer.as_ref().is_err_and(is_transient);
            this.writes.failed.fetch_add(u64::from(is_lost), Ordering::Relaxed);
            Ok(answer?)
        });
        task.await.unwrap_or(Err(StoreError::Closed))
    }

    /// The same for a statement with one row.
    pub(super) async fn write_one<T>(&self, statement: Statement) -> Result<T, StoreError>
    where
        T: for<'r> FromRow<'r, PgRow> + Send + Unpin + 'static,
    {
        let row = self.write(statement).await?.into_iter().next();
        Ok(row.ok_or(sqlx::Error::RowNotFound)?)
    }

    async fn until_answered<T>(
        &self,
        statement: &Statement,
        patience: Duration,
    ) -> Result<Vec<T>, sqlx::Error>
    where
        T: for<'r> FromRow<'r, PgRow> + Send + Unpin,
    {
        let mut patience = Patience::of(patience);
        loop {
            match self.send(statement).await {
                Err(error) if is_transient(&error) && patience.waits().await => {
                    self.metrics.note_retry(cause(&error));
                }
                answer => {
                    let is_away = answer.as_ref().is_err_and(is_transient);
                    self.is_away
                        .send_if_modified(|known| std::mem::replace(known, is_away) != is_away);
                    return answer;
                }
            }
        }
    }

    /// One attempt, on a connection that is dropped if it is no longer usable.
    pub(super) async fn send<T>(&self, statement: &Statement) -> Result<Vec<T>, sqlx::Error>
    where
        T: for<'r> FromRow<'r, PgRow> + Send + Unpin,
    {
        let begun = Instant::now();
        let connection = self.pool.acquire().await;
        self.metrics.note_connection_wait(begun.elapsed());
        let mut connection = connection?;
        let answer = timeout(ANSWER, statement.query().fetch_all(&mut *connection)).await;
        let answer = answer.unwrap_or_else(|_| {
            Err(io::Error::new(io::ErrorKind::TimedOut, "the database does not answer").into())
        });
        if answer.as_ref().is_err_and(is_transient) {
            discard(connection);
        }
        answer
    }

    /// Waits for the writes in progress and accepts no others.
    pub(super) async fn finish_writes(&self) {
        if let Ok(all) = self.writes.slots.acquire_many(WRITES as u32).await {
            all.forget();
        }
        self.writes.slots.close();
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }

    pub(super) fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    pub(super) fn pool_use(&self) -> PoolUse {
        PoolUse { open: u64::from(self.pool.size()), idle: self.pool.num_idle() as u64 }
    }

    pub(super) fn failed_writes(&self) -> u64 {
        self.writes.failed.load(Ordering::Relaxed)
    }

    pub(super) fn writes_in_progress(&self) -> usize {
        WRITES - self.writes.slots.available_permits()
    }
}

/// Closes the socket without a farewell: the other side may never answer.
fn discard(connection: PoolConnection<Postgres>) {
    drop(connection.detach());
}

fn has_code(error: &sqlx::Error, code: &str) -> bool {
    error.as_database_error().and_then(DatabaseError::code).is_some_and(|found| found == code)
}
