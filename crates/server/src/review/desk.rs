//! The jobs: one review at a time, in slices, behind everything else.

use super::stored;
use crate::{Config, Failure, Tables};
use hamburgum_ai::{AnyJudge, Review, ReviewError, ReviewedTurn};
use hamburgum_store::{Store, StoreError};
use hamburgum_table::PersonId;
use hamburgum_table::review::{Kept, Subject};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};

/// So long a review works before it looks whether somebody else wants the room.
const SLICE: Duration = Duration::from_millis(30);
/// A running review is kept this often, so that a sudden end of the program costs little.
const KEEPING: Duration = Duration::from_secs(2);
/// So many reviews run or wait at most.
const MOST: usize = 100;
/// So many single turns are judged or wait for it at most.
const MOST_ASKING: usize = 8;

/// All reviews that run or wait.
#[derive(Clone, Debug)]
pub(crate) struct Reviews(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    store: Store,
    tables: Tables,
    nodes: u32,
    most_of_one: usize,
    /// One works at a time; the others wait in the order in which they came.
    turn: Semaphore,
    /// Room for those who want one turn judged.
    asking: Semaphore,
    jobs: Mutex<HashMap<String, Arc<Job>>>,
}

/// A review that runs or waits.
#[derive(Debug)]
struct Job {
    /// Nobody, if an earlier server had begun it.
    asker: Option<Asker>,
    is_stopped: watch::Sender<bool>,
    progress: watch::Sender<Progress>,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// Others are before it.
    Waiting,
    /// So many turns of so many are reviewed.
    Running {
        done: usize,
        all: usize,
        /// How long the rest will take, once that can be told.
        left: Option<Duration>,
    },
    /// It has ended: done, stopped or failed.
    Ended,
}

/// Who asks for a review: a person, or whoever has this address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asker {
    Person(PersonId),
    Stranger(Option<IpAddr>),
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

    /// Begins a review or goes on with it, unless it runs or waits already.
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

    /// Goes on with the reviews that an earlier server did not finish.
    pub(crate) async fn go_on(&self) -> Result<(), StoreError> {
        for table in self.0.store.reviews_going_on().await? {
            if self.begin(&table, None).is_err() {
                break;
            }
        }
        Ok(())
    }

    /// Stops a review and waits until it has stopped; what is reviewed stays.
    pub(crate) async fn stop(&self, table: &str) {
        let job = self.lock().get(table).cloned();
        if let Some(job) = job {
            job.is_stopped.send_replace(true);
            // An error means that the job is gone, which is as good.
            let _ = job.progress.subscribe().wait_for(|now| *now == Progress::Ended).await;
        }
    }

    /// How far the review of a table is, if it runs or waits.
    pub(crate) fn progress(&self, table: &str) -> Option<Progress> {
        self.lock().get(table).map(|job| *job.progress.borrow())
    }

    /// What is known about the turns of this game.
    pub(crate) async fn kept(&self, table: &str, subject: &Subject) -> Result<Kept, StoreError> {
        let found = self.0.store.review(table).await?;
        let mut kept = found.and_then(|one| stored::read(&one, self.0.nodes)).unwrap_or_default();
        kept.fit(subject.game.state().players().len(), &subject.notations());
        Ok(kept)
    }

    /// Judges one turn of a game at once. `None` if too many wait for that.
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
        match self.review(&table, &job).await {
            Ok(()) | Err(Failure::Store(StoreError::Closed)) => {}
            Err(error) => tracing::error!(table, %error, "a review was not finished"),
        }
        self.lock().remove(&table);
        job.progress.send_replace(Progress::Ended);
    }

    async fn review(&self, table: &str, job: &Job) -> Result<(), Failure> {
        let subject = Subject::of(self.0.tables.look(table).await?.game());
        let mut kept = self.kept(table, &subject).await?;
        // From now on the next start of the program goes on with it.
        self.keep(table, &kept, true).await?;
        let mut stopped = job.is_stopped.subscribe();
        tokio::select! {
            worked = self.work(table, job, &subject, &mut kept) => worked?,
            _ = stopped.wait_for(|is_stopped| *is_stopped) => {}
        }
        self.keep(table, &kept, false).await
    }

    /// Reviews turn after turn. It can be dropped at any moment.
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

    /// Works for a moment, when no computer at a table wants the room.
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
