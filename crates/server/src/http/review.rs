//! The review page and its forms.

use super::caller::Caller;
use super::html;
use super::looked_at::LookedAt;
use super::network::Network;
use super::play_on::{self, check_running_games};
use super::show::{former_player, level_name};
use super::trouble::Trouble;
use crate::review::{Asker, NotBegun, Progress};
use crate::{App, Failure};
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use hamburgum_table::review::{Compared, Reading, Subject};
use hamburgum_table::{Command, Holder, Refusal, Seat, Table};
use hamburgum_web::review::{self as pages, AnswerView, Findings, ReviewView, SitterView, Status};
use hamburgum_web::{Address, At};
use serde::Deserialize;

/// The review page.
pub(crate) async fn page(
    State(app): State<App>,
    LookedAt { id, table, caller }: LookedAt,
) -> Result<Response, Trouble> {
    if !is_open_to(&table, &caller) {
        return Ok(refusal(&caller, &id, &table));
    }
    check_running_games(&app, &caller, &table).await?;
    let subject = Subject::of(table.game());
    // Progress is read before the stored turns: if the review ends in between, the page shows it as
    // still running instead of stopped.
    let progress = app.reviews().progress(&id).await?;
    let kept = app.reviews().kept(&id, &subject).await?;
    let status = status(progress, kept.turns.len(), subject.turns.len());
    // The findings replay the game and draw charts, which takes some milliseconds.
    let page = app.work().run(move || {
        let findings = Reading { subject: &subject, kept: &kept }.findings();
        draw(&caller, &id, &table, status, &findings)
    });
    Ok(page.await?.into_response())
}

/// Starts or resumes a review.
pub(crate) async fn begin(
    State(app): State<App>,
    LookedAt { id, table, caller }: LookedAt,
) -> Result<Response, Trouble> {
    if !is_open_to(&table, &caller) {
        return Ok(refusal(&caller, &id, &table));
    }
    check_running_games(&app, &caller, &table).await?;
    let stranger = Asker::Stranger(caller.address.map(Network::from));
    let asker = caller.who().map_or(stranger, |who| Asker::Person(who.id));
    app.reviews().begin(&id, asker).await.map_err(|reason| match reason {
        NotBegun::TooMany => Trouble::Busy,
        NotBegun::TooManyOfOne => Trouble::ManyReviews,
        NotBegun::Store(error) => error.into(),
    })?;
    Ok(to_page(&caller, &id))
}

/// Stops a review.
pub(crate) async fn stop(
    State(app): State<App>,
    LookedAt { id, table, caller }: LookedAt,
) -> Result<Response, Trouble> {
    if !is_open_to(&table, &caller) {
        return Err(Trouble::NotSeated);
    }
    app.reviews().stop(&id).await?;
    Ok(to_page(&caller, &id))
}

/// The form of a costly turn.
#[derive(Debug, Deserialize)]
pub(crate) struct Attempt {
    turn: usize,
}

/// Creates a puzzle from the position before a turn.
pub(crate) async fn attempt(
    State(app): State<App>,
    LookedAt { id, table, caller }: LookedAt,
    Form(attempt): Form<Attempt>,
) -> Result<Response, Trouble> {
    if !is_open_to(&table, &caller) {
        return Err(Trouble::NotSeated);
    }
    check_running_games(&app, &caller, &table).await?;
    let subject = Subject::of(table.game());
    let at = subject.turns.get(attempt.turn).ok_or(Trouble::Senseless)?.begin;
    play_on::try_again(&app, caller, &id, &table, at).await
}

