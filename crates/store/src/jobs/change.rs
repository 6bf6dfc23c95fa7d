//! What an append does to jobs, in the same transaction.

use super::JobQueue;
use crate::{PersonId, Timestamp};
use std::time::Duration;

/// What an append does to a job. One append changes a job at most once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JobChange {
    /// Writes a job, in place of one with the same queue and key.
    Put(NewJob),
    /// Deletes the job with this queue and key, if there is one.
    Cancel {
        /// What kind of work it is.
        queue: JobQueue,
        /// What it is about.
        key: String,
    },
}

/// A job that an append writes. It gets the length of the log after the append.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewJob {
    /// What kind of work it is.
    pub queue: JobQueue,
    /// What it is about, such as the id of a table.
    pub key: String,
    /// When it is to be done.
    pub due: JobDue,
    /// Who caused it, so that nobody keeps all others waiting.
    pub owner: Option<PersonId>,
    /// Whether somebody waits for it.
    pub urgency: JobUrgency,
    /// Who holds it at first.
    pub holder: FirstHolder,
    /// What else there is to know, in the format of the caller.
    pub body: String,
}

/// When a job is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobDue {
    /// So long after it is written.
    After(Duration),
    /// At this moment.
    At(Timestamp),
}

/// Whether somebody waits for a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobUrgency {
    /// Somebody waits: it comes before all others of its queue.
    Watched,
    /// As usual in its queue.
    Usual,
}

/// Who holds a job when it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstHolder {
    /// The process that writes it, because it will do it at once.
    Writer,
    /// Nobody: any process may claim it when it is due.
    Nobody,
}

impl NewJob {
    /// A job that anybody does as soon as possible.
    pub fn new(queue: JobQueue, key: impl Into<String>) -> Self {
        Self {
            queue,
            key: key.into(),
            due: JobDue::After(Duration::ZERO),
            owner: None,
            urgency: JobUrgency::Usual,
            holder: FirstHolder::Nobody,
            body: String::new(),
        }
    }

    pub(crate) fn priority(&self) -> i32 {
        match self.urgency {
            JobUrgency::Watched => 0,
            JobUrgency::Usual => self.queue.priority(),
        }
    }
}

impl JobChange {
    /// Deletes a job.
    pub fn cancel(queue: JobQueue, key: impl Into<String>) -> Self {
        Self::Cancel { queue, key: key.into() }
    }
}
