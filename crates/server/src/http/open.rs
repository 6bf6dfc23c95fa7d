//! Opening a pasted record.

use super::boards::may_bring_board;
use super::caller::Caller;
use super::html;
use super::trouble::Trouble;
use crate::{App, secret};
use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use hamburgum_cities::{OwnBoard, for_record, keep_own_for_new, takes_room};
use hamburgum_engine::{Board, Game, RecordError};
use hamburgum_table::{Head, Origin, clean_name};
use hamburgum_web::pages::{self, Mistake, OpenView};
use hamburgum_web::table::replay;
use serde::Deserialize;

/// The size limit of a record, about five times a long game of five players.
const LONGEST_RECORD: usize = 64 * 1024;

/// The size limit of the form: URL encoding can triple the record.
pub(crate) const LONGEST_FORM: usize = 4 * LONGEST_RECORD;

/// The typed fields.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Fields {
    name: String,
    record: String,
}

/// The reason why a record was not opened.
enum Refusal {
    Empty,
    TooLong,
    /// With the board, if the record names it before its first error.
    Wrong(RecordError, Option<Box<Board>>),
    /// Too many own boards are in use.
    TooManyBoards,
}

/// The page with the form.
pub(crate) async fn form(caller: Caller) -> Result<Html<String>, Trouble> {
    Ok(form_page(&caller, &Fields::default(), None))
}

/// Opens the record, or shows its first error.
pub(crate) async fn open(
    State(app): State<App>,
    caller: Caller,
    Form(fields): Form<Fields>,
) -> Result<Response, Trouble> {
    if Game::board_named_in(&fields.record).is_some_and(takes_room)
        && !may_bring_board(&app, &caller)
    {
        return Err(Trouble::TooMany);
    }
    let reading = app.work().run(move || (read(&fields.record), fields));
    let (game, fields) = match reading.await? {
        (Ok(game), fields) => (game, fields),
        (Err(refusal), fields) => {
            let page = form_page(&caller, &fields, Some(&refusal));
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    };
    let name = clean_name(&fields.name).unwrap_or_else(|| replay::record_name(caller.texts()));
    let from = Origin::Record { by: caller.who().map(|who| who.id) };
    let head = Head::going_on(name, &game, game.undrawn().collect(), secret::seed(), from);
    let id = app.tables().create(head, Vec::new()).await?;
    Ok(Redirect::to(&replay::address(caller.texts(), &id, 0)).into_response())
}

fn read(record: &str) -> Result<Game<'static>, Refusal> {
    if record.trim().is_empty() {
        return Err(Refusal::Empty);
    }
    if record.len() > LONGEST_RECORD {
        return Err(Refusal::TooLong);
    }
    let own = Game::city_in(record).and_then(|city| OwnBoard::read(&city).ok());
    if let Some(own) = own {
        // Boards in use stay in memory, so only those of valid records may get there.
        read_with(record, &[own.board()])?;
        keep_own_for_new(own).ok_or(Refusal::TooManyBoards)?;
    }
    read_with(record, &for_record(record))
}

fn read_with<'b>(record: &str, boards: &[&'b Board]) -> Result<Game<'b>, Refusal> {
    Game::parse(record, boards).map_err(|error| {
        let board = board_before(record, error.line, boards).cloned();
        Refusal::Wrong(error, board.map(Box::new))
    })
}

fn form_page(caller: &Caller, fields: &Fields, refusal: Option<&Refusal>) -> Html<String> {
    let mistake = refusal.map(|refusal| match refusal {
        Refusal::Empty => Mistake::Empty,
        Refusal::TooLong => Mistake::TooLong { kilobytes: LONGEST_RECORD / 1024 },
        Refusal::Wrong(error, board) => Mistake::Wrong { error, board: board.as_deref() },
        Refusal::TooManyBoards => Mistake::TooManyBoards,
    });
    html(pages::open_record(&OpenView {
        reader: caller.page_reader(),
        name: &fields.name,
        record: &fields.record,
        mistake,
    }))
}

/// Parses the lines before the first error to find the board of a record.
fn board_before<'b>(record: &str, line: usize, boards: &[&'b Board]) -> Option<&'b Board> {
    let right: Vec<&str> = record.lines().take(line.saturating_sub(1)).collect();
    Game::parse(&right.join("\n"), boards).ok().map(|game| game.board())
}
