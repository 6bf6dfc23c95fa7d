//! Analysis requests: they share the queue of the computer players and never block a page.

use super::places::Wish;
use super::{OpenTable, Tables};
use crate::Failure;
use crate::advice::{AsksElsewhere, Patience};
use hamburgum_ai::Report;
use hamburgum_table::advice::{Question, is_careless};
use hamburgum_table::{Command, Refusal, Step, TutorCheck, Who};
use std::sync::Arc;
use std::time::Instant;

impl Tables {
    /// Starts the analysis for a question, unless the same one is pending or answered already. The
    /// answer reaches the person's page by a change notification. The tutor checks a turn even while
    /// another table's answer is pending, because the turn could not end without it.
    pub(crate) fn ask(
        &self,
        open: &Arc<OpenTable>,
        who: &Who,
        question: Question,
    ) -> Result<(), AsksElsewhere> {
        let table = open.table();
        if !question.fits(&table) {
            return Ok(());
        }
        let waits = match question {
            Question::Check { .. } => None,
            _ => Some(self.askers.begin(who.id, open.id())?),
        };
        let seen = table.version();
        let Some(patience) = open.desk().ask(who.id, question.clone()) else { return Ok(()) };
        let (tables, open, who) = (self.clone(), Arc::clone(open), who.clone());
        tokio::spawn(async move {
            let _waits = waits;
            let report = tables.analyse(&open, &who, &question, patience).await;
            tables.answer(&open, &who, seen, question, report).await;
        });
        Ok(())
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
            open.desk().forget(who.id, &question);
            if is_awaited {
                self.end_turn(open, who, seen).await;
            }
        } else if let Some(report) = report {
            open.desk().answer(who.id, &question, report);
        } else {
            open.desk().forget(who.id, &question);
        }
        open.tell_anew();
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
