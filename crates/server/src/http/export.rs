//! Everything that is kept about a person, as one file.

use super::caller::Caller;
use super::trouble::Trouble;
use crate::{App, Failure};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use hamburgum_store::{ListPage, PersonId, WordsAt};
use hamburgum_table::Stamped;
use serde::Serialize;
use std::collections::BTreeSet;

/// All tables of a person.
const ALL: ListPage = ListPage { offset: 0, limit: u32::MAX };

#[derive(Serialize)]
struct Export {
    name: String,
    login: Option<String>,
    /// The ids of the person in the logs.
    numbers: Vec<i64>,
    /// When each session was last used, in milliseconds since 1970.
    sessions: Vec<i64>,
    tables: Vec<ExportedTable>,
}

#[derive(Serialize)]
struct ExportedTable {
    id: String,
    name: String,
    /// The names that the person typed there.
    names: BTreeSet<String>,
    /// What the person said there.
    said: Vec<ExportedMessage>,
    /// The game in the notation of records.
    record: String,
}

#[derive(Serialize)]
struct ExportedMessage {
    /// When, in milliseconds since 1970.
    at: Option<i64>,
    text: String,
}

/// The file.
pub(crate) async fn export(State(app): State<App>, caller: Caller) -> Result<Response, Trouble> {
    let person = caller.person.ok_or(Trouble::NotSeated)?;
    let numbers = app.store().aliases(person.id).await?.into_iter().map(|one| one.0).collect();
    let sessions = app.store().sessions_of(person.id).await?.into_iter().map(|one| one.0).collect();
    let tables = tables(&app, person.id).await?;
    let export = Export { name: person.name, login: person.login, numbers, sessions, tables };
    let text = serde_json::to_string_pretty(&export).map_err(|_| Trouble::Internal)?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"hamburgum.json\""),
    ];
    Ok((headers, text).into_response())
}

/// The tables where the person sits or has typed something.
async fn tables(app: &App, person: PersonId) -> Result<Vec<ExportedTable>, Trouble> {
    let words = app.store().words_of(person).await?;
    let sittings = app.store().tables_of(person, ALL).await?;
    let mut ids: BTreeSet<String> = sittings.into_iter().map(|table| table.id).collect();
    ids.extend(words.iter().map(|one| one.table.clone()));
    let mut tables = Vec::new();
    for id in ids {
        let table = match app.tables().look(&id).await {
            Ok(table) => table,
            // A table that cannot be read must not hide the others.
            Err(Failure::Broken(_)) => continue,
            Err(failure) => return Err(failure.into()),
        };
        let here = || words.iter().filter(|one| one.table == id);
        tables.push(ExportedTable {
            name: table.head().name.clone(),
            names: here().map(|one| one.words.name.clone()).collect(),
            said: here().filter_map(message).collect(),
            record: table.record(),
            id,
        });
    }
    Ok(tables)
}

fn message(one: &WordsAt) -> Option<ExportedMessage> {
    // A log that cannot be read must not hide what was said.
    let at = serde_json::from_str::<Stamped>(&one.entry).ok().map(|entry| entry.at);
    Some(ExportedMessage { at, text: one.words.said.clone()? })
}
