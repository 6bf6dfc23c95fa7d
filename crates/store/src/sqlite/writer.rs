//! The writer task, which batches queued writes into one transaction (group commit).
//!
//! `SQLite` allows one write connection at a time, and most of the cost of a small write is the wait for
//! the disk at commit. So there is one write connection with a queue. While the disk is busy, writes queue
//! up; then all queued writes are committed in one transaction, with one wait for the disk. A single
//! write does not wait for others. With many writers the throughput rises instead of falling, and nobody
//! gets a lock error or has to retry. `benches/appends.rs` measures it.
//!
//! A write of several parts has its own savepoint: if it is refused or fails, it is rolled back without
//! affecting the others. A write that changes everything or nothing needs none; most moves are such.
//! Nobody gets a result before the commit is on disk, not even a refusal, because its reason may be a write
//! of the same transaction. If the commit fails, all writes of the batch fail, and the
//! connection is replaced: on a full disk `SQLite` ends the transaction by itself, and the transaction
//! state of the connection would stay wrong. So writing resumes as soon as there is space again.
//!
//! The queue is bounded: if the disk is too slow, callers wait, and memory does not fill up.

use super::database::{self, DatabasePlace};
use super::people::KnownPeople;
use crate::StoreError;
use crate::error::Cause;
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Connection, Sqlite, SqliteConnection};
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// The capacity of the queue; further callers wait for a free slot.
const QUEUE: usize = 1024;

/// The largest batch, so that the first write of it does not wait long.
const BATCH: usize = 256;

/// How long a commit counts as proof that the disk is writable.
const PROOF: Duration = Duration::from_secs(2);

/// How long a full disk counts as full. The write of a check is small and may succeed where a move fails.
const DOUBT: Duration = Duration::from_secs(10);

/// A statement with its bound values.
pub(crate) type Statement = Query<'static, Sqlite, SqliteArguments>;

type WriteStep<'c, T> = Pin<Box<dyn Future<Output = T> + Send + 'c>>;

/// What a refused write leaves behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WriteEffect {
    /// Nothing: it is one statement, or the first one decides about the others.
    AllOrNothing,
    /// Perhaps a part of it, which has to be rolled back.
    Parts,
}

/// What a write may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WriteSubject {
    /// The log of a table and what follows from it.
    Log,
    /// Also people and their sessions.
    Anything,
}

/// Sends writes to the task.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Message>,
    batches: Arc<Batches>,
}

/// The batches so far.
#[derive(Debug, Default)]
struct Batches {
    /// When the last one ended, and how.
    last: Mutex<Option<(Instant, Result<(), StoreError>)>>,
    failed: AtomicU64,
}

impl Batches {
    fn note(&self, commit: Result<(), StoreError>) {
        self.failed.fetch_add(u64::from(commit.is_err()), Ordering::Relaxed);
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some((Instant::now(), commit));
    }

    fn last(&self) -> Option<(Instant, Result<(), StoreError>)> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

enum Message {
    Write(Box<dyn Job>),
    Close(oneshot::Sender<()>),
}

impl Writer {
    /// Starts the task; it ends when it is closed or when all its handles are dropped.
    pub(crate) fn start(
        place: DatabasePlace,
        connection: SqliteConnection,
        known: Arc<KnownPeople>,
    ) -> Self {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let batches = Arc::new(Batches::default());
        let link = Link { place, connection: Some(connection), batches: batches.clone(), known };
        tokio::spawn(serve(link, waiting));
        Self { queue, batches }
    }

    /// The result of the last batch, while it is recent enough to prove whether the disk is writable.
    pub(crate) fn recent_proof(&self) -> Option<Result<(), StoreError>> {
        if self.queue.is_closed() {
            return Some(Err(StoreError::Closed));
        }
        let (when, result) = self.batches.last()?;
        let lasts = match &result {
            Ok(()) => PROOF,
            Err(error) if error.is_full_disk() => DOUBT,
            Err(_) => Duration::ZERO,
        };
        (when.elapsed() < lasts).then_some(result)
    }

    /// The number of batches that could not be committed.
    pub(crate) fn failed_batches(&self) -> u64 {
        self.batches.failed.load(Ordering::Relaxed)
    }

    /// The number of queued writes.
    pub(crate) fn queued(&self) -> usize {
        self.queue.max_capacity() - self.queue.capacity()
    }

    /// Runs this work and returns when it is on disk. Work that fails is rolled back.
    pub(crate) async fn write<T, E, W>(&self, work: W) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Cause + Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> WriteStep<'c, Result<T, E>> + Send + 'static,
    {
        self.send(WriteEffect::Parts, WriteSubject::Anything, work).await
    }

    /// The same for work that changes nothing about people.
    pub(crate) async fn write_log<T, E, W>(&self, effect: WriteEffect, work: W) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Cause + Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> WriteStep<'c, Result<T, E>> + Send + 'static,
    {
        self.send(effect, WriteSubject::Log, work).await
    }

    async fn send<T, E, W>(
        &self,
        effect: WriteEffect,
        subject: WriteSubject,
        work: W,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Cause + Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> WriteStep<'c, Result<T, E>> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let job = Request { effect, subject, work: Some(work), result: None, reply };
        let sent = self.queue.send(Message::Write(Box::new(job))).await;
        sent.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or_else(|_| Err(StoreError::Closed.into()))
    }

