//! What people ask the analysis: hints, and why a computer played just so.

use super::caller::Caller;
use super::table::{after_turn, answer};
use super::trouble::Trouble;
use crate::advice::Question;
use crate::{App, Failure, OpenTable};
use axum::extract::{Form, Path, State};
use axum::response::Response;
use hamburgum_engine::Action;
use hamburgum_table::{Command, Refusal, Step, Table, Who};
use serde::Deserialize;

/// What these forms can have.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    version: Option<u64>,
    turn: Option<u32>,
    idea: Option<usize>,
}

/// Asks for the best turns.
pub(crate) async fn hint(
    state: State<App>,
    path: Path<(String, String)>,
    caller: Caller,
    Form(asked): Form<Asked>,
) -> Result<Response, Trouble> {
    ask(state, path, caller, |table, who| {
        table.check_hint(who, asked.version.unwrap_or(u64::MAX))?;
        Ok(Question::hint(table))
    })
    .await
}

/// Plays one of the best turns that were asked for.
pub(crate) async fn play(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    caller: Caller,
    Form(asked): Form<Asked>,
) -> Result<Response, Trouble> {
    caller.check_language()?;
    let open = app.tables().get(&id).await?;
    let who = caller.who().ok_or(Trouble::NotSeated)?;
    let idea = asked.idea.ok_or(Trouble::Senseless)?;
    let seen = asked.version.unwrap_or(u64::MAX);
    let turn = turn_of_hint(&open, &who, seen, idea).map_err(Failure::Refused);
    let done = match turn {
        Ok(turn) => app.tables().act(&open, &who, seen, &Command::Turn(Step::Whole(turn))).await,
        Err(failure) => Err(failure),
    };
    after_turn(&app, &open, &caller, done).await
}

/// One of the turns of a hint, for who may have it.
fn turn_of_hint(
    open: &OpenTable,
    who: &Who,
    seen: u64,
    idea: usize,
) -> Result<Vec<Action>, Refusal> {
    let table = open.table();
    table.check_hint(who, seen)?;
    open.desk().idea(who.id, &table, idea).ok_or(Refusal::Stale)
}

/// Asks why a computer played its last turn.
pub(crate) async fn why(
    state: State<App>,
    path: Path<(String, String)>,
    caller: Caller,
    Form(asked): Form<Asked>,
) -> Result<Response, Trouble> {
    ask(state, path, caller, |table, who| {
        table.check_explaining(who)?;
        let is_last =
            |&turn: &u32| table.last_turns_of_computers().iter().any(|(_, last)| *last == turn);
        let turn = asked.turn.ok_or(Refusal::Senseless)?;
        Some(turn).filter(is_last).and_then(|turn| Question::why(table, turn)).ok_or(Refusal::Stale)
    })
    .await
}

async fn ask(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    caller: Caller,
    question: impl FnOnce(&Table, &Who) -> Result<Question, Refusal>,
) -> Result<Response, Trouble> {
    caller.check_language()?;
    let open = app.tables().get(&id).await?;
    let who = caller.who().ok_or(Trouble::NotSeated)?;
    let question = question(&open.table(), &who);
    let done = question.map(|question| app.tables().ask(&open, &who, question));
    answer(&app, &open, &caller, done.map_err(Failure::Refused)).await
}

/// Puts the tutor's warning away; the turn goes on as it stands.
pub(crate) async fn think_again(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    caller: Caller,
) -> Result<Response, Trouble> {
    caller.check_language()?;
    let open = app.tables().get(&id).await?;
    let who = caller.who().ok_or(Trouble::NotSeated)?;
    open.desk().forget(who.id, &Question::check(&open.table()));
    answer(&app, &open, &caller, Ok(())).await
}

/// Whether the tutor has to look at a turn before it ends.
pub(super) fn is_looked_at(open: &OpenTable, who: &Who, seen: u64, command: &Command) -> bool {
    let is_end = matches!(command, Command::Turn(Step::Act(word)) if word == "done");
    let table = open.table();
    // What would be refused anyway is left to be refused.
    is_end && table.has_tutor(who) && table.decide(who, seen, command).is_ok()
}
