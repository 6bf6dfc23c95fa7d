//! The lesson, one click from the home page.

use super::caller::Caller;
use super::home::my_games;
use super::new_table::head;
use super::quota::create_table;
use super::table::address;
use super::trouble::Trouble;
use crate::App;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use hamburgum_ai::Level;
use hamburgum_engine::{Player, Variant};
use hamburgum_store::ListPage;
use hamburgum_table::{Entry, Head, Lesson, Sitter, Who};

/// The games among which an unfinished lesson is found; it comes first while it waits for its learner.
const NEWEST: ListPage = ListPage { offset: 0, limit: 24 };

/// The level of the computers that play the other seats after the lesson.
const OTHERS: Level = Level::Apprentice;

/// Redirects to the caller's unfinished lesson, or to a new one.
pub(crate) async fn learn(State(app): State<App>, caller: Caller) -> Result<Response, Trouble> {
    let games = my_games(&app, &caller, NEWEST).await?;
    if let Some(left) = games.iter().find(|game| game.card.is_lesson && game.awaits) {
        return Ok(Redirect::to(&address(&caller, &left.id)).into_response());
    }
    let name = caller.texts().guest();
    let (caller, who) = caller.or_guest(&app, &name).await?;
    let entries = Lesson::PLAYERS.map(|seat| sitting(seat, &who)).to_vec();
    let id = create_table(&app, &who, lesson(&caller), entries).await?;
    let onward = Redirect::to(&address(&caller, &id));
    Ok((caller.jar, onward).into_response())
}

fn lesson(caller: &Caller) -> Head {
    let lesson = Lesson::QuickIntroduction;
    let board = lesson.board().id().to_owned();
    let players = Lesson::PLAYERS.to_vec();
    let head = head(caller.texts().lesson_name(), board, Variant::Base, players);
    Head { lesson: Some(lesson), ..head }
}

fn sitting(seat: Player, who: &Who) -> Entry {
    let sitter = if seat == Lesson::LEARNER { Sitter::from(who) } else { Sitter::Computer(OTHERS) };
    sitter.entry(seat)
}
