//! Boards that people drew: the list, their pages, and the forms of their authors and readers.

use super::caller::Caller;
use super::html;
use super::trouble::Trouble;
use crate::App;
use crate::config::OfferedBoards;
use axum::extract::{Form, Path, Query, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use hamburgum_cities::{OwnBoard, OwnWord, keep_own_for_new, takes_room};
use hamburgum_store::{BoardFilter, BoardRow, BoardState, ListPage, StoredBoard};
use hamburgum_table::clean_text;
use hamburgum_web::pages::{
    self, BoardEntry, BoardReader, BoardVisibility, BoardsView, LONGEST_REPORT, OwnBoardView,
    ReportState,
};
use hamburgum_web::{Address, Language};
use serde::Deserialize;

/// The number of boards on a page of the public list.
const ON_PAGE: u32 = 12;

/// The last page that is shown; nobody turns that many.
const LAST_PAGE: u32 = 10_000;

#[derive(Debug, Deserialize)]
pub(crate) struct AskedPage {
    /// The number of the page, from 0.
    page: Option<String>,
}

/// The reader's boards, and a page of the public list.
pub(crate) async fn list(
    State(app): State<App>,
    caller: Caller,
    Query(asked): Query<AskedPage>,
) -> Result<Html<String>, Trouble> {
    let page = asked.page.and_then(|page| page.parse().ok()).unwrap_or(0).min(LAST_PAGE);
    let own = match &caller.person {
        Some(person) => {
            let all = ListPage { offset: 0, limit: app.config().boards };
            app.store().boards(BoardFilter::Of(person.id), all).await?
        }
        None => Vec::new(),
    };
    // One more than shown tells whether there is another page.
    let part = ListPage { offset: page * ON_PAGE, limit: ON_PAGE + 1 };
    let listed = app.store().boards(BoardFilter::In(BoardState::Listed), part).await?;
    let has_more = listed.len() > ON_PAGE as usize;
    let shown = &listed[..listed.len().min(ON_PAGE as usize)];
    let own: Vec<_> = own.iter().filter_map(entry).collect();
    let shown: Vec<_> = shown.iter().filter_map(entry).collect();
    Ok(html(pages::boards(&BoardsView {
        reader: caller.page_reader(),
        own: &own,
        listed: &shown,
        newer: page.checked_sub(1),
        older: has_more.then_some(page + 1),
    })))
}

/// A board in a list; `None` if its id is not one of this version.
fn entry(row: &BoardRow) -> Option<BoardEntry<'_>> {
    let word: OwnWord = row.id.parse().ok()?;
    Some(BoardEntry {
        mark: &row.id[row.id.len() - word.mark().len()..],
        id: &row.id,
        name: &row.name,
        author: row.author.as_deref(),
        visibility: match row.state {
            BoardState::Linked => BoardVisibility::Linked,
            BoardState::Offered => BoardVisibility::Offered,
            BoardState::Listed => BoardVisibility::Listed,
            BoardState::Removed => BoardVisibility::Removed,
        },
    })
}

/// The board with this hash, unless it was removed.
async fn stored(app: &App, mark: &str) -> Result<(OwnWord, StoredBoard), Trouble> {
    let word = OwnWord::from_mark(mark).ok_or(Trouble::NotFound)?;
    let stored = available(app, &word).await?.ok_or(Trouble::NotFound)?;
    Ok((word, stored))
}

/// The board with this id, unless it was removed.
pub(crate) async fn available(app: &App, word: &OwnWord) -> Result<Option<StoredBoard>, Trouble> {
    let found = app.store().board(word.as_str()).await?;
    Ok(found.filter(|board| board.row.state != BoardState::Removed))
}

/// Whether the caller's network may still bring a board that the server has not seen: saved boards and
/// boards in use take room.
pub(super) fn may_bring_board(app: &App, caller: &Caller) -> bool {
    caller.address.is_none_or(|address| app.new_boards().allow(&address.into()))
}

/// Whether a table can be set up on the board of an id. A board that somebody drew is put into use.
pub(super) async fn put_into_use(app: &App, caller: &Caller, id: &str) -> Result<bool, Trouble> {
    let Ok(word) = id.parse::<OwnWord>() else { return Ok(true) };
    let Some(stored) = available(app, &word).await? else { return Ok(false) };
    if takes_room(id) {
        if !may_bring_board(app, caller) {
            return Err(Trouble::TooMany);
        }
        let read = app.work().run(move || OwnBoard::read(&stored.text)).await?;
        let own = read.map_err(|error| {
            tracing::error!(%error, board = %word, "a stored board cannot be read");
            Trouble::Internal
        })?;
        keep_own_for_new(own).ok_or(Trouble::Busy)?;
    }
    Ok(true)
}

/// The number of boards of each kind that the form for a new table shows.
const OFFERED: ListPage = ListPage { offset: 0, limit: 4 };

