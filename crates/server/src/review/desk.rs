//! The review jobs: one at a time, in slices, with the lowest priority.

use super::stored;
use crate::http::Network;
use crate::{Config, Failure, Tables};
use hamburgum_ai::{AnyJudge, Review, ReviewError, ReviewedTurn};
use hamburgum_store::{Store, StoreError};
use hamburgum_table::PersonId;
use hamburgum_table::review::{Kept, Subject};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};

/// How long a review works before it yields its permit.
const SLICE: Duration = Duration::from_millis(30);
/// The delay before a review is retried after a failure of the store.
const RETRY: Duration = Duration::from_secs(3);
/// The interval at which a running review is stored, so that a crash loses little work.
const KEEPING: Duration = Duration::from_secs(2);
/// The maximum number of running and queued reviews.
const MOST: usize = 100;
/// The maximum number of concurrent requests to judge a single turn.
const MOST_ASKING: usize = 8;

/// All running and queued reviews.
#[derive(Clone, Debug)]
pub(crate) struct Reviews(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    store: Store,
    tables: Tables,
    nodes: u32,
    most_of_one: usize,
    /// Admits one review at a time, in order of arrival.
    turn: Semaphore,
    /// Limits the requests to judge a single turn.
    asking: Semaphore,
    jobs: Mutex<HashMap<String, Arc<Job>>>,
}

/// A running or queued review.
#[derive(Debug)]
struct Job {
    /// Nobody, if an earlier server had begun it.
    asker: Option<Asker>,
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
    /// It is done, was stopped or has failed.
    Ended,
}

/// Who asks for a review: a person, or anybody without a session in this network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asker {
    Person(PersonId),
    Stranger(Option<Network>),
}

/// Too many reviews run or wait already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TooMany {
    /// Of all people.
    InAll,
    /// Of the one who asks.
    OfOne,
}

impl Reviews {
    pub(crate) fn new(store: Store, tables: Tables, config: &Config) -> Self {
        let &Config { review_nodes: nodes, reviews: most_of_one, .. } = config;
        Self(Arc::new(Shared {
            store,
            tables,
            nodes,
            most_of_one,
            turn: Semaphore::new(1),
            asking: Semaphore::new(MOST_ASKING),
            jobs: Mutex::default(),
        }))
    }

    /// Starts or resumes a review, unless it is running or queued already.
    pub(crate) fn begin(&self, table: &str, asker: Option<Asker>) -> Result<(), TooMany> {
        let mut jobs = self.lock();
        if jobs.contains_key(table) {
            return Ok(());
        }
        if jobs.len() >= MOST {
            return Err(TooMany::InAll);
        }
        let own = jobs.values().filter(|job| job.asker.is_some() && job.asker == asker).count();
        if own >= self.0.most_of_one {
            return Err(TooMany::OfOne);
        }
        let job = Arc::new(Job {
            asker,
            is_stopped: watch::Sender::new(false),
            progress: watch::Sender::new(Progress::Waiting),
        });
        jobs.insert(table.to_owned(), Arc::clone(&job));
        tokio::spawn(self.clone().run(table.to_owned(), job));
        Ok(())
    }

    /// The number of running and queued reviews.
    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    /// Resumes the reviews that were interrupted by the last shutdown.
    pub(crate) async fn resume(&self) -> Result<(), StoreError> {
        for table in self.0.store.reviews_going_on().await? {
            if self.begin(&table, None).is_err() {
                break;
            }
        }
        Ok(())
    }

    /// Stops a review and waits for its end; the turns reviewed so far stay stored.
    pub(crate) async fn stop(&self, table: &str) {
        let job = self.lock().get(table).cloned();
        if let Some(job) = job {
            job.is_stopped.send_replace(true);
            // An error means that the job has already ended.
            let _ = job.progress.subscribe().wait_for(|now| *now == Progress::Ended).await;
        }
    }

    /// The progress of a table's review, if it is running or queued.
    pub(crate) fn progress(&self, table: &str) -> Option<Progress> {
        self.lock().get(table).map(|job| *job.progress.borrow())
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

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Job>>> {
        self.0.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn run(self, table: String, job: Arc<Job>) {
        while let Err(error) = self.review(&table, &job).await {
            if matches!(error, Failure::Store(StoreError::Closed)) {
                break;
            }
            tracing::error!(table, %error, "a review was interrupted");
            // A failure of the store may be temporary, such as a full disk; a retry resumes from
            // the stored turns.
            let is_over = !matches!(error, Failure::Store(_)) || *job.is_stopped.borrow();
            if is_over {
                break;
            }
            let mut stopped = job.is_stopped.subscribe();
            let stopped = stopped.wait_for(|is_stopped| *is_stopped);
            let _ = tokio::time::timeout(RETRY, stopped).await;
        }
        self.lock().remove(&table);
        job.progress.send_replace(Progress::Ended);
    }

    async fn review(&self, table: &str, job: &Job) -> Result<(), Failure> {
        let subject = Subject::of(self.0.tables.look(table).await?.game());
        let mut kept = self.kept(table, &subject).await?;
        // From now on the review is resumed after a restart.
        self.keep(table, &kept, true).await?;
        let mut stopped = job.is_stopped.subscribe();
        tokio::select! {
            worked = self.work(table, job, &subject, &mut kept) => worked?,
            _ = stopped.wait_for(|is_stopped| *is_stopped) => {}
        }
        self.keep(table, &kept, false).await
    }

    /// Reviews turn by turn. Cancel safe: it can be dropped at any await point.
    async fn work(
        &self,
        table: &str,
        job: &Job,
        subject: &Subject,
        kept: &mut Kept,
    ) -> Result<(), Failure> {
        let _turn = self.0.turn.acquire().await.map_err(|_| StoreError::Closed)?;
        let (begun, first) = (Instant::now(), kept.turns.len());
        let mut keeping = begun;
        let judge = AnyJudge::adviser();
        let mut review = Review::new(&subject.game, judge, self.0.nodes).after_turns(first);
        let (board, players) = (subject.game.board(), subject.game.state().players());
        while !review.is_done() {
            job.progress.send_replace(Progress::running(
                begun,
                first,
                kept.turns.len(),
                review.len(),
            ));
            review = self.slice(review).await?;
            if let Some(turn) = review.turns().get(kept.turns.len() - first) {
                kept.push(turn, board, players);
            }
            if keeping.elapsed() > KEEPING {
                keeping = Instant::now();
                self.keep(table, kept, true).await?;
            }
        }
        Ok(())
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
