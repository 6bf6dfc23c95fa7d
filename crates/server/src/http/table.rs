//! The table page and its forms.

use super::caller::Caller;
use super::home::waiting_tables;
use super::html;
use super::quota::{check_offer, is_in_time};
use super::storable::Storable;
use super::trouble::Trouble;
pub(super) use super::viewing::Viewing;
use crate::live::{Edition, Extent};
use crate::{App, Failure, OpenTable};
use axum::extract::{Form, Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use hamburgum_table::advice::Question;
use hamburgum_table::{Command, Refusal, Submission, UnknownForm, Who, Wish};
use hamburgum_web::table::{self as pages, replay};
use hamburgum_web::{Address, At, CalendarEvent};
use serde::Deserialize;
use std::sync::Arc;

/// The query of the table page. Scripts repeat it with their requests.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    log: Option<String>,
    /// The number of the chat message before which the shown page of the chat ends.
    talk: Option<usize>,
    /// The version that the scripts last showed; the update lists the turns since then for
    /// animation.
    since: Option<u64>,
    /// The turn from which on the scripts show the turns again.
    turn: Option<u32>,
    /// The edition that a page has when it opens its stream.
    shown: Option<String>,
}

impl Asked {
    pub(super) fn extent(&self) -> Extent {
        Extent { whole_log: self.log.as_deref() == Some("all"), talk_before: self.talk }
    }

    pub(super) fn shown(&self) -> Option<Edition> {
        self.shown.as_deref()?.parse().ok()
    }
}

/// The whole page.
pub(crate) async fn page(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    caller: Caller,
) -> Result<Response, Trouble> {
    let open = app.tables().get(&id).await?;
    if open.table().head().is_opened_record() {
        // Nobody can play there, so it has only a replay.
        return Ok(Redirect::to(&replay::address(caller.texts(), &id, 0)).into_response());
    }
    let storable = Storable::for_player(&caller, &open.table());
    let waiting = match storable {
        Storable::Keep => Some(waiting_tables(&app, &caller).await?),
        Storable::Forget | Storable::No => None,
    };
    let viewing = Viewing::new(&app, &open, &caller, asked.extent());
    let page = viewing.page(caller.reader.theme, waiting.as_deref()).await?;
    caller.keep_language(&app).await;
    Ok((caller.renewed_cookies(&app), storable, page).into_response())
}

/// The appointment of a table as a calendar file.
pub(crate) async fn calendar(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    caller: Caller,
) -> Result<Response, Trouble> {
    let open = app.tables().get(&id).await?;
    let table = open.table();
    let plan = table.start_plan().ok_or(Trouble::NotFound)?;
    let site = caller.origin.split_once("://").map_or("", |(_, host)| host);
    let event = CalendarEvent {
        table: &id,
        site,
        version: table.version(),
        changed: table.last_time(),
        at: plan.at(),
        title: &format!("Hamburgum: {}", table.head().name),
        description: &caller.texts().appointment(table.game().board().name(), table.seats().len()),
        link: &format!("{}{}", caller.origin, address(&caller, &id)),
    };
    let headers = [
        (header::CONTENT_TYPE, "text/calendar; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"hamburgum.ics\""),
    ];
    Ok((headers, event.file()).into_response())
}

/// The link to the next table that waits for the caller, for the scripts.
pub(crate) async fn next(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    caller: Caller,
) -> Result<Html<String>, Trouble> {
    let tables = waiting_tables(&app, &caller).await?;
    let waiting = pages::Waiting { here: &id, tables: &tables };
    Ok(html(pages::next_table(&waiting, caller.texts())))
}

/// The changing parts of the page, for the scripts.
pub(crate) async fn live(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    caller: Caller,
) -> Result<Html<String>, Trouble> {
    let open = app.tables().get(&id).await?;
    // Another server has shown something newer, which this one could not read.
    let is_older = |since| app.store().is_shared() && since > open.table().version();
    if asked.since.is_some_and(is_older) {
        return Err(Trouble::DatabaseAway);
    }
    let again = || asked.turn.and_then(|turn| open.table().version_before_turn(turn));
    let since = asked.since.or_else(again);
    Viewing::new(&app, &open, &caller, asked.extent()).main(since).await
}

