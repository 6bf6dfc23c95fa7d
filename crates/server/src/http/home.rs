//! The home page with the reader's games.

use super::caller::Caller;
use super::html;
use super::language::{PageLanguage, PreferredLanguage};
use super::new_table::last_level;
use super::open_tables::{note_host, offered, rows as offered_rows, seats_of};
use super::show::{former_player, level_name, level_names};
use super::storable::Storable;
use super::trouble::Trouble;
use crate::App;
use crate::config::PublicTables;
use crate::tables::Listed;
use axum::extract::{Query, State};
use axum::http::Uri;
use axum::response::{Html, Redirect};
use axum_extra::extract::CookieJar;
use hamburgum_engine::{State as Position, Turn};
use hamburgum_store::ListPage;
use hamburgum_table::{Card, CardSeat, CardSitter, GameStage};
use hamburgum_web::pages::{
    self, GameRow, GameState, GamesPage, HomeView, OtherGame, RowSeat, SomeOpenTables,
};
use hamburgum_web::{Address, Language};
use serde::Deserialize;

/// The number of the reader's games on a page.
const GAMES: u32 = 24;
/// The number of other people's games beside them.
const OTHERS: usize = 4;
/// The number of open tables on the page; the others have a page of their own.
const OPEN_TABLES: usize = 4;

/// The query of the home page: how many of the reader's games to skip.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Wanted {
    from: String,
}

/// Redirects from an address without a language to the one in the browser's preferred language.
pub(crate) async fn choose_language(
    PreferredLanguage(language): PreferredLanguage,
    uri: Uri,
) -> Result<Redirect, Trouble> {
    let (_, address) = Address::parse(uri.path()).ok_or(Trouble::NotFound)?;
    Ok(Redirect::to(&address.in_language(language)))
}

/// Redirects from the target of a form to the page with the form: reloading the response, or
/// switching its language, requests that address with GET. The language is required because a path
/// like `/\elsewhere.example/play` would redirect to another site.
pub(crate) async fn up(_: PageLanguage, uri: Uri) -> Redirect {
    Redirect::to(uri.path().rsplit_once('/').map_or("/", |(above, _)| above))
}

/// The home page.
pub(crate) async fn home(
    State(app): State<App>,
    caller: Caller,
    Query(wanted): Query<Wanted>,
) -> Result<(CookieJar, Storable, Html<String>), Trouble> {
    caller.keep_language(&app).await;
    // A number that cannot be read is not worth an error page.
    let from = wanted.from.parse().unwrap_or_default();
    let mut games = my_games(&app, &caller, ListPage { offset: from, limit: GAMES + 1 }).await?;
    let waiting = waiting_tables(&app, &caller).await?;
    let page = games_page(from, games.len());
    games.truncate(GAMES as usize);
    let seats: Vec<Vec<RowSeat<'_>>> =
        games.iter().map(|game| row_seats(&game.card, caller.language())).collect();
    let boards: Vec<Option<Position<'static>>> =
        games.iter().map(|game| game.card.position()).collect();
    let happened: Vec<Vec<Turn<'static>>> = games.iter().map(turns_to_tell).collect();
    let drawn = seats.iter().zip(&boards).zip(&happened);
    let rows: Vec<GameRow<'_>> = games
        .iter()
        .zip(drawn)
        .map(|(game, ((seats, position), happened))| row(game, seats, position.as_ref(), happened))
        .collect();
    let positions = positions_of_others(&app, &games);
    let others: Vec<_> = positions.iter().map(|position| OtherGame { position }).collect();
    note_host(&app, &caller).await?;
    let offered = offered(&app, &caller).await?;
    let offered_seats = seats_of(&offered, caller.language());
    let tables = offered_rows(&offered, &offered_seats);
    let some = &tables[..tables.len().min(OPEN_TABLES)];
    let open_tables = SomeOpenTables { tables: some, all: tables.len() };
    let is_public = app.config().public_tables == PublicTables::On;
    let draw = if caller.is_live { pages::running } else { pages::home };
    let content = html(draw(&HomeView {
        reader: caller.page_reader(),
        is_guest: caller.person.as_ref().is_none_or(|person| person.login.is_none()),
        levels: &level_names(caller.language()),
        level: last_level(&caller.jar).word(),
        games: &rows,
        waiting: waiting.len(),
        page,
        open_tables: is_public.then_some(open_tables),
        others: &others,
    }));
    Ok((caller.renewed_cookies(&app), Storable::for_person(&caller), content))
}

