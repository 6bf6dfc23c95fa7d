//! Jobs as rows that processes claim without waiting for each other. All moments are those of the database.

use super::{NOW, PostgresStore, Statement};
use crate::jobs::{HELD, JobRow, milliseconds, number};
use crate::metrics::QueueRow;
use crate::{
    FirstHolder, Job, JobChange, JobDue, JobQueue, ListedJob, NewJob, PersonId, StoreError,
};
use std::time::Duration;

impl PostgresStore {
    /// If the answer gets lost, the jobs are free again when they are no longer held.
    pub(crate) async fn claim_jobs(
        &self,
        queue: JobQueue,
        most: usize,
    ) -> Result<Vec<Job>, StoreError> {
        let claim = Statement::new(format!(
            "WITH waiting AS (
                SELECT key, priority, due,
                    row_number() OVER (PARTITION BY owner ORDER BY due, key) AS place
                FROM jobs WHERE queue = $1 AND due <= {NOW} AND held_until < {NOW}),
            free AS (
                SELECT jobs.key FROM jobs JOIN waiting USING (key)
                WHERE queue = $1 AND jobs.due <= {NOW} AND held_until < {NOW}
                ORDER BY waiting.priority, waiting.place, waiting.due, jobs.key
                LIMIT $2 FOR UPDATE OF jobs SKIP LOCKED)
            UPDATE jobs SET held_by = $3, held_until = {NOW} + $4, attempt = attempt + 1
            FROM free WHERE queue = $1 AND jobs.key = free.key
            RETURNING jobs.key, at_length, attempt::bigint, body"
        ));
        let claim = claim.bind(queue.word()).bind(number(most)).bind(self.process.id());
        let rows: Vec<JobRow> = self.connections.write(claim.bind(milliseconds(HELD))).await?;
        Ok(rows.into_iter().map(|row| Job::read(queue, row)).collect())
    }

    pub(crate) async fn claim_job(
        &self,
        queue: JobQueue,
        key: &str,
    ) -> Result<Option<Job>, StoreError> {
        let claim = Statement::new(format!(
            "UPDATE jobs SET held_by = $3, held_until = {NOW} + $4
             WHERE queue = $1 AND key = $2 AND (held_by = $3 OR held_until < {NOW})
             RETURNING key, at_length, attempt::bigint, body"
        ));
        let claim = claim.bind(queue.word()).bind(key.to_owned()).bind(self.process.id());
        let rows: Vec<JobRow> = self.connections.write(claim.bind(milliseconds(HELD))).await?;
        Ok(rows.into_iter().next().map(|row| Job::read(queue, row)))
    }

    pub(crate) async fn hold_jobs(
        &self,
        queue: JobQueue,
        keys: &[String],
    ) -> Result<Vec<String>, StoreError> {
        let hold = Statement::new(format!(
            "UPDATE jobs SET held_until = {NOW} + $4
             WHERE queue = $1 AND key = ANY ($2) AND held_by = $3 RETURNING key"
        ));
        let hold = hold.bind(queue.word()).bind(keys.to_vec()).bind(self.process.id());
        let keys: Vec<(String,)> = self.connections.write(hold.bind(milliseconds(HELD))).await?;
        Ok(keys.into_iter().map(|(key,)| key).collect())
    }

    pub(crate) async fn offer_job(&self, queue: JobQueue, key: &str) -> Result<(), StoreError> {
        let offer = Statement::new(
            "UPDATE jobs SET held_by = 0, held_until = 0
             WHERE queue = $1 AND key = $2 AND held_by = $3 RETURNING 1",
        );
        let offer = offer.bind(queue.word()).bind(key.to_owned()).bind(self.process.id());
        self.changed(offer).await.map(drop)
    }

    pub(crate) async fn finish_job(&self, job: &Job) -> Result<(), StoreError> {
        let finish = Statement::new(
            "DELETE FROM jobs WHERE queue = $1 AND key = $2 AND at_length = $3 AND held_by = $4
             RETURNING 1",
        );
        let finish = finish.bind(job.queue.word()).bind(job.key.clone());
        let finish = finish.bind(job.at_length.cast_signed()).bind(self.process.id());
        self.changed(finish).await.map(drop)
    }

    pub(crate) async fn postpone_job(&self, job: &Job, pause: Duration) -> Result<(), StoreError> {
        let postpone = Statement::new(format!(
            "UPDATE jobs SET due = {NOW} + $4, held_by = 0, held_until = 0
             WHERE queue = $1 AND key = $2 AND held_by = $3 RETURNING 1"
        ));
        let postpone = postpone.bind(job.queue.word()).bind(job.key.clone());
        self.changed(postpone.bind(self.process.id()).bind(milliseconds(pause))).await.map(drop)
    }

    pub(crate) async fn put_job(
        &self,
        queue: JobQueue,
        key: &str,
        owner: Option<PersonId>,
        body: &str,
    ) -> Result<(), StoreError> {
        let put = Statement::new(format!(
            "INSERT INTO jobs (queue, key, due, priority, owner, at_length, body)
             VALUES ($1, $2, {NOW}, $3, $4, 0, $5) ON CONFLICT DO NOTHING RETURNING 1"
        ));
        let put = put.bind(queue.word()).bind(key.to_owned()).bind(queue.priority());
        let put = put.bind(owner.map(|owner| owner.0)).bind(body.to_owned());
        self.changed(put).await.map(drop)
    }

    pub(crate) async fn set_job(&self, job: &NewJob) -> Result<(), StoreError> {
        let mut statement = Statement::default();
        statement.push("WITH moved AS (SELECT 1)");
        push_new_jobs(&mut statement, &[job], 0, self.process.id());
        statement.push(" SELECT 1 FROM moved");
        self.changed(statement).await.map(drop)
    }

    pub(crate) async fn cancel_job(&self, queue: JobQueue, key: &str) -> Result<(), StoreError> {
        let cancel = Statement::new("DELETE FROM jobs WHERE queue = $1 AND key = $2 RETURNING 1");
        self.changed(cancel.bind(queue.word()).bind(key.to_owned())).await.map(drop)
    }

    pub(crate) async fn jobs(&self, queue: JobQueue) -> Result<Vec<ListedJob>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT key, body, held_until >= {NOW} FROM jobs WHERE queue = $1 ORDER BY key"
        ));
        let rows: Vec<(String, String, bool)> =
            self.connections.read(ask.bind(queue.word())).await?;
        let listed = |(key, body, is_held)| ListedJob { key, body, is_held };
        Ok(rows.into_iter().map(listed).collect())
    }

    /// Questions that are kept after their answer do not wait.
    pub(crate) async fn queues(&self) -> Result<Vec<QueueRow>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT queue, count(*) FILTER (WHERE is_waiting), count(*) FILTER (WHERE is_held),
                coalesce(max({NOW} - due) FILTER (WHERE is_waiting), 0)
             FROM (SELECT queue, due, held_until >= {NOW} AS is_held,
                    due <= {NOW} AND held_until < {NOW} AND queue <> $1 AS is_waiting FROM jobs) AS all_jobs
             GROUP BY queue ORDER BY queue"
        ));
        self.connections.read(ask.bind(JobQueue::Advise.word())).await
    }

    /// Frees all jobs of this process, because it stops.
    pub(super) async fn offer_all_jobs(&self) -> Result<(), StoreError> {
        let offer = Statement::new(
            "UPDATE jobs SET held_by = 0, held_until = 0 WHERE held_by = $1 RETURNING 1",
        );
        self.connections.send::<(i32,)>(&offer.bind(self.process.id())).await?;
        Ok(())
    }
}

