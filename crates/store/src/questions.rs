//! What people have asked an analysis: jobs that any server can do, because equal questions have equal answers.
//!
//! A row has all questions of a person at a table. Whoever was asked holds it until the answer is there, and
//! everybody who shows the table to that person finds it. Answers are not stored: computing one takes a
//! fraction of a second.

use crate::store::forward;
use crate::{PersonId, Store, StoreError};
use std::time::Duration;

/// How long questions are kept after the last one.
pub(crate) const KEPT: Duration = Duration::from_mins(10);

/// Whether somebody may ask while another question waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskLimit {
    /// Not while a question at another table waits.
    OneTable,
    /// At any time.
    None,
}

/// Whether somebody's question was accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// This process holds it.
    Accepted,
    /// A question of this person waits at another table.
    WaitsElsewhere,
}

/// The questions of a person at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedQuestions {
    /// The table.
    pub table: String,
    /// Who asks.
    pub person: PersonId,
    /// The questions, in the format of the caller.
    pub questions: String,
}

/// The key of a row.
pub(crate) fn key(table: &str, person: PersonId) -> String {
    format!("{table} {}", person.0)
}

/// The columns of questions.
pub(crate) type QuestionsRow = (String, String);

impl AskedQuestions {
    pub(crate) fn read((key, questions): QuestionsRow) -> Option<Self> {
        let (table, person) = key.split_once(' ')?;
        Some(Self { table: table.to_owned(), person: PersonId(person.parse().ok()?), questions })
    }
}

impl Store {
    /// Replaces the questions of a person at a table, one of which this process is going to answer, and
    /// deletes old ones of others.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn ask(&self, asked: &AskedQuestions, limit: AskLimit) -> Result<Asking, StoreError> {
        forward!(self.ask(asked, limit))
    }

    /// Takes note that the question of a person is answered, unless another process answers one by now.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn answered(&self, table: &str, person: PersonId) -> Result<(), StoreError> {
        self.offer_job(crate::JobQueue::Advise, &key(table, person)).await
    }

    /// Replaces the questions of a person at a table by others, all of which are answered, unless another
    /// process answers one by now.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn keep_questions(&self, asked: &AskedQuestions) -> Result<(), StoreError> {
        forward!(self.keep_questions(asked))
    }

    /// The questions at these tables.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn questions(&self, tables: &[String]) -> Result<Vec<AskedQuestions>, StoreError> {
        let rows: Vec<QuestionsRow> = forward!(self.questions(tables))?;
        Ok(rows.into_iter().filter_map(AskedQuestions::read).collect())
    }
}
