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

/// The questions of each person at a table; their answers live as long as the table is in memory.
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
    /// Dropped with the question; `None` if it was asked elsewhere, and nobody works on it here yet.
    asker: Option<watch::Sender<()>>,
    since: Instant,
}

impl Asked {
    fn new(question: Question) -> Self {
        Self { question, answer: None, asker: None, since: Instant::now() }
    }

    fn begin(&mut self) -> Patience {
        let (asker, patience) = watch::channel(());
        self.asker = Some(asker);
        Patience(patience)
    }
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
        if folder.asked.iter().any(|asked| asked.question == question && asked.asker.is_some()) {
            return None;
        }
        folder.asked.retain(|asked| asked.answer.is_some() && !asked.question.is_like(&question));
        folder.changes += 1;
        let mut asked = Asked::new(question);
        let patience = asked.begin();
        folder.asked.push(asked);
        Some(patience)
    }

    /// Adds questions that somebody has asked at another server. Returns whether one of them is new.
    pub(crate) fn note(&self, person: PersonId, questions: Vec<Question>) -> bool {
        let mut desk = self.lock();
        let mut is_new = false;
        for question in questions {
            let folder = desk.entry(person).or_default();
            if folder.asked.iter().all(|asked| asked.question != question) {
                folder.asked.push(Asked::new(question));
                folder.changes += 1;
                is_new = true;
            }
        }
        is_new
    }

    /// Begins to work on questions that somebody has asked at another server.
    pub(crate) fn begin_noted(&self, person: PersonId) -> Vec<(Question, Patience)> {
        let mut desk = self.lock();
        let asked = desk.get_mut(&person).into_iter().flat_map(|folder| &mut folder.asked);
        let noted = asked.filter(|asked| asked.asker.is_none());
        noted.map(|asked| (asked.question.clone(), asked.begin())).collect()
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

    /// Whether any question of this person is pending.
    pub(crate) fn is_waiting(&self, person: PersonId) -> bool {
        let desk = self.lock();
        let mut asked = desk.get(&person).into_iter().flat_map(|folder| &folder.asked);
        asked.any(|asked| asked.answer.is_none())
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
    fn a_question_from_another_server_is_begun_once() {
        let desk = Desk::default();
        assert!(desk.note(ANNA, vec![HINT]));
        assert!(!desk.note(ANNA, vec![HINT]), "it is known");
        assert!(desk.is_waiting(ANNA) && !desk.is_waiting(2));
        let begun = desk.begin_noted(ANNA);
        assert_eq!(begun.len(), 1);
        assert!(desk.begin_noted(ANNA).is_empty());
        assert!(desk.ask(ANNA, HINT).is_none());
        assert!(!begun[0].1.is_over());
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