/// The parts of an append that write and delete jobs. `length` is that of the log after it. The process that
/// appends may hold a job from the beginning.
pub(super) fn push_jobs(
    statement: &mut Statement,
    changes: &[JobChange],
    length: u64,
    process: i64,
) {
    let (mut put, mut cancelled) = (Vec::new(), Vec::new());
    for change in changes {
        match change {
            JobChange::Put(job) => put.push(job),
            JobChange::Cancel { queue, key } => cancelled.push((*queue, key.clone())),
        }
    }
    if !put.is_empty() {
        push_new_jobs(statement, &put, length, process);
    }
    if !cancelled.is_empty() {
        push_cancelled_jobs(statement, cancelled);
    }
}

fn push_new_jobs(statement: &mut Statement, jobs: &[&NewJob], length: u64, process: i64) {
    let mut column = JobColumns::default();
    for job in jobs {
        column.push(job);
    }
    let queues = statement.value(column.queues);
    let keys = statement.value(column.keys);
    let moments = statement.value(column.moments);
    let pauses = statement.value(column.pauses);
    let priorities = statement.value(column.priorities);
    let owners = statement.value(column.owners);
    let held = statement.value(column.held);
    let bodies = statement.value(column.bodies);
    let length = statement.value(length.cast_signed());
    let process = statement.value(process);
    let lease = statement.value(milliseconds(HELD));
    statement.push(&format!(
        ", due AS (
            INSERT INTO jobs (queue, key, due, priority, owner, at_length, held_by, held_until, body)
            SELECT one.queue, one.key, coalesce(one.moment, {NOW} + one.pause), one.priority, one.owner,
                {length}::bigint, CASE WHEN one.held THEN {process}::bigint ELSE 0 END,
                CASE WHEN one.held THEN {NOW} + {lease} ELSE 0 END, one.body
            FROM moved, unnest({queues}::text[], {keys}::text[], {moments}::bigint[], {pauses}::bigint[],
                {priorities}::int[], {owners}::bigint[], {held}::boolean[], {bodies}::text[])
                AS one (queue, key, moment, pause, priority, owner, held, body)
            ON CONFLICT (queue, key) DO UPDATE SET due = excluded.due, priority = excluded.priority,
                owner = excluded.owner, at_length = excluded.at_length, attempt = 0,
                held_by = excluded.held_by, held_until = excluded.held_until, body = excluded.body)"
    ));
}

