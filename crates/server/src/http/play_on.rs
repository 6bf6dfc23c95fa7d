//! Playing on from any position of a game, at a new table.

use super::caller::Caller;
use super::quota::create_table;
use super::table::address;
use super::trouble::Trouble;
use crate::{App, secret};
use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use hamburgum_ai::Level;
use hamburgum_engine::{Game, Official, Player, Variant};
use hamburgum_table::{Head, Origin, PlayOnForm, Sitter, Table, Who};
use hamburgum_web::table::replay;

/// Creates a table with a copy of the game up to a position.
pub(crate) async fn play_on(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    caller: Caller,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Trouble> {
    let wish = PlayOnForm::read(&fields)?;
    let table = app.tables().look(&id).await?;
    check_running_games(&app, &caller, &table).await?;
    let mut game = table.final_game().after_actions(wish.at).ok_or(Trouble::Senseless)?;
    // Turns are atomic and belong to one player, so the copy starts at the beginning of the current
    // one.
    game.restart_turn();
    let head = copy(&caller, &id, &table, &game);
    set_up(&app, caller, head, |player, who| wish.sitter(player, game.state(), who)).await
}

/// Creates a puzzle: a copy in which the reader has to find a better turn than the one played.
pub(crate) async fn try_again(
    app: &App,
    caller: Caller,
    id: &str,
    table: &Table,
    at: usize,
) -> Result<Response, Trouble> {
    let game = table.final_game().after_actions(at).ok_or(Trouble::Senseless)?;
    let head = copy(&caller, id, table, &game).as_puzzle();
    let acting = game.state().active();
    set_up(app, caller, head, |seat, who| {
        Some(if seat == acting { who.into() } else { Sitter::Computer(Level::Journeyman) })
    })
    .await
}

/// Refuses what would help in a running game between people.
pub(super) async fn check_running_games(
    app: &App,
    caller: &Caller,
    table: &Table,
) -> Result<(), Trouble> {
    let helps = app.tables().helps_in_a_running_game(table, caller.who().as_ref()).await?;
    if helps { Err(Trouble::RunningGame) } else { Ok(()) }
}

fn copy(caller: &Caller, id: &str, table: &Table, game: &Game<'_>) -> Head {
    let name = replay::copy_name(caller.texts(), original_name(table));
    let (id, at) = (id.to_owned(), game.actions().len());
    let from = Origin::Table { id, name: table.head().name.clone(), at };
    Head::going_on(name, game, shuffled(game), secret::seed(), from)
}

/// Creates a table with these sitters and redirects to it.
async fn set_up(
    app: &App,
    caller: Caller,
    head: Head,
    sitter: impl Fn(Player, &Who) -> Option<Sitter>,
) -> Result<Response, Trouble> {
    let name = caller.texts().guest();
    let (caller, who) = caller.or_guest(app, &name).await?;
    let seated = |&seat: &Player| sitter(seat, &who).map(|sitter| sitter.entry(seat));
    let entries = head.players.iter().filter_map(seated).collect();
    let id = create_table(app, &who, head, entries).await?;
    let onward = Redirect::to(&address(&caller, &id));
    Ok((caller.jar, onward).into_response())
}

/// The name of a table, or of the original if it is a copy.
fn original_name(table: &Table) -> &str {
    let head = table.head();
    match head.start.as_ref().map(|start| &start.from) {
        Some(Origin::Table { name, .. }) => name,
        Some(Origin::Record { .. }) | None => &head.name,
    }
}

/// Shuffles the hidden officials again, so that a copy does not reveal the draws of the original
/// (VAR-3).
fn shuffled(game: &Game<'_>) -> Vec<Official> {
    let state = game.state();
    if state.variant() != Variant::Two {
        return Vec::new();
    }
    let seen = state.visible_official();
    let mut hidden: Vec<_> = state.officials_left().filter(|one| Some(*one) != seen).collect();
    fastrand::Rng::with_seed(secret::seed()).shuffle(&mut hidden);
    hidden
}
