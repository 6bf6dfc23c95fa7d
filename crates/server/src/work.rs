//! Bounded pools for work that takes longer than a few milliseconds and would block the async
//! workers.

use std::fmt;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// A pool of blocking work with a bounded queue. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Work {
    /// One permit for each running job.
    room: Arc<Semaphore>,
    /// One permit for each running or queued job.
    places: Arc<Semaphore>,
}

/// The reason why a job was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkError {
    /// The queue is full.
    Overloaded,
    /// The job panicked.
    Panicked,
}

impl fmt::Display for WorkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Overloaded => "too much work waits already",
            Self::Panicked => "a background job failed",
        })
    }
}

impl std::error::Error for WorkError {}

impl Work {
    /// Creates a pool with this many concurrent jobs and this queue length.
    pub(crate) fn new(at_once: usize, waiting: usize) -> Self {
        let room = Arc::new(Semaphore::new(at_once));
        Self { room, places: Arc::new(Semaphore::new(at_once + waiting)) }
    }

    /// Runs a job on a blocking thread. A caller that stops waiting leaves the queue; a job that
    /// has started holds its permit until it ends.
    pub(crate) async fn run<R: Send + 'static>(
        &self,
        job: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R, WorkError> {
        let place = Arc::clone(&self.places).try_acquire_owned();
        let place = place.map_err(|_| WorkError::Overloaded)?;
        let room = Arc::clone(&self.room).acquire_owned().await;
        let room = room.map_err(|_| WorkError::Overloaded)?;
        let job = tokio::task::spawn_blocking(move || {
            let done = job();
            drop((room, place));
            done
        });
        job.await.map_err(|error| {
            tracing::error!(%error, "a background job failed");
            WorkError::Panicked
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::future::join_all;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    #[tokio::test]
    async fn concurrent_jobs_are_limited() {
        let work = Work::new(2, 100);
        let (running, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let jobs = (0..20).map(|_| {
            let (running, most) = (Arc::clone(&running), Arc::clone(&most));
            work.run(move || {
                most.fetch_max(running.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::yield_now();
                running.fetch_sub(1, Ordering::SeqCst);
            })
        });
        assert!(join_all(jobs).await.into_iter().all(|done| done.is_ok()));
        assert!(most.load(Ordering::SeqCst) <= 2);
    }

    /// A client that keeps requesting and disconnecting must not start more jobs than the limit.
    #[tokio::test]
    async fn an_abandoned_job_holds_its_permit_until_it_ends() {
        let work = Work::new(1, 0);
        let (begun, has_begun) = mpsc::channel();
        let (end, may_end) = mpsc::channel::<()>();
        let pool = work.clone();
        let asked = tokio::spawn(async move {
            let job = move || {
                begun.send(()).expect("a test that waits");
                may_end.recv().expect("a word");
            };
            pool.run(job).await
        });
        tokio::task::spawn_blocking(move || has_begun.recv())
            .await
            .expect("a task")
            .expect("a job");
        asked.abort();
        assert!(asked.await.expect_err("an abort").is_cancelled());
        assert_eq!(work.run(|| ()).await, Err(WorkError::Overloaded));
        end.send(()).expect("a job that waits");
        while work.run(|| ()).await.is_err() {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_panic_is_an_error_and_releases_its_permit() {
        let work = Work::new(1, 0);
        for _ in 0..3 {
            assert_eq!(work.run(|| panic!("on purpose")).await, Err::<(), _>(WorkError::Panicked));
        }
        assert_eq!(work.run(|| 7).await, Ok(7));
    }
}
