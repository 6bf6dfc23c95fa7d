//! Questions to an analysis as rows.

use super::{NOW, PostgresStore, Statement};
use crate::jobs::{HELD, milliseconds};
use crate::questions::{KEPT, QuestionsRow, key};
use crate::{AskLimit, AskedQuestions, Asking, JobQueue, StoreError};

impl PostgresStore {
    /// One statement, which can be sent twice: the second attempt replaces the row of the first.
    pub(crate) async fn ask(
        &self,
        asked: &AskedQuestions,
        limit: AskLimit,
    ) -> Result<Asking, StoreError> {
        let ask = Statement::new(format!(
            "WITH old AS (
                DELETE FROM jobs WHERE queue = $1 AND due <= {NOW} AND held_until < {NOW} AND key <> $2)
             INSERT INTO jobs (queue, key, due, priority, owner, at_length, held_by, held_until, body)
             SELECT $1, $2, {NOW} + $3, $4, $5, 0, $6, {NOW} + $7, $8
             WHERE $9 OR NOT EXISTS (SELECT FROM jobs
                WHERE queue = $1 AND owner = $5 AND key <> $2 AND held_until >= {NOW})
             ON CONFLICT (queue, key) DO UPDATE SET due = excluded.due, held_by = excluded.held_by,
                held_until = excluded.held_until, body = excluded.body
             RETURNING 1"
        ));
        let queue = JobQueue::Advise;
        let ask = ask.bind(queue.word()).bind(key(&asked.table, asked.person));
        let ask = ask.bind(milliseconds(KEPT)).bind(queue.priority()).bind(asked.person.0);
        let ask = ask.bind(self.process.id()).bind(milliseconds(HELD));
        let ask = ask.bind(asked.questions.clone()).bind(limit == AskLimit::None);
        if self.changed(ask).await? == 0 {
            return Ok(Asking::WaitsElsewhere);
        }
        // Others read what is beside the log when they hear this.
        self.announce(|news| news.presence(&asked.table));
        Ok(Asking::Accepted)
    }

    pub(crate) async fn keep_questions(&self, asked: &AskedQuestions) -> Result<(), StoreError> {
        let keep = Statement::new(format!(
            "UPDATE jobs SET body = $3, held_by = 0, held_until = 0
             WHERE queue = $1 AND key = $2 AND (held_by = $4 OR held_until < {NOW}) RETURNING 1"
        ));
        let keep = keep.bind(JobQueue::Advise.word()).bind(key(&asked.table, asked.person));
        let keep = keep.bind(asked.questions.clone()).bind(self.process.id());
        self.changed(keep).await.map(drop)
    }

    pub(crate) async fn questions(
        &self,
        tables: &[String],
    ) -> Result<Vec<QuestionsRow>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT key, body FROM jobs
             WHERE queue = $1 AND split_part(key, ' ', 1) = ANY ($2) AND due > {NOW} ORDER BY key"
        ));
        self.connections.read(ask.bind(JobQueue::Advise.word()).bind(tables.to_vec())).await
    }
}
