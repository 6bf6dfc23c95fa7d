//! Analysis requests: they share the queue of the computer players and never block a page.

use super::log::to_json;
use super::places::Wish;
use super::{OpenTable, Tables};
use crate::Failure;
use crate::advice::Patience;
use hamburgum_ai::Report;
use hamburgum_store::{AskLimit, AskedQuestions, Asking, PersonId, StoreError};
use hamburgum_table::advice::{Question, StoredQuestion, is_careless};
use hamburgum_table::{Command, Refusal, Step, TutorCheck, Who};
use std::sync::Arc;
use std::time::Instant;

impl Tables {
    /// Starts the analysis for a question, unless the same one is pending or answered already. The
    /// answer reaches the person's page by a change notification. The tutor checks a turn even while
    /// another table's answer is pending, because the turn could not end without it.
    ///
    /// # Errors
    /// The store failed.
    pub(crate) async fn ask(
        &self,
        open: &Arc<OpenTable>,
        who: &Who,
        question: Question,
    ) -> Result<Asking, StoreError> {
        let table = open.table();
        let mut questions = questions_of(open, who);
        if !question.fits(&table) || questions.contains(&question) {
            return Ok(Asking::Accepted);
        }
        questions.retain(|other| !other.is_like(&question));
        questions.push(question.clone());
        let limit = match question {
            Question::Check { .. } => AskLimit::None,
            _ => AskLimit::OneTable,
        };
        let asking = self.store.ask(&stored(open, who, &questions), limit).await?;
        if asking == Asking::Accepted
            && let Some(patience) = open.desk().ask(who.id, question.clone())
        {
            self.begin(open, who, question, patience);
        }
        Ok(asking)
    }

    /// Answers what somebody, to whom this server shows the table, has asked at another one.
    pub(crate) fn take_up_questions(&self, open: &Arc<OpenTable>, who: &Who) {
        for (question, patience) in open.desk().begin_noted(who.id) {
            self.begin(open, who, question, patience);
        }
    }

    /// Removes a question, which cancels its analysis.
    pub(crate) async fn forget_question(&self, open: &OpenTable, who: &Who, question: &Question) {
        open.desk().forget(who.id, question);
        let kept = self.store.keep_questions(&stored(open, who, &questions_of(open, who))).await;
        if let Err(error) = kept {
            tracing::warn!(table = open.id(), %error, "another server may answer it again");
        }
    }

    /// Reads what people have asked at these tables at other servers, or before a restart.
    pub(super) async fn read_questions(&self, tables: &[String]) {
        match self.store.questions(tables).await {
            Ok(asked) => asked.iter().for_each(|asked| self.note_questions(asked)),
            Err(error) => tracing::warn!(%error, "questions to other servers cannot be read"),
        }
    }

    fn note_questions(&self, asked: &AskedQuestions) {
        let Some(open) = self.lock().get(&asked.table).cloned() else { return };
        let table = open.table();
        let questions: Vec<StoredQuestion> =
            serde_json::from_str(&asked.questions).unwrap_or_default();
        let questions = questions.iter().filter_map(|one| one.read(&table)).collect();
        if open.desk().note(asked.person.0, questions) {
            open.tell_anew();
        }
    }

    fn begin(&self, open: &Arc<OpenTable>, who: &Who, question: Question, patience: Patience) {
        let (tables, open, who) = (self.clone(), Arc::clone(open), who.clone());
        let seen = open.table().version();
        tokio::spawn(async move {
            let report = tables.analyse(&open, &who, &question, patience).await;
            tables.answer(&open, &who, seen, question, report).await;
        });
    }

    async fn analyse(
        &self,
        open: &OpenTable,
        who: &Who,
        question: &Question,
        mut patience: Patience,
    ) -> Option<Report> {
        let _place = tokio::select! {
            place = self.thinkers.place(Wish::of_person(who)) => place?,
            () = patience.end() => return None,
        };
        let table = open.table();
        if patience.is_over() || !question.fits(&table) {
            return None;
        }
        let mut analysis = question.analysis(&table)?;
        let (begun, longest) = (Instant::now(), self.thinkers.longest_thought);
        let thinking = tokio::task::spawn_blocking(move || {
            analysis.run(u32::MAX, || patience.is_over() || begun.elapsed() > longest);
            analysis.report()
        });
        thinking.await.inspect_err(|error| tracing::error!(%error, "an analysis failed")).ok()
    }

    /// Stores the answer and notifies the page. A turn to which the tutor does not object ends as
    /// its player wished, and so does one whose analysis failed.
    async fn answer(
        &self,
        open: &Arc<OpenTable>,
        who: &Who,
        seen: u64,
        question: Question,
        report: Option<Report>,
    ) {
        let is_held_back = report.as_ref().is_some_and(is_careless);
        if matches!(question, Question::Check { .. }) && !is_held_back {
            let is_awaited = open.desk().is_open(who.id, &question);
            self.forget_question(open, who, &question).await;
            if is_awaited {
                self.end_turn(open, who, seen).await;
            }
        } else if let Some(report) = report {
            open.desk().answer(who.id, &question, report);
            self.settle(open, who).await;
        } else {
            self.forget_question(open, who, &question).await;
        }
        open.tell_anew();
    }

    /// Lets this person ask at another table, unless another question waits here.
    async fn settle(&self, open: &OpenTable, who: &Who) {
        if open.desk().is_waiting(who.id) {
            return;
        }
        if let Err(error) = self.store.answered(open.id(), PersonId(who.id)).await {
            tracing::warn!(table = open.id(), %error, "an answered question counts for a while");
        }
    }

    async fn end_turn(&self, open: &Arc<OpenTable>, who: &Who, seen: u64) {
        let done = Command::Turn(Step::End(TutorCheck::Overruled));
        match self.act(open, who, seen, &done).await {
            // A stale version means that the player has changed the draft meanwhile and does not
            // want the turn to end.
            Ok(()) | Err(Failure::Refused(Refusal::Stale | Refusal::Repeated)) => {}
            Err(error) => tracing::error!(table = open.id(), %error, "a turn could not be ended"),
        }
    }
}

/// What somebody has asked about the current position.
fn questions_of(open: &OpenTable, who: &Who) -> Vec<Question> {
    open.desk().of(who.id, &open.table()).into_iter().map(|(question, _)| question).collect()
}

fn stored(open: &OpenTable, who: &Who, questions: &[Question]) -> AskedQuestions {
    let table = open.table();
    let questions: Vec<StoredQuestion> =
        questions.iter().map(|question| StoredQuestion::new(question, &table)).collect();
    let (table, person) = (open.id().to_owned(), PersonId(who.id));
    AskedQuestions { table, person, questions: to_json(&questions) }
}