/// The columns of new jobs.
#[derive(Default)]
struct JobColumns {
    queues: Vec<String>,
    keys: Vec<String>,
    /// Due at these moments, or else after these pauses.
    moments: Vec<Option<i64>>,
    pauses: Vec<i64>,
    priorities: Vec<i32>,
    owners: Vec<Option<i64>>,
    held: Vec<bool>,
    bodies: Vec<String>,
}

impl JobColumns {
    fn push(&mut self, job: &NewJob) {
        let (moment, pause) = match job.due {
            JobDue::After(pause) => (None, milliseconds(pause)),
            JobDue::At(moment) => (Some(moment.0), 0),
        };
        self.queues.push(job.queue.word().to_owned());
        self.keys.push(job.key.clone());
        self.moments.push(moment);
        self.pauses.push(pause);
        self.priorities.push(job.priority());
        self.owners.push(job.owner.map(|owner| owner.0));
        self.held.push(job.holder == FirstHolder::Writer);
        self.bodies.push(job.body.clone());
    }
}

fn push_cancelled_jobs(statement: &mut Statement, jobs: Vec<(JobQueue, String)>) {
    let (queues, keys): (Vec<String>, Vec<String>) =
        jobs.into_iter().map(|(queue, key)| (queue.word().to_owned(), key)).unzip();
    let (queues, keys) = (statement.value(queues), statement.value(keys));
    statement.push(&format!(
        ", done AS (
            DELETE FROM jobs USING moved, unnest({queues}::text[], {keys}::text[]) AS one (queue, key)
            WHERE jobs.queue = one.queue AND jobs.key = one.key)"
    ));
}
