//! The one task that writes, many writes at a time.
//!
//! `SQLite` lets one connection write at a time, and a commit waits for the disk, which is most of what a
//! small write costs. So there is one connection that writes, and a queue in front of it. While the disk
//! works, others queue up; then all that wait are written in one transaction, and one wait for the disk
//! serves them all. Alone, a write waits for nobody. With many writers the rate rises instead of falling, no
//! one is turned away because the file is locked, and nobody needs to try again. `benches/appends.rs`
//! measures it.
//!
//! Each write is a savepoint of its own: one that is refused or fails is rolled back, and the others stand.
//! Nobody gets an answer before the commit is on disk, not even who is refused, because the reason may be
//! a write of the same transaction. If the commit fails, then all of them have failed.
//!
//! The queue is bounded: if the disk cannot follow, writers wait, and memory does not fill up.

use crate::StoreError;
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Connection, Sqlite, SqliteConnection};
use std::pin::Pin;
use tokio::sync::{mpsc, oneshot};

/// How many writes may wait; one more waits to be let into the queue.
const QUEUE: usize = 1024;

/// How many writes are committed together at most, so that the first of them need not wait long.
const BATCH: usize = 256;

/// A statement with all that it speaks of.
pub(crate) type Statement = Query<'static, Sqlite, SqliteArguments<'static>>;

type Step<'c, T> = Pin<Box<dyn Future<Output = T> + Send + 'c>>;

/// Hands writes to the task.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Message>,
}

enum Message {
    Write(Box<dyn Job>),
    Close(oneshot::Sender<()>),
}

impl Writer {
    /// Starts the task; it ends when it is closed or when all its writers are gone.
    pub(crate) fn start(connection: SqliteConnection) -> Self {
        let (queue, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(serve(connection, waiting));
        Self { queue }
    }

    /// Does this work, and answers when it is on disk. Work that ends in an error leaves no trace.
    pub(crate) async fn write<T, E, W>(&self, work: W) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> Step<'c, Result<T, E>> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let job = Request { work: Some(work), result: None, reply };
        let sent = self.queue.send(Message::Write(Box::new(job))).await;
        sent.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or_else(|_| Err(StoreError::Closed.into()))
    }

    /// Runs one statement, and says how many rows it changed when that is on disk.
    pub(crate) async fn execute(&self, statement: Statement) -> Result<u64, StoreError> {
        self.write(|connection| {
            Box::pin(async { Ok(statement.execute(connection).await?.rows_affected()) })
        })
        .await
    }

    /// Ends the task after the writes that wait.
    pub(crate) async fn close(&self) {
        let (reply, closed) = oneshot::channel();
        if self.queue.send(Message::Close(reply)).await.is_ok() {
            // An error means that somebody else has closed it, which is as good.
            let _ = closed.await;
        }
    }
}

/// A write in the queue, whatever its types.
trait Job: Send {
    /// Does the work and keeps its result.
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Step<'c, Verdict>;

    /// Tells whoever waits the result, or that the commit failed.
    fn answer(self: Box<Self>, commit: Result<(), StoreError>);
}

/// What is to become of what a write did.
enum Verdict {
    Keep,
    RollBack,
}

struct Request<T, E, W> {
    work: Option<W>,
    result: Option<Result<T, E>>,
    reply: oneshot::Sender<Result<T, E>>,
}

impl<T, E, W> Job for Request<T, E, W>
where
    T: Send,
    E: From<StoreError> + Send,
    W: for<'c> FnOnce(&'c mut SqliteConnection) -> Step<'c, Result<T, E>> + Send,
{
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Step<'c, Verdict> {
        let work = self.work.take().expect("work that was not done yet");
        Box::pin(async move {
            let result = work(connection).await;
            let verdict = if result.is_ok() { Verdict::Keep } else { Verdict::RollBack };
            self.result = Some(result);
            verdict
        })
    }

    fn answer(self: Box<Self>, commit: Result<(), StoreError>) {
        let result = match commit {
            Ok(()) => self.result.expect("the result of work that was committed"),
            Err(error) => Err(error.into()),
        };
        // An error means that nobody waits any more.
        let _ = self.reply.send(result);
    }
}

async fn serve(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Message>) {
    let mut messages = Vec::with_capacity(BATCH);
    let mut to_close = Vec::new();
    while to_close.is_empty() && waiting.recv_many(&mut messages, BATCH).await > 0 {
        let mut jobs = Vec::with_capacity(messages.len());
        for message in messages.drain(..) {
            match message {
                Message::Write(job) => jobs.push(job),
                Message::Close(reply) => to_close.push(reply),
            }
        }
        commit_together(&mut connection, jobs).await;
    }
    waiting.close();
    // What could go wrong here is tidying up the file, which the next start does as well.
    let _ = connection.close().await;
    for reply in to_close {
        let _ = reply.send(());
    }
}

async fn commit_together(connection: &mut SqliteConnection, mut jobs: Vec<Box<dyn Job>>) {
    let commit = run_all(connection, &mut jobs).await.map_err(StoreError::from);
    for job in jobs {
        job.answer(commit.clone());
    }
}

async fn run_all(
    connection: &mut SqliteConnection,
    jobs: &mut [Box<dyn Job>],
) -> Result<(), sqlx::Error> {
    // Immediate: what a write reads must not change before it writes, not by another process either.
    let mut batch = connection.begin_with("BEGIN IMMEDIATE").await?;
    for job in jobs {
        let mut step = batch.begin().await?;
        match job.run(&mut step).await {
            Verdict::Keep => step.commit().await?,
            // On a full disk SQLite may have rolled back everything. Then this fails, and so does the batch.
            Verdict::RollBack => step.rollback().await?,
        }
    }
    batch.commit().await
}
