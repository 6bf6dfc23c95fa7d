//! Turns of computers as jobs: whatever another process has left undone is done here.

use super::{Failure, Tables};
use hamburgum_store::{Job, JobQueue};
use std::time::Duration;
use tokio::time::{interval, sleep, timeout};

/// The interval at which jobs are claimed that nobody holds.
const CLAIM: Duration = Duration::from_secs(1);

/// The interval at which jobs in progress are held longer: a third of the time for which they are held.
const HOLD: Duration = Duration::from_secs(10);

/// A table that cannot be read is tried again after this time.
const BROKEN: Duration = Duration::from_hours(1);

impl Tables {
    /// Claims computers' turns that nobody plays, and holds those in progress, in an endless loop.
    pub(crate) async fn play_all_computers(&self) {
        tokio::join!(self.claim_always(), self.hold_always());
    }

    async fn claim_always(&self) {
        loop {
            let room = self.thinkers.room();
            let claimed = self.claim_turns(room).await.unwrap_or_else(|error| {
                tracing::warn!(%error, "computers' turns cannot be claimed");
                0
            });
            if claimed > 0 && claimed == room {
                // More may wait, so the next one is claimed as soon as there is room.
                let _ = timeout(CLAIM, self.thinkers.freed()).await;
            } else {
                sleep(CLAIM.mul_f64(0.75 + fastrand::f64() / 2.0)).await;
            }
        }
    }

    /// Begins turns of computers that no process plays, at most so many, and returns how many.
    ///
    /// # Errors
    /// The store failed.
    pub async fn claim_turns(&self, most: usize) -> Result<usize, Failure> {
        let jobs = self.store.claim_jobs(JobQueue::Think, most).await?;
        for job in &jobs {
            self.begin_turn(job).await?;
        }
        Ok(jobs.len())
    }

    async fn begin_turn(&self, job: &Job) -> Result<(), Failure> {
        match self.get(&job.key).await {
            Ok(open) if open.table().computer_to_act().is_some() => self.wake(&open),
            Ok(_) => self.store.finish_job(job).await?,
            Err(Failure::Store(error)) => return Err(error.into()),
            Err(error) => {
                tracing::error!(table = job.key, %error, "a table cannot be read");
                self.store.postpone_job(job, BROKEN).await?;
            }
        }
        Ok(())
    }

    async fn hold_always(&self) {
        let mut due = interval(HOLD);
        loop {
            due.tick().await;
            let thinking =
                self.lock().values().filter(|open| open.is_thinking()).cloned().collect::<Vec<_>>();
            let keys: Vec<String> = thinking.iter().map(|open| open.id().to_owned()).collect();
            // Whoever has lost a job finds out when it wants to append.
            if let Err(error) = self.store.hold_jobs(JobQueue::Think, &keys).await {
                tracing::warn!(%error, "computers' turns cannot be held");
            }
        }
    }
}
