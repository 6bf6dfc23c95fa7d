//! Saving a board that somebody drew.

use super::boards::{address, may_bring_board};
use super::caller::Caller;
use super::html;
use super::trouble::Trouble;
use crate::App;
use axum::extract::{Form, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use hamburgum_cities::{OwnBoard, OwnWord};
use hamburgum_engine::{Board, BoardError};
use hamburgum_store::{BoardSaving, NewBoard, PersonId};
use hamburgum_web::pages::{self, BoardRefusal, SaveBoardView};
use serde::Deserialize;

/// The size limit of the form: URL encoding can triple the file.
pub(crate) const LONGEST_FORM: usize = 4 * Board::MAX_BYTES;

/// The typed fields.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Fields {
    /// The board file.
    text: String,
    /// The hash of the older version.
    newer_than: String,
}

/// Why a board was not saved.
enum Refusal {
    Empty,
    Wrong(Vec<BoardError>),
    Removed,
    TooMany,
}

/// The page with the form.
pub(crate) async fn form(
    State(app): State<App>,
    caller: Caller,
    Query(fields): Query<Fields>,
) -> Html<String> {
    form_page(&app, &caller, &Fields { text: String::new(), ..fields }, None)
}

/// Saves the board, or says what is wrong with it.
pub(crate) async fn save(
    State(app): State<App>,
    caller: Caller,
    Form(fields): Form<Fields>,
) -> Result<Response, Trouble> {
    if !may_bring_board(&app, &caller) {
        return Err(Trouble::TooMany);
    }
    let (read, fields) = app.work().run(move || (read(&fields.text), fields)).await?;
    let own = match read {
        Ok(own) => own,
        Err(refusal) => return Ok(refused(&app, &caller, &fields, &refusal)),
    };
    let name = caller.texts().guest();
    let (caller, who) = caller.or_guest(&app, &name).await?;
    let owner = PersonId(who.id);
    let (id, text) = (own.word().to_string(), own.text().to_owned());
    let board = NewBoard { id, name: own.board().name().to_owned(), text };
    let (store, most) = (app.store(), app.config().boards);
    let refusal = match store.save_board(owner, &board, store.now(), most).await? {
        BoardSaving::Kept => None,
        BoardSaving::Removed => Some(Refusal::Removed),
        BoardSaving::TooMany => Some(Refusal::TooMany),
    };
    if let Some(refusal) = refusal {
        let page = refused(&app, &caller, &fields, &refusal);
        return Ok((caller.jar, page).into_response());
    }
    if let Some(old) = OwnWord::from_mark(&fields.newer_than) {
        store.set_successor(owner, old.as_str(), &board.id).await?;
    }
    let page = address(own.word(), caller.language());
    Ok((caller.jar, Redirect::to(&page)).into_response())
}

fn read(text: &str) -> Result<OwnBoard, Refusal> {
    if text.trim().is_empty() {
        return Err(Refusal::Empty);
    }
    // Everything that is wrong, and not only the first line.
    Board::check(text).map_err(Refusal::Wrong)?;
    OwnBoard::read(text).map_err(|error| Refusal::Wrong(vec![error]))
}

fn refused(app: &App, caller: &Caller, fields: &Fields, refusal: &Refusal) -> Response {
    let page = form_page(app, caller, fields, Some(refusal));
    (StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
}

fn form_page(
    app: &App,
    caller: &Caller,
    fields: &Fields,
    refusal: Option<&Refusal>,
) -> Html<String> {
    let newer_than = OwnWord::from_mark(&fields.newer_than);
    html(pages::save_board(&SaveBoardView {
        reader: caller.page_reader(),
        text: &fields.text,
        newer_than: newer_than.as_ref().map(OwnWord::mark),
        refusal: refusal.map(|refusal| match refusal {
            Refusal::Empty => BoardRefusal::Empty,
            Refusal::Wrong(errors) => BoardRefusal::Wrong(errors),
            Refusal::Removed => BoardRefusal::Removed,
            Refusal::TooMany => BoardRefusal::TooMany { most: app.config().boards },
        }),
    }))
}
