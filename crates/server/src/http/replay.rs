//! Replays of games, as pages and as records.

use super::caller::Caller;
use super::html;
use super::looked_at::LookedAt;
use super::show::{Look, show};
use super::trouble::Trouble;
use crate::{App, OpenTable};
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use hamburgum_engine::Game;
use hamburgum_web::table::replay::{self, ReplayView};
use serde::Deserialize;

/// The requested position: by number of actions or by number of turns.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    at: Option<String>,
    turn: Option<String>,
}

/// The page of one position, with links to all others.
pub(crate) async fn page(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
    caller: Caller,
) -> Result<Response, Trouble> {
    let open = app.tables().get(&id).await?;
    let game = open.table().final_game();
    let at = match wanted.place(&game).ok_or(Trouble::NotFound)? {
        ReplayPlace::Here(at) => at,
        ReplayPlace::At(at) => {
            let address = replay::address(caller.texts(), &id, at);
            return Ok(Redirect::to(&address).into_response());
        }
    };
    // Rendering lists every turn of the game, which takes some milliseconds.
    let page = app.work().run(move || drawn(&caller, &open, &game, at)).await?;
    Ok(html(page).into_response())
}

fn drawn(caller: &Caller, open: &OpenTable, game: &Game<'static>, at: usize) -> maud::Markup {
    let who = caller.who();
    let language = caller.language();
    let look = Look { who: who.as_ref(), ..Look::of_nobody(language, &caller.origin) };
    let (texts, theme) = (caller.texts(), caller.reader.theme);
    show(open, &look, |table| {
        let view = ReplayView { table, game, at };
        if caller.is_live { replay::main(&view, texts) } else { replay::page(&view, texts, theme) }
    })
}

/// The position that a query selects.
enum ReplayPlace {
    /// A valid number of actions.
    Here(usize),
    /// A position with another canonical address, to redirect to.
    At(usize),
}

impl Wanted {
    /// Resolves the query; `None` if a number is malformed. Without a number it is the start.
    fn place(&self, game: &Game<'_>) -> Option<ReplayPlace> {
        if let Some(turn) = &self.turn {
            return turn.parse().ok().map(|turns| ReplayPlace::At(after_turns(game, turns)));
        }
        let Some(at) = &self.at else { return Some(ReplayPlace::Here(0)) };
        let (at, end) = (at.parse().ok()?, game.actions().len());
        Some(if at > end { ReplayPlace::At(end) } else { ReplayPlace::Here(at) })
    }
}

/// The number of actions in the first `turns` turns.
fn after_turns(game: &Game<'_>, turns: usize) -> usize {
    let Some(last) = turns.checked_sub(1) else { return 0 };
    game.turns().nth(last).map_or(game.actions().len(), |turn| turn.end())
}

/// The record as a download.
pub(crate) async fn record(LookedAt { id, table, .. }: LookedAt) -> Response {
    let file = format!("attachment; filename=\"hamburgum-{id}.txt\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CONTENT_DISPOSITION, file.as_str()),
    ];
    (headers, table.record()).into_response()
}
