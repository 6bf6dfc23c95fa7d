//! Announcements of appends to other processes, by notifications outside of the appends.
//!
//! A notification inside a transaction makes all commits wait for one lock, so that they no longer share a
//! wait for the disk. So each process collects what it has appended, and a connection of its own announces
//! it all at once, at most every 20 milliseconds. Another connection listens. Notifications that are sent
//! while it is away are lost, and a connection that only reads does not notice a dead peer: so each process
//! announces something every few seconds, and one that does not hear itself connects again. After each
//! connection there may be news that were not heard.

use super::payload::{Payload, payloads};
use super::{PostgresStore, random};
use crate::metrics::SharedMetrics;
use crate::news::{Gathering, NewsReader};
use crate::{PostgresAddress, StoreError};
use sqlx::postgres::{PgListener, PgPoolOptions};
use sqlx::{ConnectOptions, PgPool};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep, timeout, timeout_at};

/// The pause between two announcements.
const PAUSE: Duration = Duration::from_millis(20);

/// A process that has nothing to announce says so after this time.
const SIGN_OF_LIFE: Duration = Duration::from_secs(5);

/// A process that has not heard itself for this long does not hear the others either.
const DEAF: Duration = Duration::from_secs(15);

/// How long connecting, or sending one announcement, may take.
const ANSWER: Duration = Duration::from_secs(5);

/// The pause before another attempt to connect.
const RECONNECT: Duration = Duration::from_secs(1);

/// The tasks that announce and listen; they end when this is dropped.
#[derive(Debug)]
pub(super) struct Announcements {
    to_say: Gathering,
    heard: Gathering,
    /// Whether the connection that listens is open.
    is_listening: Arc<AtomicBool>,
    tasks: [AbortHandle; 2],
}

/// What the connection that listens tells.
struct Hearing {
    heard: Gathering,
    is_listening: Arc<AtomicBool>,
    metrics: SharedMetrics,
}

impl Announcements {
    pub(super) fn begin(address: &PostgresAddress, process: i64, metrics: &SharedMetrics) -> Self {
        let (to_say, heard) = (Gathering::default(), Gathering::default());
        let is_listening = Arc::new(AtomicBool::new(false));
        let announcing = announce(address.clone(), process, to_say.clone(), metrics.clone());
        let hearing = Hearing {
            heard: heard.clone(),
            is_listening: Arc::clone(&is_listening),
            metrics: metrics.clone(),
        };
        let listening = listen(address.clone(), process, hearing);
        let tasks =
            [tokio::spawn(announcing).abort_handle(), tokio::spawn(listening).abort_handle()];
        Self { to_say, heard, is_listening, tasks }
    }

    pub(super) fn is_listening(&self) -> bool {
        self.is_listening.load(Ordering::Relaxed)
    }

    pub(super) fn to_say(&self) -> &Gathering {
        &self.to_say
    }
}

impl Drop for Announcements {
    fn drop(&mut self) {
        self.tasks.iter().for_each(AbortHandle::abort);
    }
}

impl PostgresStore {
    pub(crate) fn follow(&self) -> NewsReader {
        let metrics = &self.connections.metrics().shared;
        let begin = || Announcements::begin(&self.address, self.process.id(), metrics);
        NewsReader::of(self.announcements.get_or_init(begin).heard.clone())
    }
}

async fn announce(
    address: PostgresAddress,
    process: i64,
    to_say: Gathering,
    metrics: SharedMetrics,
) {
    let connection = lone_connection(&address);
    loop {
        let news = timeout(SIGN_OF_LIFE, to_say.take()).await.unwrap_or_default();
        for payload in payloads(process, &news) {
            while send(&connection, &payload).await.is_err() {
                sleep(random::spread(RECONNECT)).await;
            }
            metrics.note_announced();
        }
        sleep(PAUSE).await;
    }
}

async fn send(connection: &PgPool, payload: &str) -> Result<(), StoreError> {
    let channel = channel(connection).await?;
    let notify = sqlx::query("SELECT pg_notify($1, $2)").bind(channel).bind(payload);
    in_time(notify.execute(connection)).await?;
    Ok(())
}

async fn listen(address: PostgresAddress, process: i64, hearing: Hearing) {
    loop {
        // Whatever ended it, the next connection begins by asking for everything.
        let _ = listen_until_deaf(&address, process, &hearing).await;
        hearing.is_listening.store(false, Ordering::Relaxed);
        hearing.heard.add(|news| news.is_incomplete = true);
        sleep(random::spread(RECONNECT)).await;
    }
}

async fn listen_until_deaf(
    address: &PostgresAddress,
    process: i64,
    hearing: &Hearing,
) -> Result<(), sqlx::Error> {
    let Hearing { heard, is_listening, metrics } = hearing;
    let connection = lone_connection(address);
    let channel = channel(&connection).await?;
    let mut listener = in_time(PgListener::connect_with(&connection)).await?;
    listener.eager_reconnect(false);
    in_time(listener.listen(&channel)).await?;
    is_listening.store(true, Ordering::Relaxed);
    metrics.note_listener();
    heard.add(|news| news.is_incomplete = true);
    let mut deaf = Instant::now() + DEAF;
    while let Ok(received) = timeout_at(deaf, listener.try_recv()).await {
        let Some(notification) = received? else { break };
        match Payload::read(notification.payload()) {
            Some(Payload { process: from, .. }) if from == process => deaf = Instant::now() + DEAF,
            Some(payload) => {
                metrics.note_heard();
                heard.add(|news| news.merge(payload.news));
            }
            None => {}
        }
    }
    Ok(())
}

/// A pool of one connection. What it writes is only worth as much as the moment, so no disk is waited for.
fn lone_connection(address: &PostgresAddress) -> PgPool {
    let options = address.0.clone().options([("synchronous_commit", "off")]);
    PgPoolOptions::new()
        .max_connections(1)
        .acquire_timeout(ANSWER)
        .connect_lazy_with(options.disable_statement_logging())
}

/// Databases may have several schemas with tables of this program.
async fn channel(connection: &PgPool) -> Result<String, sqlx::Error> {
    let ask = sqlx::query_scalar("SELECT left('hamburgum_' || current_schema(), 63)");
    in_time(ask.fetch_one(connection)).await
}

async fn in_time<T>(
    answer: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    let late = || io::Error::new(io::ErrorKind::TimedOut, "the database does not answer");
    timeout(ANSWER, answer).await.unwrap_or_else(|_| Err(late().into()))
}
