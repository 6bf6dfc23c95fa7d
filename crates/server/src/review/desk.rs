//! The review jobs: one at a time in each process, in slices, with the lowest priority.

use super::asker::Asker;
use super::stored;
use crate::{Config, Failure, Tables};
use hamburgum_ai::{AnyJudge, Review, ReviewError, ReviewedTurn};
use hamburgum_store::{Job, JobQueue, Store, StoreError};
use hamburgum_table::review::{Kept, Subject};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};

/// How long a review works before it yields its permit.
const SLICE: Duration = Duration::from_millis(30);
/// The delay before a review is retried after a failure of the store.
const RETRY: Duration = Duration::from_secs(3);
/// The interval at which a running review is stored, so that a crash loses little work.
const KEEPING: Duration = Duration::from_secs(2);
/// The interval at which reviews are claimed that other processes have left undone.
const CLAIM: Duration = Duration::from_secs(2);
/// The maximum number of running and queued reviews.
const MOST: usize = 100;
/// The maximum number of concurrent requests to judge a single turn.
const MOST_ASKING: usize = 8;

/// All running and queued reviews. They are jobs in the database; this process does one at a time.
#[derive(Clone, Debug)]
pub(crate) struct Reviews(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    store: Store,
    tables: Tables,
    nodes: u32,
    most_of_one: usize,
    /// Held while this process works on reviews.
    working: tokio::sync::Mutex<()>,
    /// Limits the requests to judge a single turn.
    asking: Semaphore,
    current: Mutex<Option<Arc<CurrentReview>>>,
}

/// The review that this process works on.
#[derive(Debug)]
struct CurrentReview {
    table: String,
    is_stopped: watch::Sender<bool>,
    progress: watch::Sender<Progress>,
}

/// The progress of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// It is queued behind others.
    Waiting,
    /// It has reviewed `done` of `all` turns.
    Running {
        done: usize,
        all: usize,
        /// The estimated time left, once a turn has been measured.
        left: Option<Duration>,
    },
    /// Another process works on it.
    Elsewhere,
    /// It is done, was stopped or has failed.
    Ended,
}

/// Why a review was not begun.
#[derive(Debug)]
pub(crate) enum NotBegun {
    /// Too many of all people run or wait already.
    TooMany,
    /// Too many of the one who asks.
    TooManyOfOne,
    /// The store failed.
    Store(StoreError),
}

impl From<StoreError> for NotBegun {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// How the work on a review ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WorkEnd {
    Done,
    /// Somebody has stopped it.
    Stopped,
    /// Another process has claimed it.
    Lost,
}

impl Reviews {
    pub(crate) fn new(store: Store, tables: Tables, config: &Config) -> Self {
        let &Config { review_nodes: nodes, reviews: most_of_one, .. } = config;
        Self(Arc::new(Shared {
            store,
            tables,
            nodes,
            most_of_one,
            working: tokio::sync::Mutex::default(),
            asking: Semaphore::new(MOST_ASKING),
            current: Mutex::default(),
        }))
    }

    /// Starts or resumes a review, unless it is running or queued already.
    pub(crate) async fn begin(&self, table: &str, asker: Asker) -> Result<(), NotBegun> {
        let mark = asker.mark();
        let jobs = self.0.store.jobs(JobQueue::Review).await?;
        if jobs.iter().any(|job| job.key == table) {
            return Ok(());
        }
        if jobs.len() >= MOST {
            return Err(NotBegun::TooMany);
        }
        if jobs.iter().filter(|job| job.body == mark).count() >= self.0.most_of_one {
            return Err(NotBegun::TooManyOfOne);
        }
        self.0.store.put_job(JobQueue::Review, table, asker.person(), &mark).await?;
        let this = self.clone();
        tokio::spawn(async move {
            let _working = this.0.working.lock().await;
            this.work_off().await;
        });
        Ok(())
    }

