//! The table page and its forms.

use super::caller::Caller;
use super::html;
use super::show::{Look, show};
use super::trouble::Trouble;
use crate::advice::AsksElsewhere;
use crate::{App, Failure, OpenTable};
use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use hamburgum_table::advice::Question;
use hamburgum_table::review::{Reading, Subject};
use hamburgum_table::{Command, Refusal, Submission, UnknownForm, Who, Wish};
use hamburgum_web::table::{self as pages, replay};
use hamburgum_web::{Address, At};
use serde::Deserialize;
use std::sync::Arc;

/// The query of the table page.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    log: Option<String>,
    /// The number of the chat message before which the shown page of the chat ends.
    talk: Option<usize>,
    /// The version that the scripts last showed; the update lists the turns since then for
    /// animation.
    since: Option<u64>,
}

/// What of a table that has too much to be shown at once.
#[derive(Clone, Copy, Debug, Default)]
struct Extent {
    whole_log: bool,
    talk_before: Option<usize>,
}

impl Asked {
    fn extent(&self) -> Extent {
        Extent { whole_log: self.wants_all(), talk_before: self.talk }
    }

    fn wants_all(&self) -> bool {
        self.log.as_deref() == Some("all")
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
    let (texts, theme) = (caller.texts(), caller.reader.theme);
    let draw = |view: &pages::TableView<'_>| pages::page(view, texts, theme);
    Ok(seen_by(&caller, &app, &open, asked.extent(), draw).await?.into_response())
}

/// The changing parts of the page, for the scripts.
pub(crate) async fn live(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    caller: Caller,
) -> Result<Html<String>, Trouble> {
    let open = app.tables().get(&id).await?;
    let draw = |view: &pages::TableView<'_>| {
        let unseen = asked.since.map(|version| open.table().turns_since(version));
        pages::update(view, caller.texts(), &unseen.unwrap_or_default())
    };
    seen_by(&caller, &app, &open, asked.extent(), draw).await
}

async fn main(app: &App, open: &OpenTable, caller: &Caller) -> Result<Html<String>, Trouble> {
    seen_by(caller, app, open, Extent::default(), |view| pages::main(view, caller.texts())).await
}

/// Renders the table for the caller.
async fn seen_by(
    caller: &Caller,
    app: &App,
    open: &OpenTable,
    extent: Extent,
    draw: impl FnOnce(&pages::TableView<'_>) -> maud::Markup,
) -> Result<Html<String>, Trouble> {
    let who = caller.who();
    if let Some(who) = &who {
        open.note_sign(who);
    }
    let turning_points = turning_points(app, open).await?;
    let nobody = Look::of_nobody(caller.language(), &caller.origin);
    let turning_points = turning_points.as_deref();
    let Extent { whole_log, talk_before } = extent;
    let look = Look { who: who.as_ref(), whole_log, talk_before, turning_points, ..nobody };
    Ok(html(show(open, &look, draw)))
}

/// The turning points of a game, if it is over and completely reviewed.
async fn turning_points(
    app: &App,
    open: &OpenTable,
) -> Result<Option<Vec<pages::TurningPoint>>, Trouble> {
    let table = open.table();
    if table.ended().is_none() {
        return Ok(None);
    }
    let subject = Subject::of(&table.final_game());
    let kept = app.reviews().kept(open.id(), &subject).await?;
    Ok(Reading { subject: &subject, kept: &kept }.turning_points())
}

/// Handles a form of the table page.
pub(crate) async fn act(
    State(app): State<App>,
    Path((_, id, form)): Path<(String, String, String)>,
    caller: Caller,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Trouble> {
    let open = app.tables().get(&id).await?;
    let form = form.parse().map_err(|UnknownForm| Trouble::Senseless)?;
    let Submission { seen, wish } = Submission::read(form, &fields, open.table().game().board())?;
    let who = caller.who().ok_or(Trouble::NotSeated)?;
    let seen = seen.unwrap_or_else(|| open.table().version());
    let sender = Sender { app: &app, open: &open, caller: &caller, who: &who, seen };
    match wish {
        Wish::Command(command) => sender.carry_out(&command).await,
        Wish::Rematch => super::new_table::rematch(&app, &open, &caller).await,
        Wish::Hint => sender.hint().await,
        Wish::PlayHint(idea) => sender.play_hint(idea).await,
        Wish::Why(turn) => sender.why(turn).await,
        Wish::ThinkAgain => sender.think_again().await,
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
}

impl Sender<'_> {
    async fn carry_out(&self, command: &Command) -> Result<Response, Trouble> {
        let Self { app, open, caller, who, seen } = *self;
        if self.needs_tutor_check(command).await? {
            let asked = app.tables().ask(open, who, Question::check(&open.table()));
            asked.map_err(|AsksElsewhere| Trouble::OneQuestion)?;
            return answer(app, open, caller, Ok(())).await;
        }
        let done = app.tables().act(open, who, seen, command).await;
        match command {
            Command::Turn(_) => after_turn(app, open, caller, done).await,
            _ => answer(app, open, caller, done).await,
        }
    }
}

/// The response to a step in a turn. The tried turn of a puzzle leads to its judgement, before the
/// game continues.
pub(super) async fn after_turn(
    app: &App,
    open: &Arc<OpenTable>,
    caller: &Caller,
    done: Result<(), Failure>,
) -> Result<Response, Trouble> {
    if done.is_ok() && open.table().is_tried() {
        let verdict = Address::Table(open.id(), At::Answer).in_language(caller.language());
        return Ok(Redirect::to(&verdict).into_response());
    }
    answer(app, open, caller, done).await
}

pub(super) async fn answer(
    app: &App,
    open: &Arc<OpenTable>,
    caller: &Caller,
    done: Result<(), Failure>,
) -> Result<Response, Trouble> {
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
        return Ok((status, main(app, open, caller).await?).into_response());
    }
    // The fragment puts the focus of keyboard users back on the turn panel.
    Ok(Redirect::to(&format!("{}#turn", address(caller, open.id()))).into_response())
}

/// The address of a table in the caller's language.
pub(crate) fn address(caller: &Caller, id: &str) -> String {
    Address::Table(id, At::Page).in_language(caller.language())
}
