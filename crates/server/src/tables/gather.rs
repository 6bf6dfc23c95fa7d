//! What happens to tables by themselves before their game: computers fill up, appointments begin, and tables that
//! nobody fills are reminded and closed.

use super::{Failure, Tables};
use hamburgum_store::{Job, JobQueue};
use std::time::Duration;
use tokio::time::sleep;

/// The interval at which due tables are looked for.
const CLAIM: Duration = Duration::from_secs(1);

/// So many tables are claimed at a time.
const AT_ONCE: usize = 16;

/// A table that cannot be read is tried again after this time.
const BROKEN: Duration = Duration::from_hours(1);

/// A table that others change at the same time is tried again after this time.
const OUTRUN: Duration = Duration::from_secs(1);

impl Tables {
    /// Begins, reminds and closes gathering tables, in an endless loop.
    pub(crate) async fn gather_always(&self) {
        loop {
            match self.gather_due().await {
                Ok(AT_ONCE) => {}
                Ok(_) => sleep(CLAIM.mul_f64(0.75 + fastrand::f64() / 2.0)).await,
                Err(error) => {
                    tracing::warn!(%error, "gathering tables cannot be looked after");
                    sleep(CLAIM).await;
                }
            }
        }
    }

    /// Does what is due at gathering tables, and returns at how many.
    ///
    /// # Errors
    /// The store failed.
    pub async fn gather_due(&self) -> Result<usize, Failure> {
        let jobs = self.store.claim_jobs(JobQueue::Gather, AT_ONCE).await?;
        for job in &jobs {
            match self.gather(job).await {
                Ok(()) => {}
                Err(Failure::Store(error)) => return Err(error.into()),
                Err(Failure::Outrun) => self.store.postpone_job(job, OUTRUN).await?,
                Err(error) => {
                    tracing::error!(table = job.key, %error, "a table cannot be read");
                    self.store.postpone_job(job, BROKEN).await?;
                }
            }
        }
        Ok(jobs.len())
    }

    /// The append replaces or deletes the job, so it has one effect even if two processes do it.
    async fn gather(&self, job: &Job) -> Result<(), Failure> {
        let open = self.get(&job.key).await?;
        let _lock = open.writing().await;
        let (table, now) = (open.table(), self.store.now().0);
        let entries = table.at_gathering_due(now);
        if !entries.is_empty() {
            return self.append(&open, entries).await;
        }
        match table.gathering_due() {
            Some(due) => {
                let wait = u64::try_from(due.saturating_sub(now)).unwrap_or_default();
                self.store.postpone_job(job, Duration::from_millis(wait)).await?;
            }
            None => self.store.finish_job(job).await?,
        }
        Ok(())
    }
}