/// The pages around one whose list, with one game more than it shows, has this length.
fn games_page(from: u32, found: usize) -> GamesPage {
    GamesPage {
        from,
        newer: (from > 0).then(|| from.saturating_sub(GAMES)),
        older: (found > GAMES as usize).then(|| from.saturating_add(GAMES)),
    }
}

/// The positions of other people's running games.
fn positions_of_others(app: &App, mine: &[Listed]) -> Vec<Position<'static>> {
    let is_mine = |id: &str| mine.iter().any(|game| game.id == id);
    let played = app.tables().being_played(OTHERS, |id| !is_mine(id));
    played.iter().map(|table| *table.final_game().state()).collect()
}

/// The page of the service worker for readers without a connection.
pub(crate) async fn offline(caller: Caller) -> Result<Html<String>, Trouble> {
    Ok(html(pages::offline(caller.page_reader())))
}

/// The about page.
pub(crate) async fn about(caller: Caller) -> Result<Html<String>, Trouble> {
    Ok(html(pages::about(caller.page_reader())))
}

/// A page of the caller's games, from their stored cards.
pub(super) async fn my_games(
    app: &App,
    caller: &Caller,
    page: ListPage,
) -> Result<Vec<Listed>, Trouble> {
    let Some(person) = &caller.person else { return Ok(Vec::new()) };
    Ok(app.tables().list_of(person.id, page).await?)
}

/// The ids of the tables that wait for the caller, in the order in which to play them.
pub(super) async fn waiting_tables(app: &App, caller: &Caller) -> Result<Vec<String>, Trouble> {
    let Some(person) = &caller.person else { return Ok(Vec::new()) };
    match app.store().waiting_tables_of(person.id).await {
        // Open tables are shown without the database, and none of them is worth an error.
        Err(error) if error.is_away() => Ok(Vec::new()),
        found => Ok(found?),
    }
}

pub(super) fn row_seats(card: &Card, language: Language) -> Vec<RowSeat<'_>> {
    card.seats.iter().map(|seat| row_seat(seat, language)).collect()
}

fn row_seat(seat: &CardSeat, language: Language) -> RowSeat<'_> {
    let name = match &seat.sitter {
        CardSitter::Nobody => "",
        CardSitter::Person(name) => name.as_deref().unwrap_or(former_player(language)),
        CardSitter::Computer(level) => level_name(*level, language),
    };
    RowSeat { player: seat.player, name, points: seat.points }
}

/// What others did since the caller's last turn; the card tells it to the person who is to move.
fn turns_to_tell(game: &Listed) -> Vec<Turn<'static>> {
    if game.awaits { game.card.turns_since() } else { Vec::new() }
}

fn row<'v>(
    game: &'v Listed,
    seats: &'v [RowSeat<'v>],
    position: Option<&'v Position<'static>>,
    happened: &'v [Turn<'static>],
) -> GameRow<'v> {
    let card = &game.card;
    GameRow {
        id: &game.id,
        name: &game.name,
        board: &card.city,
        round: card.round,
        seats,
        position,
        kind: card.kind,
        due: card.due,
        happened,
        state: match &card.stage {
            GameStage::TurnOf(_) if game.awaits => GameState::MyTurn,
            GameStage::TurnOf(player) => GameState::TurnOf(*player),
            GameStage::Gathering(open) => GameState::Gathering(*open),
            GameStage::WonBy(winners) => GameState::WonBy(winners),
            GameStage::Ended => GameState::Ended,
        },
    }
}
