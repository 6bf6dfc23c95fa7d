//! Jobs in a file, which belongs to one process: whatever another one held is free when the file is opened.

use super::SqliteStore;
use super::writer::{Statement, WriteEffect};
use crate::jobs::{HELD, JobRow, milliseconds, number};
use crate::metrics::QueueRow;
use crate::{
    FirstHolder, Job, JobChange, JobDue, JobQueue, ListedJob, NewJob, PersonId, StoreError,
    Timestamp,
};
use sqlx::SqliteConnection;
use std::time::Duration;

const CLAIM: &str = "
    UPDATE jobs SET held_until = ?3, attempt = attempt + 1
    WHERE queue = ?1 AND key IN (
        SELECT key FROM (
            SELECT key, priority, due, row_number() OVER (PARTITION BY owner ORDER BY due, key) AS place
            FROM jobs WHERE queue = ?1 AND due <= ?2 AND held_until < ?2)
        ORDER BY priority, place, due, key LIMIT ?4)
    RETURNING key, at_length, attempt, body";

impl SqliteStore {
    pub(crate) async fn claim_jobs(
        &self,
        queue: JobQueue,
        most: usize,
    ) -> Result<Vec<Job>, StoreError> {
        // Most of the time there is none, and reading costs no wait for the disk.
        let waiting: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM jobs WHERE queue = ?1 AND due <= ?2 AND held_until < ?2",
        )
        .bind(queue.word())
        .bind(self.now().0)
        .fetch_one(&self.reads)
        .await?;
        if waiting == 0 || most == 0 {
            return Ok(Vec::new());
        }
        self.claim(queue, move |now, until| {
            sqlx::query_as(CLAIM).bind(queue.word()).bind(now).bind(until).bind(number(most))
        })
        .await
    }

    pub(crate) async fn claim_job(
        &self,
        queue: JobQueue,
        key: &str,
    ) -> Result<Option<Job>, StoreError> {
        let key = key.to_owned();
        let claimed = self.claim(queue, move |_, until| {
            sqlx::query_as(
                "UPDATE jobs SET held_until = ?1 WHERE queue = ?2 AND key = ?3
                 RETURNING key, at_length, attempt, body",
            )
            .bind(until)
            .bind(queue.word())
            .bind(key)
        });
        Ok(claimed.await?.into_iter().next())
    }

    async fn claim<C>(&self, queue: JobQueue, claim: C) -> Result<Vec<Job>, StoreError>
    where
        C: FnOnce(i64, i64) -> ClaimQuery + Send + 'static,
    {
        let clock = self.clock.clone();
        self.writer
            .write_log(WriteEffect::AllOrNothing, move |connection| {
                Box::pin(async move {
                    let now = clock.now().0;
                    let rows = claim(now, now + milliseconds(HELD)).fetch_all(connection).await?;
                    Ok(rows.into_iter().map(|row| Job::read(queue, row)).collect())
                })
            })
            .await
    }

    pub(crate) async fn hold_jobs(
        &self,
        queue: JobQueue,
        keys: &[String],
    ) -> Result<Vec<String>, StoreError> {
        let mut held = Vec::new();
        for key in keys {
            held.extend(self.claim_job(queue, key).await?.map(|job| job.key));
        }
        Ok(held)
    }

    pub(crate) async fn offer_job(&self, queue: JobQueue, key: &str) -> Result<(), StoreError> {
        let offer = sqlx::query("UPDATE jobs SET held_until = 0 WHERE queue = ? AND key = ?");
        self.change_job(offer.bind(queue.word()).bind(key.to_owned())).await
    }

    pub(crate) async fn finish_job(&self, job: &Job) -> Result<(), StoreError> {
        let finish = sqlx::query("DELETE FROM jobs WHERE queue = ? AND key = ? AND at_length = ?");
        let finish = finish.bind(job.queue.word()).bind(job.key.clone());
        self.change_job(finish.bind(job.at_length.cast_signed())).await
    }

    pub(crate) async fn postpone_job(&self, job: &Job, pause: Duration) -> Result<(), StoreError> {
        // One that was replaced meanwhile is due when its append says.
        let postpone = sqlx::query(
            "UPDATE jobs SET due = ?, held_until = 0 WHERE queue = ? AND key = ? AND at_length = ?",
        )
        .bind(self.now().0.saturating_add(milliseconds(pause)))
        .bind(job.queue.word())
        .bind(job.key.clone())
        .bind(job.at_length.cast_signed());
        self.change_job(postpone).await
    }

    pub(crate) async fn put_job(
        &self,
        queue: JobQueue,
        key: &str,
        owner: Option<PersonId>,
        body: &str,
    ) -> Result<(), StoreError> {
        let put = sqlx::query(
            "INSERT INTO jobs (queue, key, due, priority, owner, at_length, body)
             VALUES (?, ?, ?, ?, ?, 0, ?) ON CONFLICT DO NOTHING",
        )
        .bind(queue.word())
        .bind(key.to_owned())
        .bind(self.now().0)
        .bind(queue.priority())
        .bind(owner.map(|owner| owner.0))
        .bind(body.to_owned());
        self.change_job(put).await
    }

    pub(crate) async fn set_job(&self, job: &NewJob) -> Result<(), StoreError> {
        self.change_job(put(job, 0, self.now())).await
    }

    pub(crate) async fn cancel_job(&self, queue: JobQueue, key: &str) -> Result<(), StoreError> {
        let cancel = sqlx::query("DELETE FROM jobs WHERE queue = ? AND key = ?");
        self.change_job(cancel.bind(queue.word()).bind(key.to_owned())).await
    }

    pub(crate) async fn jobs(&self, queue: JobQueue) -> Result<Vec<ListedJob>, StoreError> {
        let rows: Vec<(String, String, bool)> = sqlx::query_as(
            "SELECT key, body, held_until >= ? FROM jobs WHERE queue = ? ORDER BY key",
        )
        .bind(self.now().0)
        .bind(queue.word())
        .fetch_all(&self.reads)
        .await?;
        let listed = |(key, body, is_held)| ListedJob { key, body, is_held };
        Ok(rows.into_iter().map(listed).collect())
    }

    /// Questions that are kept after their answer do not wait.
    pub(crate) async fn queues(&self) -> Result<Vec<QueueRow>, StoreError> {
        let rows = sqlx::query_as(
            "SELECT queue, count(*) FILTER (WHERE is_waiting), count(*) FILTER (WHERE is_held),
                coalesce(max(?1 - due) FILTER (WHERE is_waiting), 0)
             FROM (SELECT queue, due, held_until >= ?1 AS is_held,
                    due <= ?1 AND held_until < ?1 AND queue <> ?2 AS is_waiting FROM jobs)
             GROUP BY queue ORDER BY queue",
        );
        let rows = rows.bind(self.now().0).bind(JobQueue::Advise.word());
        Ok(rows.fetch_all(&self.reads).await?)
    }

    /// It changes nothing about people.
    pub(super) async fn change_job(&self, statement: Statement) -> Result<(), StoreError> {
        self.writer
            .write_log(WriteEffect::AllOrNothing, |connection| {
                Box::pin(async {
                    statement.execute(connection).await?;
                    Ok(())
                })
            })
            .await
    }
}

