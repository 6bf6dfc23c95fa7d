//! Questions to an analysis as rows.

use super::SqliteStore;
use super::writer::WriteEffect;
use crate::jobs::{HELD, milliseconds};
use crate::questions::{KEPT, QuestionsRow, key};
use crate::{AskLimit, AskedQuestions, Asking, JobQueue, StoreError, Timestamp};

const FORGET_OLD: &str =
    "DELETE FROM jobs WHERE queue = ?1 AND due <= ?2 AND held_until < ?2 AND key <> ?3";

const ASK: &str = "
    INSERT INTO jobs (queue, key, due, priority, owner, at_length, held_until, body)
    SELECT ?1, ?2, ?3, ?4, ?5, 0, ?6, ?7
    WHERE ?8 OR NOT EXISTS (SELECT 1 FROM jobs
        WHERE queue = ?1 AND owner = ?5 AND key <> ?2 AND held_until >= ?9)
    ON CONFLICT (queue, key) DO UPDATE
        SET due = excluded.due, held_until = excluded.held_until, body = excluded.body";

impl SqliteStore {
    pub(crate) async fn ask(
        &self,
        asked: &AskedQuestions,
        limit: AskLimit,
    ) -> Result<Asking, StoreError> {
        let (queue, asked) = (JobQueue::Advise, asked.clone());
        self.writer
            .write_log(WriteEffect::Parts, move |connection| {
                Box::pin(async move {
                    let (now, key) = (Timestamp::now().0, key(&asked.table, asked.person));
                    let forget = sqlx::query(FORGET_OLD).bind(queue.word()).bind(now);
                    forget.bind(key.clone()).execute(&mut *connection).await?;
                    let ask = sqlx::query(ASK).bind(queue.word()).bind(key);
                    let ask = ask.bind(now + milliseconds(KEPT)).bind(queue.priority());
                    let ask = ask.bind(asked.person.0).bind(now + milliseconds(HELD));
                    let ask = ask.bind(asked.questions).bind(limit == AskLimit::None).bind(now);
                    let written = ask.execute(connection).await?.rows_affected();
                    Ok(if written == 0 { Asking::WaitsElsewhere } else { Asking::Accepted })
                })
            })
            .await
    }

    pub(crate) async fn keep_questions(&self, asked: &AskedQuestions) -> Result<(), StoreError> {
        let keep =
            sqlx::query("UPDATE jobs SET body = ?, held_until = 0 WHERE queue = ? AND key = ?")
                .bind(asked.questions.clone())
                .bind(JobQueue::Advise.word())
                .bind(key(&asked.table, asked.person));
        self.change_job(keep).await
    }

    pub(crate) async fn questions(
        &self,
        tables: &[String],
    ) -> Result<Vec<QuestionsRow>, StoreError> {
        let mut found = Vec::new();
        for table in tables {
            // The keys of a table begin with its id and a space, and `!` follows the space.
            let rows: Vec<QuestionsRow> = sqlx::query_as(
                "SELECT key, body FROM jobs
                 WHERE queue = ? AND key > ? AND key < ? AND due > ? ORDER BY key",
            )
            .bind(JobQueue::Advise.word())
            .bind(format!("{table} "))
            .bind(format!("{table}!"))
            .bind(Timestamp::now().0)
            .fetch_all(&self.reads)
            .await?;
            found.extend(rows);
        }
        Ok(found)
    }
}
