//! The first page, with one's own games.

use super::caller::Caller;
use super::html;
use super::new_table::last_level;
use super::show::level_names;
use super::trouble::Trouble;
use crate::{App, Failure};
use axum::extract::State;
use axum::http::Uri;
use axum::response::{Html, Redirect};
use hamburgum_engine::{Player, State as Position};
use hamburgum_store::Page;
use hamburgum_table::Done;
use hamburgum_table::{Holder, Table, Who};
use hamburgum_web::pages::{self, GameKind, GameRow, GameState, HomeView, OtherGame};
use std::sync::Arc;

/// So many games stand on the first page.
const GAMES: Page = Page { offset: 0, limit: 24 };
/// So many games of others are shown beside them.
const OTHERS: usize = 4;

/// Leads to the first page in the language that the browser likes best.
pub(crate) async fn choose_language(caller: Caller) -> Redirect {
    Redirect::to(&format!("/{}", caller.language().code()))
}

/// Leads from where a form was sent to the page that has the form: who loads the answer again, or reads
/// it in another language, asks for that address without the form.
pub(crate) async fn up(uri: Uri) -> Redirect {
    Redirect::to(uri.path().rsplit_once('/').map_or("/", |(above, _)| above))
}

/// The first page.
pub(crate) async fn home(State(app): State<App>, caller: Caller) -> Result<Html<String>, Trouble> {
    caller.check_language()?;
    let games = my_games(&app, &caller).await?;
    let who = caller.who();
    let cards: Vec<Card<'_>> =
        games.iter().map(|(_, table)| Card::of(table, who.as_ref(), &caller)).collect();
    let rows: Vec<GameRow<'_>> =
        games.iter().zip(&cards).map(|((id, table), card)| card.row(id, table)).collect();
    let positions = positions_of_others(&app, &games);
    let others: Vec<_> = positions.iter().map(|position| OtherGame { position }).collect();
    let draw = if caller.is_live { pages::running } else { pages::home };
    Ok(html(draw(&HomeView {
        reader: caller.page_reader(),
        is_guest: caller.person.as_ref().is_none_or(|person| person.login.is_none()),
        levels: &level_names(caller.language()),
        level: last_level(&caller.jar).word(),
        games: &rows,
        others: &others,
    })))
}

/// How the games stand that others play now.
fn positions_of_others(app: &App, mine: &[(String, Arc<Table>)]) -> Vec<Position<'static>> {
    let is_mine = |id: &str| mine.iter().any(|(other, _)| other == id);
    let played = app.tables().being_played(OTHERS, |id| !is_mine(id));
    played.iter().map(|table| *table.final_game().state()).collect()
}

/// What this is.
pub(crate) async fn about(caller: Caller) -> Result<Html<String>, Trouble> {
    caller.check_language()?;
    Ok(html(pages::about(caller.page_reader())))
}

pub(super) async fn my_games(
    app: &App,
    caller: &Caller,
) -> Result<Vec<(String, Arc<Table>)>, Trouble> {
    let Some(person) = &caller.person else { return Ok(Vec::new()) };
    let mut games = Vec::new();
    for summary in app.store().tables_of(person.id, GAMES).await? {
        match app.tables().look_as_of(&summary.id, summary.version).await {
            Ok(table) => games.push((summary.id, table)),
            // One table that cannot be read must not hide the others.
            Err(Failure::Broken(why)) => {
                tracing::error!(table = summary.id, why, "a table cannot be read");
            }
            Err(failure) => return Err(failure.into()),
        }
    }
    Ok(games)
}

/// What a row of the list shows, before it is put together.
struct Card<'a> {
    players: Vec<(Player, &'a str)>,
    winners: Vec<Player>,
    awaits_me: bool,
    position: Position<'static>,
}

impl<'a> Card<'a> {
    fn of(table: &'a Table, who: Option<&Who>, caller: &Caller) -> Self {
        let name = |holder: &'a Holder| match holder {
            Holder::Nobody => "",
            Holder::Person { name, .. } => name.as_str(),
            Holder::Computer { level, .. } => super::show::level_name(*level, caller.language()),
        };
        let reckonings = table.game().state().reckonings();
        Self {
            players: table.seats().iter().map(|seat| (seat.player, name(&seat.holder))).collect(),
            winners: reckonings.iter().filter(|one| one.place == 1).map(|one| one.player).collect(),
            awaits_me: table.awaits(who),
            position: *table.final_game().state(),
        }
    }

    fn row<'v>(&'v self, id: &'v str, table: &'v Table) -> GameRow<'v> {
        let state = table.game().state();
        GameRow {
            id,
            name: &table.head().name,
            board: state.board().name(),
            players: &self.players,
            position: &self.position,
            kind: kind(table),
            state: match (table.ended(), table.to_act()) {
                (Some(Done::ByTheRules), _) => GameState::WonBy(&self.winners),
                (Some(_), _) => GameState::Ended,
                (None, Some(_)) if self.awaits_me => GameState::MyTurn,
                (None, Some(player)) => GameState::TurnOf(player),
                (None, None) => GameState::Gathering(open_seats(table)),
            },
        }
    }
}

fn open_seats(table: &Table) -> u32 {
    table.seats().iter().filter(|seat| seat.holder == Holder::Nobody).count() as u32
}

fn kind(table: &Table) -> GameKind {
    match (table.head().is_copy(), table.head().is_opened_record()) {
        (_, true) => GameKind::Record,
        (true, false) => GameKind::Copy,
        (false, false) => GameKind::BegunHere,
    }
}
