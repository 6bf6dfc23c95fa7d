//! Analysis requests from the table page: hints, explanations of a computer's turn, the tutor.

use super::table::Sender;
use super::trouble::Trouble;
use crate::Failure;
use axum::response::Response;
use hamburgum_engine::Action;
use hamburgum_store::Asking;
use hamburgum_table::advice::Question;
use hamburgum_table::{Command, Refusal, Step};

impl Sender<'_> {
    /// Requests the best turns.
    pub(super) async fn hint(&self) -> Result<Response, Trouble> {
        let table = self.open.table();
        let allowed = table.check_hint(self.who, self.seen);
        if allowed.is_ok() {
            self.check_running_games().await?;
        }
        self.ask(allowed.map(|()| Question::hint(&table))).await
    }

    /// Plays one of the suggested turns.
    pub(super) async fn play_hint(&self, idea: usize) -> Result<Response, Trouble> {
        let Self { app, open, who, seen, .. } = *self;
        let done = match self.turn_of_hint(idea) {
            Ok(turn) => app.tables().act(open, who, seen, &Command::Turn(Step::Whole(turn))).await,
            Err(refusal) => Err(Failure::Refused(refusal)),
        };
        self.after_turn(done).await
    }

    /// Returns one of the suggested turns, if the sender may see hints.
    fn turn_of_hint(&self, idea: usize) -> Result<Vec<Action>, Refusal> {
        let table = self.open.table();
        table.check_hint(self.who, self.seen)?;
        self.open.desk().idea(self.who.id, &table, idea).ok_or(Refusal::Stale)
    }

    /// Requests an explanation of a computer's last turn.
    pub(super) async fn why(&self, turn: u32) -> Result<Response, Trouble> {
        let table = self.open.table();
        let is_last = || table.last_turns_of_computers().iter().any(|(_, last)| *last == turn);
        let question = match table.check_explaining(self.who) {
            Ok(()) if is_last() => Question::why(&table, turn).ok_or(Refusal::Stale),
            Ok(()) => Err(Refusal::Stale),
            Err(refusal) => Err(refusal),
        };
        if question.is_ok() {
            self.check_running_games().await?;
        }
        self.ask(question).await
    }

    /// Refuses an analysis that would help in a game that the sender still plays against people.
    async fn check_running_games(&self) -> Result<(), Trouble> {
        let table = self.open.table();
        let helps = self.app.tables().helps_in_a_running_game(&table, Some(self.who)).await?;
        if helps { Err(Trouble::RunningGame) } else { Ok(()) }
    }

    /// Whether the tutor looks at the turn that a command ends. Where it may not, the turn just ends.
    pub(super) async fn needs_tutor_check(&self, command: &Command) -> Result<bool, Trouble> {
        let table = self.open.table();
        Ok(table.needs_tutor_check(self.who, self.seen, command)
            && !self.app.tables().helps_in_a_running_game(&table, Some(self.who)).await?)
    }

    async fn ask(&self, question: Result<Question, Refusal>) -> Result<Response, Trouble> {
        let Self { app, open, who, .. } = *self;
        let done = match question {
            Ok(question) => {
                if app.tables().ask(open, who, question).await? == Asking::WaitsElsewhere {
                    return Err(Trouble::OneQuestion);
                }
                Ok(())
            }
            Err(refusal) => Err(Failure::Refused(refusal)),
        };
        self.answer(done).await
    }

    /// Dismisses the tutor's warning; the draft of the turn stays as it is.
    pub(super) async fn think_again(&self) -> Result<Response, Trouble> {
        let Self { app, open, who, .. } = *self;
        app.tables().forget_question(open, who, &Question::check(&open.table())).await;
        self.answer(Ok(())).await
    }
}