/// Handles a form of the table page.
pub(crate) async fn act(
    State(app): State<App>,
    Path((_, id, form)): Path<(String, String, String)>,
    Query(asked): Query<Asked>,
    caller: Caller,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Trouble> {
    let open = app.tables().at_least(&id, 0).await?;
    let form = form.parse().map_err(|UnknownForm| Trouble::Senseless)?;
    let Submission { seen, wish } = Submission::read(form, &fields, open.table().game().board())?;
    let who = caller.who().ok_or(Trouble::NotSeated)?;
    // Another server may have shown a version that this one has not read yet.
    let open = app.tables().at_least(&id, seen.unwrap_or(u64::MAX)).await?;
    let seen = seen.unwrap_or_else(|| open.table().version());
    let extent = asked.extent();
    let sender = Sender { app: &app, open: &open, caller: &caller, who: &who, seen, extent };
    match wish {
        Wish::Command(command) => sender.carry_out(&command).await,
        Wish::Rematch => super::new_table::rematch(&app, &open, &caller).await,
        Wish::Hint => sender.hint().await,
        Wish::PlayHint(idea) => sender.play_hint(idea).await,
        Wish::Why(turn) => sender.why(turn).await,
        Wish::ThinkAgain => sender.think_again().await,
        Wish::Plan(wish, revision) => sender.plan(&wish, revision).await,
        Wish::StartFrom(rank) => sender.start_from(rank).await,
        Wish::Block(seat, wish) => {
            let done = app.tables().block(&open, &who, seat, wish).await;
            sender.answer(done).await
        }
    }
}

/// The sender of a form on the table page, with the context that handlers need.
pub(super) struct Sender<'a> {
    pub(super) app: &'a App,
    pub(super) open: &'a Arc<OpenTable>,
    pub(super) caller: &'a Caller,
    pub(super) who: &'a Who,
    /// The version that the page showed.
    pub(super) seen: u64,
    /// What of the log and the chat the page shows.
    pub(super) extent: Extent,
}

impl Sender<'_> {
    async fn carry_out(&self, command: &Command) -> Result<Response, Trouble> {
        let Self { app, open, who, seen, .. } = *self;
        match command {
            Command::Offer(_) => check_offer(app, open, who).await?,
            Command::Schedule(Some(plan)) if !is_in_time(app, *plan) => {
                return Err(Trouble::WrongTime);
            }
            _ => {}
        }
        if self.needs_tutor_check(command).await? {
            app.tables().ask(open, who, Question::check(&open.table())).await?;
            return self.answer(Ok(())).await;
        }
        let done = app.tables().act(open, who, seen, command).await;
        match command {
            Command::Turn(_) => self.after_turn(done).await,
            _ => self.answer(done).await,
        }
    }

    /// The response to a step in a turn. The tried turn of a puzzle leads to its judgement, before the
    /// game continues.
    pub(super) async fn after_turn(&self, done: Result<(), Failure>) -> Result<Response, Trouble> {
        self.app.traffic().note_move(&done);
        if done.is_ok() && self.open.table().is_tried() {
            let verdict = Address::Table(self.open.id(), At::Answer);
            let verdict = verdict.in_language(self.caller.language());
            return Ok(Redirect::to(&verdict).into_response());
        }
        self.answer(done).await
    }

    pub(super) async fn answer(&self, done: Result<(), Failure>) -> Result<Response, Trouble> {
        let Self { app, open, caller, extent, .. } = *self;
        let status = match done {
            Ok(()) | Err(Failure::Refused(Refusal::Repeated)) => StatusCode::OK,
            Err(Failure::Refused(Refusal::Stale)) if caller.is_live => StatusCode::CONFLICT,
            Err(Failure::Refused(Refusal::Stale)) => {
                return Err(Trouble::MovedOn);
            }
            Err(Failure::Refused(Refusal::Illegal(reason))) => {
                let board = open.table().game().board();
                let reason = caller.texts().reason(board, reason);
                return Err(Trouble::Illegal { reason });
            }
            Err(Failure::Refused(Refusal::OffLesson { awaited, tried })) => {
                let board = open.table().game().board();
                let reason = caller.texts().lesson_detour(board, &awaited, tried);
                return Err(Trouble::OffLesson { reason });
            }
            Err(failure) => return Err(failure.into()),
        };
        if caller.is_live {
            let viewing = Viewing::new(app, open, caller, extent);
            return Ok((status, viewing.answer(caller.shown, caller.coding).await?).into_response());
        }
        // The fragment puts the focus of keyboard users back on the turn panel.
        Ok(Redirect::to(&format!("{}#turn", address(caller, open.id()))).into_response())
    }
}

/// The address of a table in the caller's language.
pub(crate) fn address(caller: &Caller, id: &str) -> String {
    Address::Table(id, At::Page).in_language(caller.language())
}