type ClaimQuery =
    sqlx::query::QueryAs<'static, sqlx::Sqlite, JobRow, sqlx::sqlite::SqliteArguments>;

/// Frees what the last process held.
pub(super) async fn free_all(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE jobs SET held_until = 0 WHERE held_until > 0").execute(connection).await?;
    Ok(())
}

/// Writes and deletes the jobs of an append, after which the log has this length.
pub(super) async fn change_jobs(
    connection: &mut SqliteConnection,
    changes: &[JobChange],
    length: u64,
    now: Timestamp,
) -> Result<(), sqlx::Error> {
    for change in changes {
        let statement = match change {
            JobChange::Put(job) => put(job, length, now),
            JobChange::Cancel { queue, key } => {
                let cancel = sqlx::query("DELETE FROM jobs WHERE queue = ? AND key = ?");
                cancel.bind(queue.word()).bind(key.clone())
            }
        };
        statement.execute(&mut *connection).await?;
    }
    Ok(())
}

fn put(job: &NewJob, length: u64, now: Timestamp) -> Statement {
    let due = match job.due {
        JobDue::After(pause) => now.0.saturating_add(milliseconds(pause)),
        JobDue::At(moment) => moment.0,
    };
    let held_until = match job.holder {
        FirstHolder::Writer => now.0 + milliseconds(HELD),
        FirstHolder::Nobody => 0,
    };
    sqlx::query(
        "INSERT INTO jobs (queue, key, due, priority, owner, at_length, held_until, body)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (queue, key) DO UPDATE SET due = excluded.due,
            priority = excluded.priority, owner = excluded.owner, at_length = excluded.at_length,
            attempt = 0, held_until = excluded.held_until, body = excluded.body",
    )
    .bind(job.queue.word())
    .bind(job.key.clone())
    .bind(due)
    .bind(job.priority())
    .bind(job.owner.map(|owner| owner.0))
    .bind(length.cast_signed())
    .bind(held_until)
    .bind(job.body.clone())
}