/// The ids and names of the boards to choose from: the chosen one, some of the caller's, and the newest of the
/// public list.
pub(super) async fn to_choose(
    app: &App,
    caller: &Caller,
    chosen: &str,
) -> Result<Vec<(String, String)>, Trouble> {
    let mut rows: Vec<BoardRow> = Vec::new();
    if let Ok(word) = chosen.parse::<OwnWord>() {
        rows.extend(available(app, &word).await?.map(|board| board.row));
    }
    if let Some(person) = &caller.person {
        rows.extend(app.store().boards(BoardFilter::Of(person.id), OFFERED).await?);
    }
    rows.extend(app.store().boards(BoardFilter::In(BoardState::Listed), OFFERED).await?);
    let mut choices: Vec<(String, String)> = Vec::new();
    for row in rows.into_iter().filter(|row| row.state != BoardState::Removed) {
        if choices.iter().all(|(id, _)| *id != row.id) {
            choices.push((row.id, row.name));
        }
    }
    Ok(choices)
}

#[derive(Debug, Deserialize)]
pub(crate) struct AskedBoard {
    report: Option<String>,
}

/// The page of a board.
pub(crate) async fn page(
    State(app): State<App>,
    Path((_, mark)): Path<(String, String)>,
    caller: Caller,
    Query(asked): Query<AskedBoard>,
) -> Result<Html<String>, Trouble> {
    let (word, stored) = stored(&app, &mark).await?;
    let board = app.cities().own_board(&word, &stored.text).await?;
    let successor = match stored.successor.as_deref().and_then(|id| id.parse::<OwnWord>().ok()) {
        Some(newer) => available(&app, &newer).await?.map(|_| newer),
        None => None,
    };
    Ok(html(pages::own_board(&OwnBoardView {
        reader: caller.page_reader(),
        entry: entry(&stored.row).ok_or(Trouble::NotFound)?,
        board: &board,
        successor: successor.as_ref().map(OwnWord::mark),
        link: &format!("{}{}", caller.origin, Address::Board(&mark)),
        by: if is_author(&caller, &stored) { BoardReader::Author } else { BoardReader::Anybody },
        report: match asked.report.as_deref() {
            Some("sent") => ReportState::Sent,
            Some("empty") => ReportState::Empty,
            _ => ReportState::NotSent,
        },
    })))
}

fn is_author(caller: &Caller, stored: &StoredBoard) -> bool {
    caller.person.as_ref().is_some_and(|person| stored.owner == Some(person.id))
}

/// The file of a board.
pub(crate) async fn file(
    State(app): State<App>,
    Path((_, mark)): Path<(String, String)>,
) -> Result<Response, Trouble> {
    let (word, stored) = stored(&app, &mark).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/toml; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{word}.toml\"")),
    ];
    Ok((headers, stored.text).into_response())
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Fields {
    reason: String,
}

/// A form on the page of a board.
pub(crate) async fn act(
    State(app): State<App>,
    Path((_, mark, what)): Path<(String, String, String)>,
    caller: Caller,
    Form(fields): Form<Fields>,
) -> Result<Response, Trouble> {
    let (word, stored) = stored(&app, &mark).await?;
    if what == "report" {
        return report(&app, caller, &word, &fields.reason).await;
    }
    let owner = stored.owner.filter(|_| is_author(&caller, &stored)).ok_or(Trouble::NotSeated)?;
    let (id, state) = (word.as_str(), stored.row.state);
    let (store, language) = (app.store(), caller.language());
    match what.as_str() {
        "offer" => {
            let to = match app.config().offered_boards {
                OfferedBoards::AfterALook => BoardState::Offered,
                OfferedBoards::AtOnce => BoardState::Listed,
            };
            store.change_own_board(owner, id, BoardState::Linked, to).await?;
        }
        "withdraw" if state != BoardState::Linked => {
            store.change_own_board(owner, id, state, BoardState::Linked).await?;
        }
        "withdraw" => {}
        "delete" => {
            store.delete_own_board(owner, id).await?;
            return Ok(Redirect::to(&Address::Boards.in_language(language)).into_response());
        }
        _ => return Err(Trouble::NotFound),
    }
    Ok(Redirect::to(&address(&word, language)).into_response())
}

/// The address of a board's page.
pub(super) fn address(word: &OwnWord, language: Language) -> String {
    Address::Board(word.mark()).in_language(language)
}

async fn report(
    app: &App,
    caller: Caller,
    word: &OwnWord,
    reason: &str,
) -> Result<Response, Trouble> {
    let page = address(word, caller.language());
    let reason: String = clean_text(reason, LONGEST_REPORT).unwrap_or_default();
    if reason.is_empty() {
        return Ok(Redirect::to(&format!("{page}?report=empty")).into_response());
    }
    let name = caller.texts().guest();
    let (caller, who) = caller.or_guest(app, &name).await?;
    let person = hamburgum_store::PersonId(who.id);
    app.store().report_board(person, word.as_str(), &reason, app.store().now()).await?;
    Ok((caller.jar, Redirect::to(&format!("{page}?report=sent"))).into_response())
}
