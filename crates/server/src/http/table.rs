//! The page of a table, and what people do there.

use super::caller::Caller;
use super::show::{Look, show};
use super::trouble::Trouble;
use super::{advice, html};
use crate::advice::Question;
use crate::review::{Reading, Subject};
use crate::{App, Failure, OpenTable};
use axum::extract::{Form, Path, Query, State};
use axum::http::{StatusCode, Uri};
use axum::response::{Html, IntoResponse, Redirect, Response};
use hamburgum_engine::Player;
use hamburgum_table::{AutoEnd, Command, LessonWish, Refusal, Step};
use hamburgum_web::table::{self as pages, replay};
use serde::Deserialize;
use std::sync::Arc;

/// The page in the language that the browser likes best.
pub(crate) async fn choose_language(caller: Caller, uri: Uri) -> Redirect {
    Redirect::to(&format!("/{}{}", caller.language().code(), uri.path()))
}

/// What can be asked of the page.
#[derive(Debug, Deserialize)]
pub(crate) struct Wish {
    log: Option<String>,
    /// The version that the scripts have shown; the turns since then are told one by one.
    since: Option<u64>,
}

impl Wish {
    fn wants_all(&self) -> bool {
        self.log.as_deref() == Some("all")
    }
}

/// The whole page.
pub(crate) async fn page(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    Query(wish): Query<Wish>,
    caller: Caller,
) -> Result<Response, Trouble> {
    caller.check_language()?;
    let open = app.tables().get(&id).await?;
    if open.table().head().is_opened_record() {
        // Nobody plays there: all that can be done is to look at it.
        return Ok(Redirect::to(&replay::address(caller.texts(), &id, 0)).into_response());
    }
    let (texts, theme) = (caller.texts(), caller.reader.theme);
    let draw = |view: &pages::TableView<'_>| pages::page(view, texts, theme);
    Ok(seen_by(&caller, &app, &open, wish.wants_all(), draw).await?.into_response())
}

/// Only what changes of it, for the scripts.
pub(crate) async fn live(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    Query(wish): Query<Wish>,
    caller: Caller,
) -> Result<Html<String>, Trouble> {
    caller.check_language()?;
    let open = app.tables().get(&id).await?;
    let draw = |view: &pages::TableView<'_>| {
        let unseen = wish.since.map(|version| open.table().turns_since(version));
        pages::update(view, caller.texts(), &unseen.unwrap_or_default())
    };
    seen_by(&caller, &app, &open, wish.wants_all(), draw).await
}

async fn main(app: &App, open: &OpenTable, caller: &Caller) -> Result<Html<String>, Trouble> {
    seen_by(caller, app, open, false, |view| pages::main(view, caller.texts())).await
}

/// What `draw` makes of the table as the caller sees it.
async fn seen_by(
    caller: &Caller,
    app: &App,
    open: &OpenTable,
    whole_log: bool,
    draw: impl FnOnce(&pages::TableView<'_>) -> maud::Markup,
) -> Result<Html<String>, Trouble> {
    let who = caller.who();
    let turning_points = turning_points(app, open).await?;
    let nobody = Look::of_nobody(caller.language(), &caller.origin);
    let turning_points = turning_points.as_deref();
    let look = Look { who: who.as_ref(), whole_log, turning_points, ..nobody };
    Ok(html(show(open, &look, draw)))
}

/// The turns that decided a game, if it is over and all of it is reviewed.
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

/// All fields that forms of the table can have.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wanted {
    version: Option<u64>,
    act: Option<String>,
    drop: Option<String>,
    redo: Option<String>,
    undo: Option<String>,
    restart: Option<String>,
    vote: Option<String>,
    what: Option<String>,
    seat: Option<String>,
    level: Option<String>,
    text: Option<String>,
    tutor: Option<String>,
    #[serde(rename = "auto-end")]
    auto_end: Option<AutoEnd>,
    /// The turn is to end whatever the tutor thinks of it.
    anyway: Option<String>,
}

