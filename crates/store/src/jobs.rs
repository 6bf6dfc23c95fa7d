//! Work that waits or is being done, and who does it.
//!
//! A job is a row. The append that makes it necessary writes it, in the same transaction ([`JobChange`]). A process holds the jobs that it does for half a minute at a time; if it no longer renews
//! that, another process claims them. Doing a job twice wastes time and harms nothing: its result is an
//! append that names the expected length of the log.

mod change;

pub use change::{FirstHolder, JobChange, JobDue, JobUrgency, NewJob};

use crate::store::forward;
use crate::{PersonId, Store, StoreError};
use std::time::Duration;

/// How long a process holds a job that it does not renew.
pub(crate) const HELD: Duration = Duration::from_secs(30);

/// A kind of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JobQueue {
    /// Turns of computers, by table.
    Think,
    /// Questions to an analysis, by table and person.
    Advise,
    /// Planned turns, by table.
    Plan,
    /// Reviews of games, by table.
    Review,
    /// Time that is up for somebody, by table.
    Deadline,
    /// What people are told, by person and table.
    Notice,
    /// Daily mails, by person.
    Digest,
    /// Tables before their game to which something happens by itself, by table.
    Gather,
    /// Housekeeping that one process does for all.
    House,
}

/// A job that this process holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// What kind of work it is.
    pub queue: JobQueue,
    /// What it is about, such as the id of a table.
    pub key: String,
    /// The length of the log for which it was written.
    pub at_length: u64,
    /// How often it was claimed, this time included.
    pub attempt: u32,
    /// What else there is to know, in the format of the caller.
    pub body: String,
}

/// A job that waits or is being done by anybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedJob {
    /// What it is about.
    pub key: String,
    /// Who caused it, in the format of the caller.
    pub body: String,
    /// Whether a process works on it.
    pub is_held: bool,
}

impl JobQueue {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Think => "think",
            Self::Advise => "advise",
            Self::Plan => "plan",
            Self::Review => "review",
            Self::Deadline => "deadline",
            Self::Notice => "notice",
            Self::Digest => "digest",
            Self::Gather => "gather",
            Self::House => "house",
        }
    }

    /// Jobs with smaller numbers come first.
    pub(crate) fn priority(self) -> i32 {
        match self {
            Self::Think => 2,
            Self::Advise | Self::Plan => 1,
            Self::Review => 5,
            Self::Notice => 4,
            Self::Digest => 6,
            Self::Deadline | Self::Gather => 3,
            Self::House => 9,
        }
    }
}

/// The columns of a claimed job.
pub(crate) type JobRow = (String, i64, i64, String);

impl Job {
    pub(crate) fn read(queue: JobQueue, (key, at_length, attempt, body): JobRow) -> Self {
        let attempt = u32::try_from(attempt).unwrap_or(u32::MAX);
        Self { queue, key, at_length: at_length.cast_unsigned(), attempt, body }
    }
}

/// A duration in the unit of the columns.
pub(crate) fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

/// A number in the type of the columns.
pub(crate) fn number(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

impl Store {
    /// Claims jobs that nobody holds, at most so many: those with the smallest priority first, then
    /// owners take turns.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn claim_jobs(&self, queue: JobQueue, most: usize) -> Result<Vec<Job>, StoreError> {
        let claimed = forward!(self.claim_jobs(queue, most))?;
        self.metrics.shared.note_claimed(&claimed);
        Ok(claimed)
    }

    /// Claims this job, unless another process holds it. One that this process holds is held longer.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn claim_job(&self, queue: JobQueue, key: &str) -> Result<Option<Job>, StoreError> {
        forward!(self.claim_job(queue, key))
    }

    /// Holds jobs longer, and returns the keys of those that this process still holds.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn hold_jobs(
        &self,
        queue: JobQueue,
        keys: &[String],
    ) -> Result<Vec<String>, StoreError> {
        if keys.is_empty() {
            return Ok(Vec::new());
        }
        forward!(self.hold_jobs(queue, keys))
    }

    /// Lets another process do a job that this one holds.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn offer_job(&self, queue: JobQueue, key: &str) -> Result<(), StoreError> {
        forward!(self.offer_job(queue, key))
    }

    /// Deletes a job that is done, unless it was replaced meanwhile.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn finish_job(&self, job: &Job) -> Result<(), StoreError> {
        forward!(self.finish_job(job))
    }

    /// Does a job again after this time.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn postpone_job(&self, job: &Job, pause: Duration) -> Result<(), StoreError> {
        self.metrics.shared.note_postponed(job.queue);
        forward!(self.postpone_job(job, pause))
    }

    /// Adds a job that no append writes, unless it is there already. Nobody holds it yet.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn put_job(
        &self,
        queue: JobQueue,
        key: &str,
        owner: Option<PersonId>,
        body: &str,
    ) -> Result<(), StoreError> {
        forward!(self.put_job(queue, key, owner, body))
    }

    /// Writes a job outside of an append, in place of one with the same queue and key. Nobody holds it.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn set_job(&self, job: &NewJob) -> Result<(), StoreError> {
        forward!(self.set_job(job))
    }

    /// Deletes a job, whoever does it.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn cancel_job(&self, queue: JobQueue, key: &str) -> Result<(), StoreError> {
        forward!(self.cancel_job(queue, key))
    }

    /// The jobs of a queue that wait or are being done, in the order of their keys.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn jobs(&self, queue: JobQueue) -> Result<Vec<ListedJob>, StoreError> {
        forward!(self.jobs(queue))
    }
}