    /// The number of running and queued reviews.
    pub(crate) async fn count(&self) -> Result<usize, StoreError> {
        Ok(self.0.store.jobs(JobQueue::Review).await?.len())
    }

    /// Does reviews that other processes have left undone, in an endless loop.
    pub(crate) async fn work_always(&self) {
        loop {
            // Whoever has the lock does all of them.
            if let Ok(_working) = self.0.working.try_lock() {
                self.work_off().await;
            }
            tokio::time::sleep(CLAIM.mul_f64(0.75 + fastrand::f64() / 2.0)).await;
        }
    }

    /// Claims one review after another until none waits.
    async fn work_off(&self) {
        while let Ok(jobs) = self.0.store.claim_jobs(JobQueue::Review, 1).await {
            let Some(job) = jobs.first() else { return };
            let current = Arc::new(CurrentReview {
                table: job.key.clone(),
                is_stopped: watch::Sender::new(false),
                progress: watch::Sender::new(Progress::Waiting),
            });
            *self.lock() = Some(Arc::clone(&current));
            let ended = self.run(job, &current).await;
            *self.lock() = None;
            current.progress.send_replace(Progress::Ended);
            if let Err(error) = ended {
                tracing::error!(table = job.key, %error, "a review was interrupted");
                return;
            }
        }
    }

    /// Stops a review; the turns reviewed so far stay stored. One that another process works on ends a
    /// little later.
    pub(crate) async fn stop(&self, table: &str) -> Result<(), StoreError> {
        self.0.store.cancel_job(JobQueue::Review, table).await?;
        let current = self.lock().clone().filter(|current| current.table == table);
        if let Some(current) = current {
            current.is_stopped.send_replace(true);
            // An error means that it has already ended.
            let _ = current.progress.subscribe().wait_for(|now| *now == Progress::Ended).await;
        }
        Ok(())
    }

    /// The progress of a table's review, if it is running or queued.
    pub(crate) async fn progress(&self, table: &str) -> Result<Option<Progress>, StoreError> {
        let current = self.lock().clone().filter(|current| current.table == table);
        if let Some(current) = current {
            return Ok(Some(*current.progress.borrow()));
        }
        let jobs = self.0.store.jobs(JobQueue::Review).await?;
        let job = jobs.into_iter().find(|job| job.key == table);
        Ok(job.map(|job| if job.is_held { Progress::Elsewhere } else { Progress::Waiting }))
    }

    /// Loads the stored review as far as it matches this game; empty if there is none.
    pub(crate) async fn kept(&self, table: &str, subject: &Subject) -> Result<Kept, StoreError> {
        let found = self.0.store.review(table).await?;
        let mut kept = found.and_then(|one| stored::read(&one, self.0.nodes)).unwrap_or_default();
        kept.fit(subject.game.state().players().len(), &subject.notations());
        Ok(kept)
    }

    /// Judges one turn without queueing behind reviews. `None` if too many such requests are in
    /// flight.
    pub(crate) async fn judge(
        &self,
        subject: &Subject,
        turn: usize,
    ) -> Result<Option<ReviewedTurn>, Failure> {
        let Ok(_waiting) = self.0.asking.try_acquire() else { return Ok(None) };
        let judge = AnyJudge::adviser();
        let mut review = Review::new(&subject.game, judge, self.0.nodes).after_turns(turn);
        while review.turns().is_empty() && !review.is_done() {
            review = self.slice(review).await?;
        }
        Ok(review.turns().first().cloned())
    }

    fn lock(&self) -> MutexGuard<'_, Option<Arc<CurrentReview>>> {
        self.0.current.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn run(&self, job: &Job, current: &CurrentReview) -> Result<(), Failure> {
        match self.review(&job.key, current).await {
            Ok(WorkEnd::Done) => Ok(self.0.store.finish_job(job).await?),
            Ok(WorkEnd::Stopped | WorkEnd::Lost) => Ok(()),
            // A failure of the store may be temporary, such as a full disk; a retry resumes from the
            // stored turns.
            Err(Failure::Store(error)) => {
                let _ = self.0.store.postpone_job(job, RETRY).await;
                Err(error.into())
            }
            Err(error) => {
                tracing::error!(table = job.key, %error, "a game cannot be reviewed");
                Ok(self.0.store.cancel_job(JobQueue::Review, &job.key).await?)
            }
        }
    }

