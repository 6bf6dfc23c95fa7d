//! The analysis requests at one table and their answers.

use hamburgum_ai::Report;
use hamburgum_engine::Action;
use hamburgum_table::advice::{Question, Standing};
use hamburgum_table::{PersonId, Table};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How long an answer keeps the table in memory without a connected page: pages without scripts are
/// only reloaded now and then.
const KEPT: Duration = Duration::from_mins(10);

/// The questions of each person at a table; they live as long as the table is in memory.
#[derive(Debug, Default)]
pub(crate) struct Desk(Mutex<HashMap<PersonId, Folder>>);

/// The questions of one person: at most one of each kind, and at most one pending.
#[derive(Debug, Default)]
struct Folder {
    asked: Vec<Asked>,
    /// Counts changes, so that a page can detect a new one.
    changes: u64,
}

#[derive(Debug)]
struct Asked {
    question: Question,
    answer: Option<Arc<Report>>,
    /// Dropped with the question.
    _asker: watch::Sender<()>,
    since: Instant,
}

/// Cancels the analysis of a question that has been dropped.
#[derive(Clone, Debug)]
pub(crate) struct Patience(watch::Receiver<()>);

impl Patience {
    pub(crate) fn is_over(&self) -> bool {
        self.0.has_changed().is_err()
    }

    /// Waits until it is over.
    pub(crate) async fn end(&mut self) {
        while self.0.changed().await.is_ok() {}
    }
}

impl Desk {
    /// Adds a question. `None` if the same one is there already. Another pending question is
    /// cancelled, so that each person occupies at most one search.
    pub(crate) fn ask(&self, person: PersonId, question: Question) -> Option<Patience> {
        let mut desk = self.lock();
        let folder = desk.entry(person).or_default();
        if folder.asked.iter().any(|asked| asked.question == question) {
            return None;
        }
        folder.asked.retain(|asked| asked.answer.is_some() && !asked.question.is_like(&question));
        folder.changes += 1;
        let (asker, patience) = watch::channel(());
        folder.asked.push(Asked { question, answer: None, _asker: asker, since: Instant::now() });
        Some(Patience(patience))
    }

    /// Stores an answer, unless the question was dropped meanwhile.
    pub(crate) fn answer(&self, person: PersonId, question: &Question, report: Report) {
        let mut desk = self.lock();
        let Some(folder) = desk.get_mut(&person) else { return };
        if let Some(asked) = folder.asked.iter_mut().find(|asked| asked.question == *question) {
            asked.answer = Some(Arc::new(report));
            folder.changes += 1;
        }
    }

    /// Removes a question, which cancels its analysis.
    pub(crate) fn forget(&self, person: PersonId, question: &Question) {
        if let Some(folder) = self.lock().get_mut(&person) {
            folder.asked.retain(|asked| asked.question != *question);
            folder.changes += 1;
        }
    }

    /// Returns a person's questions, without those that no longer fit the position.
    pub(crate) fn of(&self, person: PersonId, table: &Table) -> Vec<(Question, Standing)> {
        let mut desk = self.lock();
        let Some(folder) = desk.get_mut(&person) else { return Vec::new() };
        folder.asked.retain(|asked| asked.question.fits(table));
        let standing = |asked: &Asked| match &asked.answer {
            None => Standing::Open,
            Some(report) => Standing::Answered(Arc::clone(report)),
        };
        folder.asked.iter().map(|asked| (asked.question.clone(), standing(asked))).collect()
    }

    /// Returns one of the turns that a person's hint suggests, if it still fits the position.
    pub(crate) fn idea(
        &self,
        person: PersonId,
        table: &Table,
        place: usize,
    ) -> Option<Vec<Action>> {
        self.of(person, table).into_iter().find_map(|(question, standing)| {
            match (question, standing) {
                (Question::Hint { .. }, Standing::Answered(report)) => {
                    report.turns.get(place).map(|turn| turn.actions.clone())
                }
                _ => None,
            }
        })
    }

    /// Whether a question is pending.
    pub(crate) fn is_open(&self, person: PersonId, question: &Question) -> bool {
        let desk = self.lock();
        let mut asked = desk.get(&person).into_iter().flat_map(|folder| &folder.asked);
        asked.any(|asked| asked.question == *question && asked.answer.is_none())
    }

    /// Whether there is a recent question.
    pub(crate) fn is_in_use(&self) -> bool {
        let is_new = |asked: &Asked| asked.since.elapsed() < KEPT;
        self.lock().values().flat_map(|folder| &folder.asked).any(is_new)
    }

    /// A number that grows with each question of this person and each answer.
    pub(crate) fn changes(&self, person: PersonId) -> u64 {
        self.lock().get(&person).map_or(0, |folder| folder.changes)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, Folder>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: PersonId = 1;
    const HINT: Question = Question::Hint { turn_version: 4 };

    #[test]
    fn a_repeated_question_is_not_analysed_again() {
        let desk = Desk::default();
        let patience = desk.ask(ANNA, HINT).expect("a new question");
        assert!(desk.ask(ANNA, HINT).is_none());
        assert!(!patience.is_over());
        assert!(desk.ask(2, HINT).is_some(), "everybody asks for themselves");
    }

    #[test]
    fn a_new_question_cancels_the_pending_one() {
        let desk = Desk::default();
        let first = desk.ask(ANNA, HINT).expect("a new question");
        desk.ask(ANNA, Question::Check { game_version: 6 }).expect("a new question");
        assert!(first.is_over());
        assert!(desk.ask(ANNA, HINT).is_some(), "it can be asked again");
    }
}
