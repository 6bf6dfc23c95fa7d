//! Deadlines as jobs: what happens when the time of somebody is up.
//!
//! The append that starts a clock writes the job, and whatever stops or changes the clock replaces it. A
//! worker that finds it due asks the table again and appends at the length that it saw, so a move that came
//! first wins, and two workers have one effect.

use super::{Failure, OpenTable, Tables};
use hamburgum_store::{Job, JobQueue, PersonId, StoreError};
use hamburgum_table::{Alarm, Table};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

/// The interval at which deadlines are claimed.
const CLAIM: Duration = Duration::from_secs(1);

/// So many deadlines are claimed at once.
const MOST: usize = 64;

/// The interval at which a server says that it is there.
const SIGN: Duration = Duration::from_secs(10);

/// Without a sign of a server for so long nobody can move, and no clock runs.
const SILENT: Duration = Duration::from_mins(1);

/// A table that cannot be read is tried again after this time.
const BROKEN: Duration = Duration::from_hours(1);

/// Whether a server is there to take moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Service {
    /// Yes.
    Open,
    /// None has given a sign lately.
    Silent,
}

impl Tables {
    /// Says again and again that a server is there to take moves, in an endless loop.
    pub(crate) async fn note_service_always(&self) {
        loop {
            if let Err(error) = self.store.note_service().await {
                tracing::warn!(%error, "this server cannot say that it is there");
            }
            sleep(SIGN).await;
        }
    }

    /// Acts on deadlines that have passed, in an endless loop.
    pub(crate) async fn keep_time(&self) {
        loop {
            let claimed = self.act_on_deadlines().await.unwrap_or_else(|error| {
                tracing::warn!(%error, "deadlines cannot be claimed");
                0
            });
            if claimed < MOST {
                sleep(CLAIM.mul_f64(0.75 + fastrand::f64() / 2.0)).await;
            }
        }
    }

    /// Acts on deadlines that have passed and that no process has claimed, and returns how many. While no
    /// server is there, nobody can move, so nothing happens.
    ///
    /// # Errors
    /// The store failed.
    pub async fn act_on_deadlines(&self) -> Result<usize, Failure> {
        if self.service().await? == Service::Silent {
            return Ok(0);
        }
        let jobs = self.store.claim_jobs(JobQueue::Deadline, MOST).await?;
        for job in &jobs {
            self.act_on_deadline(job).await?;
        }
        Ok(jobs.len())
    }

    /// Whether people can move now.
    ///
    /// # Errors
    /// The store failed.
    pub(crate) async fn service(&self) -> Result<Service, StoreError> {
        let last = self.store.last_service().await?;
        let silent = i64::try_from(SILENT.as_millis()).unwrap_or(i64::MAX);
        let is_silent = last.is_none_or(|last| self.store.now().0 - last.0 > silent);
        Ok(if is_silent { Service::Silent } else { Service::Open })
    }

    /// The alarm of the running clock of a table, as it looks now.
    ///
    /// # Errors
    /// The store failed.
    pub(crate) async fn alarm(&self, table: &Table) -> Result<Option<Alarm>, Failure> {
        let keeper = self.keeper(table).await?;
        Ok(keeper.and_then(|keeper| table.alarm_now(self.store.now().0, &keeper)))
    }

    async fn act_on_deadline(&self, job: &Job) -> Result<(), Failure> {
        let checked = match self.get(&job.key).await {
            Ok(open) => self.check_time(&open, job).await,
            Err(failure) => Err(failure),
        };
        match checked {
            Ok(()) => Ok(()),
            // Somebody moved first; if the clock still runs, the job is found again.
            Err(Failure::Outrun) => Ok(self.store.postpone_job(job, CLAIM).await?),
            Err(Failure::Store(error)) => Err(error.into()),
            Err(error) => {
                tracing::error!(table = job.key, %error, "a deadline could not be acted on");
                Ok(self.store.postpone_job(job, BROKEN).await?)
            }
        }
    }

    async fn check_time(&self, open: &Arc<OpenTable>, job: &Job) -> Result<(), Failure> {
        let _lock = open.writing().await;
        let table = open.table();
        let now = table.time_of_next_entry(self.store.now().0);
        let entries = match self.keeper(&table).await? {
            Some(keeper) => table.check_time(now, &keeper),
            None => Vec::new(),
        };
        if !entries.is_empty() {
            tracing::info!(table = open.id(), ?entries, "time is up");
            return self.append(open, entries).await;
        }
        match table.next_check() {
            Some(next) => {
                let pause = u64::try_from(next - now).map_or(CLAIM, Duration::from_millis);
                Ok(self.store.postpone_job(job, pause.max(CLAIM)).await?)
            }
            None => Ok(self.store.finish_job(job).await?),
        }
    }

    /// Corrects the clock of a person at all tables after a change of what counts, such as a holiday.
    ///
    /// # Errors
    /// The store failed.
    pub(crate) async fn clock_again(&self, person: PersonId) -> Result<(), Failure> {
        for id in self.store.waiting_tables_of(person).await? {
            let open = match self.get(&id).await {
                Ok(open) => open,
                Err(Failure::Store(error)) => return Err(error.into()),
                Err(_) => continue,
            };
            let _lock = open.writing().await;
            let table = open.table();
            let Some(keeper) = self.keeper(&table).await? else { continue };
            let entries = table.clock_again(table.time_of_next_entry(self.store.now().0), &keeper);
            if entries.is_empty() {
                continue;
            }
            match self.append(&open, entries).await {
                // Whoever moved has started another clock.
                Ok(()) | Err(Failure::Outrun) => {}
                Err(failure) => return Err(failure),
            }
        }
        Ok(())
    }
}