/// Compares the tried turn of a puzzle with the best and the played one.
pub(crate) async fn answer(
    State(app): State<App>,
    LookedAt { id, table, caller }: LookedAt,
) -> Result<Response, Trouble> {
    let (turn, reviewed) = table.puzzle().ok_or(Trouble::NotFound)?;
    check_running_games(&app, &caller, &table).await?;
    let turn = turn as usize;
    let tried = Subject::of(table.game());
    if tried.turns.len() <= turn {
        // No turn is tried yet, which happens at the table.
        return Ok(Redirect::to(&super::table::address(&caller, &id)).into_response());
    }
    let judged = app.reviews().judge(&tried, turn).await?.ok_or(Trouble::Busy)?;
    let original = Subject::of(app.tables().look(reviewed).await?.game());
    let kept = app.reviews().kept(reviewed, &original).await?;
    let played = original.turns.get(turn).zip(kept.turns.get(turn));
    let compared = Compared::of(&judged, played);
    Ok(html(pages::answer(&AnswerView {
        reader: caller.page_reader(),
        id: &id,
        reviewed,
        turn,
        start: tried.turns[turn].start,
        tried: compared.tried,
        best: compared.best,
        played: compared.played,
    }))
    .into_response())
}

/// Continues the game after the tried turn of a puzzle.
pub(crate) async fn play_on(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    caller: Caller,
) -> Result<Response, Trouble> {
    let open = app.tables().get(&id).await?;
    let who = caller.who().ok_or(Trouble::NotSeated)?;
    let seen = open.table().version();
    match app.tables().act(&open, &who, seen, &Command::PlayOn).await {
        Ok(()) | Err(Failure::Refused(Refusal::Repeated)) => {
            Ok(Redirect::to(&super::table::address(&caller, &id)).into_response())
        }
        Err(failure) => Err(failure.into()),
    }
}

/// The page for somebody who may not see the review.
fn refusal(caller: &Caller, id: &str, table: &Table) -> Response {
    let page = draw(caller, id, table, Status::Refused, &Findings::default());
    (StatusCode::FORBIDDEN, page).into_response()
}

fn to_page(caller: &Caller, id: &str) -> Response {
    Redirect::to(&Address::Table(id, At::Review).in_language(caller.language())).into_response()
}

/// Whether the caller may see the review: everybody after the game, before that only people who may
/// get advice.
fn is_open_to(table: &Table, caller: &Caller) -> bool {
    table.ended().is_some() || table.explains_to(caller.who().as_ref())
}

fn status(progress: Option<Progress>, done: usize, all: usize) -> Status {
    let seconds = |left: std::time::Duration| u32::try_from(left.as_secs()).unwrap_or(u32::MAX);
    match progress {
        _ if all == 0 => Status::NothingPlayed,
        Some(Progress::Waiting) => Status::Waiting,
        Some(Progress::Running { done, all, left }) => {
            Status::Running { done, all, seconds: left.map(seconds) }
        }
        Some(Progress::Elsewhere) => Status::Running { done, all, seconds: None },
        Some(Progress::Ended) | None if done < all => Status::Resting { done, all },
        Some(Progress::Ended) | None => Status::Done,
    }
}

fn draw(
    caller: &Caller,
    id: &str,
    table: &Table,
    status: Status,
    findings: &Findings,
) -> axum::response::Html<String> {
    let who = caller.who();
    let is_mine = |seat: &Seat| {
        let owner = seat.owner();
        owner.is_some_and(|owner| who.as_ref().is_some_and(|who| who.is(owner)))
    };
    let seats: Vec<SitterView<'_>> = table
        .seats()
        .iter()
        .map(|seat| SitterView {
            player: seat.player,
            name: name_of(seat, caller),
            is_mine: is_mine(seat),
        })
        .collect();
    html(pages::page(&ReviewView {
        reader: caller.page_reader(),
        id,
        name: &table.head().name,
        seats: &seats,
        status,
        findings,
    }))
}

fn name_of<'t>(seat: &'t Seat, caller: &Caller) -> &'t str {
    match &seat.holder {
        Holder::Nobody => "",
        Holder::Person { name, .. } | Holder::Computer { stands_in_for: Some((_, name)), .. } => {
            name.as_deref().unwrap_or(former_player(caller.language()))
        }
        Holder::Computer { level, stands_in_for: None } => level_name(*level, caller.language()),
    }
}