    /// Runs one statement, and returns the number of changed rows when it is on disk.
    pub(crate) async fn execute(&self, statement: Statement) -> Result<u64, StoreError> {
        self.write(|connection| {
            Box::pin(async { Ok(statement.execute(connection).await?.rows_affected()) })
        })
        .await
    }

    /// Ends the task after the queued writes.
    pub(crate) async fn close(&self) {
        let (reply, closed) = oneshot::channel();
        if self.queue.send(Message::Close(reply)).await.is_ok() {
            // An error means that it is closed already.
            let _ = closed.await;
        }
    }
}

/// A queued write, type-erased.
trait Job: Send {
    fn effect(&self) -> WriteEffect;

    fn subject(&self) -> WriteSubject;

    /// Runs the work and stores its result.
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> WriteStep<'c, Verdict>;

    /// Sends the result, or the error of the commit, to the caller.
    fn answer(self: Box<Self>, commit: Result<(), StoreError>);
}

/// Whether the savepoint of a write is kept or rolled back.
enum Verdict {
    Keep,
    /// With the error of the database, if that is the cause.
    RollBack(Option<StoreError>),
}

struct Request<T, E, W> {
    effect: WriteEffect,
    subject: WriteSubject,
    work: Option<W>,
    result: Option<Result<T, E>>,
    reply: oneshot::Sender<Result<T, E>>,
}

impl<T, E, W> Job for Request<T, E, W>
where
    T: Send,
    E: From<StoreError> + Cause + Send,
    W: for<'c> FnOnce(&'c mut SqliteConnection) -> WriteStep<'c, Result<T, E>> + Send,
{
    fn effect(&self) -> WriteEffect {
        self.effect
    }

    fn subject(&self) -> WriteSubject {
        self.subject
    }

    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> WriteStep<'c, Verdict> {
        let work = self.work.take().expect("work that was not done yet");
        Box::pin(async move {
            let result = work(connection).await;
            let verdict = match &result {
                Ok(_) => Verdict::Keep,
                Err(error) => Verdict::RollBack(error.store_error().cloned()),
            };
            self.result = Some(result);
            verdict
        })
    }

    fn answer(self: Box<Self>, commit: Result<(), StoreError>) {
        let result = match commit {
            Ok(()) => self.result.expect("the result of work that was committed"),
            Err(error) => Err(error.into()),
        };
        // An error means that the caller no longer waits.
        let _ = self.reply.send(result);
    }
}

/// The write connection and what is needed to replace it.
struct Link {
    place: DatabasePlace,
    /// `None` if it could not be replaced; the next batch retries.
    connection: Option<SqliteConnection>,
    batches: Arc<Batches>,
    known: Arc<KnownPeople>,
}

impl Link {
    async fn commit_together(&mut self, mut jobs: Vec<Box<dyn Job>>) {
        let commit = self.commit(&mut jobs).await;
        self.batches.note(commit.clone());
        // Before anybody gets an answer, so that whoever was signed out is unknown from then on.
        if jobs.iter().any(|job| job.subject() == WriteSubject::Anything) {
            self.known.forget_all();
        }
        for job in jobs {
            job.answer(commit.clone());
        }
    }

    async fn commit(&mut self, jobs: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
        if self.connection.is_none() {
            self.connection = Some(database::connect(&self.place).await?);
        }
        let connection = self.connection.as_mut().expect("a connection that was just made");
        let result = run_all(connection, jobs).await;
        if result.is_err() {
            self.replace().await;
        }
        result
    }

    /// Opens the new connection before it closes the old one: a database in memory exists only as long as
    /// there is a connection, and the last one to close a file deletes files that are needed again.
    async fn replace(&mut self) {
        let new = database::connect(&self.place).await.ok();
        if let Some(old) = std::mem::replace(&mut self.connection, new) {
            // It is discarded in any case.
            let _ = old.close().await;
        }
    }

    async fn close(self) {
        if let Some(connection) = self.connection {
            // Only the final checkpoint can fail here, and the next start repeats it.
            let _ = connection.close().await;
        }
    }
}

async fn serve(mut link: Link, mut waiting: mpsc::Receiver<Message>) {
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
        link.commit_together(jobs).await;
    }
    waiting.close();
    link.close().await;
    for reply in to_close {
        let _ = reply.send(());
    }
}

async fn run_all(
    connection: &mut SqliteConnection,
    jobs: &mut [Box<dyn Job>],
) -> Result<(), StoreError> {
    // Immediate takes the write lock now, so that not even another process can change what a write reads
    // before it writes.
    let mut batch = connection.begin_with("BEGIN IMMEDIATE").await?;
    for job in jobs {
        if job.effect() == WriteEffect::AllOrNothing {
            // A refusal has changed nothing. After an error of the database nobody knows, so the batch fails.
            if let Verdict::RollBack(Some(error)) = job.run(&mut batch).await {
                return Err(error);
            }
            continue;
        }
        let mut step = batch.begin().await?;
        match job.run(&mut step).await {
            Verdict::Keep => step.commit().await?,
            // On a full disk SQLite may have rolled back the whole transaction. Then this fails, and so does
            // the batch, for the reason why the write failed.
            Verdict::RollBack(cause) => {
                step.rollback().await.map_err(|error| cause.unwrap_or_else(|| error.into()))?;
            }
        }
    }
    Ok(batch.commit().await?)
}
