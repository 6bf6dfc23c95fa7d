//! Everything that is kept about a person, as one file.

use super::caller::Caller;
use super::trouble::Trouble;
use crate::{App, Failure};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use hamburgum_hours::HoursHistory;
use hamburgum_store::{
    BlockedPerson, BoardFilter, ListPage, Mute, PersonId, PlansRow, StoredChannel,
    StoredChannelKind, Timestamp, WordsAt,
};
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
    /// The language of the last visit.
    language: Option<String>,
    notifications: ExportedNotifications,
    /// Time zone, night and holidays.
    hours: Option<HoursHistory>,
    tables: Vec<ExportedTable>,
    boards: Vec<ExportedBoard>,
    reports: Vec<ExportedReport>,
    blocked: Vec<ExportedBlock>,
}

/// Somebody whom the person does not want to meet.
#[derive(Serialize)]
struct ExportedBlock {
    name: String,
    since: i64,
}

/// A board that the person drew.
#[derive(Serialize)]
struct ExportedBoard {
    id: String,
    state: &'static str,
    created: i64,
    /// The board file.
    file: String,
}

/// What the person said about a board of somebody.
#[derive(Serialize)]
struct ExportedReport {
    board: String,
    reason: String,
    at: i64,
}

/// Where the person is told what, and what the person knows.
#[derive(Serialize)]
struct ExportedNotifications {
    /// As the server keeps them.
    settings: String,
    channels: Vec<ExportedChannel>,
}

#[derive(Serialize)]
struct ExportedChannel {
    kind: &'static str,
    address: String,
    /// The kinds of notifications that go there.
    wants: String,
    /// Since when, in milliseconds since 1970.
    created: i64,
    /// When the last message arrived.
    delivered: Option<i64>,
    /// Why messages do not arrive.
    failure: Option<String>,
}

#[derive(Serialize)]
struct ExportedTable {
    id: String,
    name: String,
    /// The newest version that the person has seen, and whether they hear of the table.
    seen: u64,
    is_muted: bool,
    /// The names that the person typed there.
    names: BTreeSet<String>,
    /// What the person said there.
    said: Vec<ExportedMessage>,
    /// What the person plans there.
    plans: Vec<ExportedPlans>,
    /// The game in the notation of records.
    record: String,
}

#[derive(Serialize)]
struct ExportedMessage {
    /// When, in milliseconds since 1970.
    at: Option<i64>,
    text: String,
}

#[derive(Serialize)]
struct ExportedPlans {
    seat: String,
    turns: serde_json::Value,
    stops: serde_json::Value,
}

impl ExportedPlans {
    fn of(row: &PlansRow) -> Self {
        let data = |text: &str| serde_json::from_str(text).unwrap_or_default();
        Self { seat: row.seat.clone(), turns: data(&row.turns), stops: data(&row.stops) }
    }
}

/// The file.
pub(crate) async fn export(State(app): State<App>, caller: Caller) -> Result<Response, Trouble> {
    let person = caller.person.ok_or(Trouble::NotSeated)?;
    let numbers = app.store().aliases(person.id).await?.into_iter().map(|one| one.0).collect();
    let sessions = app.store().sessions_of(person.id).await?.into_iter().map(|one| one.0).collect();
    let tables = tables(&app, person.id).await?;
    let export = Export {
        notifications: notifications(&app, person.id).await?,
        hours: app.tables().hours_of(&[person.id]).await?.remove(&person.id),
        name: person.name,
        login: person.login,
        language: person.language,
        numbers,
        sessions,
        tables,
        boards: boards(&app, person.id).await?,
        reports: reports(&app, person.id).await?,
        blocked: blocked(&app, person.id).await?,
    };
    let text = serde_json::to_string_pretty(&export).map_err(|_| Trouble::Internal)?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"hamburgum.json\""),
    ];
    Ok((headers, text).into_response())
}

async fn boards(app: &App, person: PersonId) -> Result<Vec<ExportedBoard>, Trouble> {
    let mut boards = Vec::new();
    for row in app.store().boards(BoardFilter::Of(person), ALL).await? {
        if let Some(board) = app.store().board(&row.id).await? {
            let (state, created) = (row.state.word(), row.created.0);
            boards.push(ExportedBoard { id: row.id, state, created, file: board.text });
        }
    }
    Ok(boards)
}

async fn reports(app: &App, person: PersonId) -> Result<Vec<ExportedReport>, Trouble> {
    let reports = app.store().reports_by(person).await?;
    let report =
        |(board, reason, at): (_, _, Timestamp)| ExportedReport { board, reason, at: at.0 };
    Ok(reports.into_iter().map(report).collect())
}

async fn blocked(app: &App, person: PersonId) -> Result<Vec<ExportedBlock>, Trouble> {
    let blocked = app.store().blocked_by(person).await?;
    let block = |one: BlockedPerson| ExportedBlock { name: one.name, since: one.since.0 };
    Ok(blocked.into_iter().map(block).collect())
}

async fn notifications(app: &App, person: PersonId) -> Result<ExportedNotifications, Trouble> {
    let settings = app.store().preferences(person).await?.notices;
    let channels = app.store().channels(person).await?.into_iter().map(exported_channel).collect();
    Ok(ExportedNotifications { settings, channels })
}

fn exported_channel(channel: StoredChannel) -> ExportedChannel {
    ExportedChannel {
        kind: match channel.kind {
            StoredChannelKind::Push(_) => "push",
            StoredChannelKind::Mail => "mail",
            StoredChannelKind::Webhook => "webhook",
        },
        address: channel.address,
        wants: channel.wants,
        created: channel.created.0,
        delivered: channel.delivered.map(|at| at.0),
        failure: channel.failure.map(|failure| failure.reason),
    }
}

/// The tables where the person sits or has typed something.
async fn tables(app: &App, person: PersonId) -> Result<Vec<ExportedTable>, Trouble> {
    let words = app.store().words_of(person).await?;
    let sittings = app.store().tables_of(person, ALL).await?;
    let plans = app.store().plans_of(person).await?;
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
        let attention = app.store().attention(person, &id).await?;
        let here = || words.iter().filter(|one| one.table == id);
        tables.push(ExportedTable {
            name: table.head().name.clone(),
            seen: attention.seen,
            is_muted: attention.mute == Mute::On,
            names: here().map(|one| one.words.name.clone()).collect(),
            said: here().filter_map(message).collect(),
            plans: plans.iter().filter(|one| one.table == id).map(ExportedPlans::of).collect(),
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