/// Does what a form asks for.
pub(crate) async fn act(
    State(app): State<App>,
    Path((_, id, what)): Path<(String, String, String)>,
    caller: Caller,
    Form(wanted): Form<Wanted>,
) -> Result<Response, Trouble> {
    caller.check_language()?;
    let open = app.tables().get(&id).await?;
    if what == "rematch" {
        return super::new_table::rematch(&app, &open, &caller).await;
    }
    let command = wanted.command(&what).ok_or(Trouble::Senseless)?;
    let who = caller.who().ok_or(Trouble::NotSeated)?;
    let seen = wanted.version.unwrap_or_else(|| open.table().version());
    let done = if wanted.anyway.is_none() && advice::is_looked_at(&open, &who, seen, &command) {
        app.tables().ask(&open, &who, Question::check(&open.table()));
        Ok(())
    } else {
        app.tables().act(&open, &who, seen, &command).await
    };
    if matches!(command, Command::Turn(_)) {
        return after_turn(&app, &open, &caller, done).await;
    }
    answer(&app, &open, &caller, done).await
}

/// The answer to a step in a turn: a turn of a review that was tried is judged at once, before anybody
/// moves on.
pub(super) async fn after_turn(
    app: &App,
    open: &Arc<OpenTable>,
    caller: &Caller,
    done: Result<(), Failure>,
) -> Result<Response, Trouble> {
    if done.is_ok() && open.table().is_tried() {
        let verdict = format!("{}/review/answer", address(caller, open.id()));
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
    // A new page begins at the turn, where whoever uses the keyboard was.
    Ok(Redirect::to(&format!("{}#turn", address(caller, open.id()))).into_response())
}

/// The address of a table for a reader.
pub(crate) fn address(caller: &Caller, id: &str) -> String {
    format!("/{}/table/{id}", caller.language().code())
}

impl Wanted {
    fn command(&self, what: &str) -> Option<Command> {
        Some(match what {
            "act" => Command::Turn(self.step()?),
            "take-back" => Command::TakeBack,
            "vote" => self.answer()?,
            "propose" => self.proposal()?,
            "leave" => Command::Leave,
            "return" => Command::Return(self.seat()?),
            "resign" => Command::Resign(self.seat()?),
            "computer" => Command::Computer(self.seat()?, self.level.as_deref()?.parse().ok()?),
            "tutor" => self.tutor()?,
            "auto-end" => Command::SetAutoEnd(self.auto_end?),
            "go-on" => Command::Lesson(LessonWish::GoOn),
            "restart-lesson" => Command::Lesson(LessonWish::Restart),
            "end-lesson" => Command::Lesson(LessonWish::End(self.seat()?)),
            "say" => Command::Say(self.text.clone()?),
            _ => return None,
        })
    }

    fn tutor(&self) -> Option<Command> {
        match self.tutor.as_deref()? {
            "on" => Some(Command::CallTutor),
            "off" => Some(Command::DismissTutor),
            _ => None,
        }
    }

    fn seat(&self) -> Option<Player> {
        self.seat.as_deref()?.parse().ok()
    }

    fn answer(&self) -> Option<Command> {
        match self.vote.as_deref()? {
            "agree" => Some(Command::Agree),
            "decline" | "withdraw" => Some(Command::Decline),
            _ => None,
        }
    }

    fn step(&self) -> Option<Step> {
        if let Some(word) = &self.act {
            return Some(Step::Act(word.clone()));
        }
        if let Some(word) = &self.drop {
            return Some(Step::Drop(word.clone()));
        }
        if let Some(field) = &self.redo {
            return field.parse().ok().map(Step::Redo);
        }
        if self.undo.is_some() {
            return Some(Step::Undo);
        }
        self.restart.as_ref().map(|_| Step::Restart)
    }

    fn proposal(&self) -> Option<Command> {
        let what = self.what.as_deref()?;
        match what.split_once(':') {
            None if what == "end" => Some(Command::ProposeEnd),
            None if what == "advice" => Some(Command::ProposeAdvice),
            Some(("stand-in", seat)) => seat.parse().ok().map(Command::ProposeStandIn),
            None | Some(_) => None,
        }
    }
}