    async fn review(&self, table: &str, current: &CurrentReview) -> Result<WorkEnd, Failure> {
        let subject = Subject::of(self.0.tables.look(table).await?.game());
        let mut kept = self.kept(table, &subject).await?;
        self.keep(table, &kept, true).await?;
        let mut stopped = current.is_stopped.subscribe();
        let end = tokio::select! {
            worked = self.work(current, &subject, &mut kept) => worked?,
            _ = stopped.wait_for(|is_stopped| *is_stopped) => WorkEnd::Stopped,
        };
        if end != WorkEnd::Lost {
            self.keep(table, &kept, false).await?;
        }
        Ok(end)
    }

    /// Reviews turn by turn. Cancel safe: it can be dropped at any await point.
    async fn work(
        &self,
        current: &CurrentReview,
        subject: &Subject,
        kept: &mut Kept,
    ) -> Result<WorkEnd, Failure> {
        let (begun, first) = (Instant::now(), kept.turns.len());
        let mut keeping = begun;
        let judge = AnyJudge::adviser();
        let mut review = Review::new(&subject.game, judge, self.0.nodes).after_turns(first);
        let (board, players) = (subject.game.board(), subject.game.state().players());
        while !review.is_done() {
            let progress = Progress::running(begun, first, kept.turns.len(), review.len());
            current.progress.send_replace(progress);
            review = self.slice(review).await?;
            if let Some(turn) = review.turns().get(kept.turns.len() - first) {
                kept.push(turn, board, players);
            }
            if keeping.elapsed() > KEEPING {
                keeping = Instant::now();
                if let Some(end) = self.end_from_elsewhere(&current.table).await? {
                    return Ok(end);
                }
                self.keep(&current.table, kept, true).await?;
            }
        }
        Ok(WorkEnd::Done)
    }

    /// Holds the job longer, unless another process has stopped or claimed it.
    async fn end_from_elsewhere(&self, table: &str) -> Result<Option<WorkEnd>, Failure> {
        let held = self.0.store.hold_jobs(JobQueue::Review, &[table.to_owned()]).await?;
        if !held.is_empty() {
            return Ok(None);
        }
        let jobs = self.0.store.jobs(JobQueue::Review).await?;
        let is_claimed = jobs.iter().any(|job| job.key == table);
        Ok(Some(if is_claimed { WorkEnd::Lost } else { WorkEnd::Stopped }))
    }

    /// Runs one slice on a permit that no computer player needs.
    async fn slice(&self, mut review: Review<'static>) -> Result<Review<'static>, Failure> {
        let _place = self.0.tables.spare_place().await;
        let work = move || {
            let begun = Instant::now();
            review.step(|| begun.elapsed() > SLICE)?;
            Ok(review)
        };
        let worked: Result<_, ReviewError> = tokio::task::spawn_blocking(work)
            .await
            .map_err(|error| Failure::Broken(error.to_string()))?;
        worked.map_err(|error| Failure::Broken(error.to_string()))
    }

    async fn keep(&self, table: &str, kept: &Kept, goes_on: bool) -> Result<(), Failure> {
        let review = stored::stored(kept, self.0.nodes, goes_on);
        Ok(self.0.store.keep_review(table, &review).await?)
    }
}

impl Progress {
    fn running(begun: Instant, first: usize, done: usize, all: usize) -> Self {
        let reviewed = u32::try_from(done - first).unwrap_or(u32::MAX);
        let rest = u32::try_from(all - done).unwrap_or(u32::MAX);
        let left = (reviewed > 0).then(|| begun.elapsed() / reviewed * rest);
        Self::Running { done, all, left }
    }
}
