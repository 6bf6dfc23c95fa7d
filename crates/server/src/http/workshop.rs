//! The workshop: the page, and the check of a board while it is made.

use super::caller::Caller;
use super::html;
use super::new_table::any_city;
use super::trouble::Trouble;
use crate::App;
use axum::extract::{Form, Query, State};
use axum::response::Html;
use hamburgum_cities::{CityWord, OwnWord};
use hamburgum_engine::{Board, BoardDraft, MapSize};
use hamburgum_store::{BoardFilter, BoardState, ListPage};
use hamburgum_web::workshop::{self, Examined, WorkshopView};
use serde::Deserialize;

/// The size limit of a form: URL encoding can triple a board file, and a document as JSON is longer.
pub(crate) const LONGEST_FORM: usize = 4 * Board::MAX_BYTES;

/// The number of own boards on the page.
const OWN_BOARDS: u32 = 12;

/// The map of an empty board.
const EMPTY_MAP: MapSize = MapSize { width: 1000, height: 720 };

/// The board that the page is opened with.
#[derive(Debug, Deserialize)]
pub(crate) struct From {
    from: Option<String>,
}

/// What is checked: one of these.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Fields {
    /// A draft as JSON.
    document: Option<String>,
    /// A board file.
    text: Option<String>,
    /// The name of a board.
    board: Option<String>,
}

/// The page.
pub(crate) async fn page(
    State(app): State<App>,
    caller: Caller,
    Query(From { from }): Query<From>,
) -> Result<Html<String>, Trouble> {
    let nothing = Examined::of_draft(empty(Board::hamburgum()));
    let own = own_boards(&app, &caller).await?;
    Ok(whole_page(&caller, &nothing, &own, from.as_deref()))
}

/// The ids and names of the newest boards of the caller.
async fn own_boards(app: &App, caller: &Caller) -> Result<Vec<(String, String)>, Trouble> {
    let Some(person) = &caller.person else { return Ok(Vec::new()) };
    let newest = ListPage { offset: 0, limit: OWN_BOARDS };
    let rows = app.store().boards(BoardFilter::Of(person.id), newest).await?;
    let there = rows.into_iter().filter(|row| row.state != BoardState::Removed);
    Ok(there.map(|row| (row.id, row.name)).collect())
}

/// Checks a board, and answers with the parts of the page that depend on it.
pub(crate) async fn check(
    State(app): State<App>,
    caller: Caller,
    Form(fields): Form<Fields>,
) -> Result<Html<String>, Trouble> {
    let draft = match (&fields.document, &fields.board) {
        (Some(document), _) => {
            Some(serde_json::from_str(document).map_err(|_| Trouble::Senseless)?)
        }
        (None, Some(board)) => Some(named(&app, board).await?.ok_or(Trouble::NotFound)?),
        (None, None) => None,
    };
    let rendering = app.work().run(move || {
        let text = fields.text.unwrap_or_default();
        let examined = draft.map_or_else(|| Examined::of_text(text), Examined::of_draft);
        if caller.is_live {
            return html(workshop::parts(caller.page_reader(), &examined));
        }
        whole_page(&caller, &examined, &[], None)
    });
    Ok(rendering.await?)
}

fn whole_page(
    caller: &Caller,
    examined: &Examined,
    own: &[(String, String)],
    from: Option<&str>,
) -> Html<String> {
    html(workshop::page(&WorkshopView {
        reader: caller.page_reader(),
        examined,
        new_city: &any_city().to_string(),
        own,
        from,
    }))
}

/// A board to begin with: a built-in, generated or stored one, or an empty map with the names of a
/// built-in one.
async fn named(app: &App, id: &str) -> Result<Option<BoardDraft>, Trouble> {
    let built_in = |id: &str| Board::built_in().into_iter().find(|board| board.id() == id);
    if let Some(board) = id.strip_prefix("empty-").and_then(built_in) {
        return Ok(Some(empty(board)));
    }
    if let Some(board) = built_in(id) {
        return Ok(Some(board.into()));
    }
    if let Ok(own) = id.parse::<OwnWord>() {
        let stored = app.store().board(&own.to_string()).await?;
        let stored = stored.filter(|board| board.row.state != BoardState::Removed);
        return Ok(stored.and_then(|board| BoardDraft::read(&board.text).ok()));
    }
    let Ok(city) = id.parse::<CityWord>() else { return Ok(None) };
    Ok(Some(app.cities().board(city).await?.as_ref().into()))
}

fn empty(names: &Board) -> BoardDraft {
    BoardDraft {
        id: names.id().to_owned(),
        name: names.name().to_owned(),
        note: None,
        map: EMPTY_MAP,
        harbour: None,
        wall: Vec::new(),
        churches: Vec::new(),
        sites: Vec::new(),
        lines: Vec::new(),
    }
}
