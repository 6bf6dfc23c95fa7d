//! Creating tables: quick games, the form, rematches.

mod memory;
mod offer;

pub(crate) use memory::last_level;
pub(super) use offer::any_city;

use super::boards::{put_into_use, to_choose};
use super::caller::Caller;
use super::html;
use super::quota::{create_table, is_in_time, may_offer};
use super::show::level_names;
use super::table::address;
use super::trouble::Trouble;
use crate::config::PublicTables;
use crate::tables::any_name;
use crate::{App, OpenTable, secret};
use axum::extract::{Form, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use hamburgum_cities::{CityWord, OwnWord};
use hamburgum_engine::{Board, Player, Variant};
use hamburgum_table::{
    Entry, FieldError, FirstSeat, Head, NewTable, NewTableForm, SeatWish, Table, Who,
};
use hamburgum_web::pages::{self, Complaint, NewTableView, Wrong};
use memory::{keep, last_setup};
use offer::Offer;
use serde::Deserialize;
use std::sync::Arc;

#[derive(Debug, Deserialize)]
pub(crate) struct QuickGame {
    level: Option<String>,
}

/// Creates a quick game against two computers.
pub(crate) async fn play_now(
    State(app): State<App>,
    mut caller: Caller,
    Form(wish): Form<QuickGame>,
) -> Result<Response, Trouble> {
    let wished = wish.level.and_then(|word| word.parse().ok());
    let level = wished.unwrap_or(last_level(&caller.jar));
    let mut setup = last_setup(&caller.jar);
    level.word().clone_into(&mut setup.level);
    caller.jar = keep(&app, caller.jar, setup);
    let new = NewTable {
        name: any_name(),
        board: Board::hamburgum(),
        variant: Variant::Base,
        first: FirstSeat::ByLot,
        clock: None,
        seats: vec![
            (Player::Red, SeatWish::Me),
            (Player::Blue, SeatWish::Computer(level)),
            (Player::Green, SeatWish::Computer(level)),
        ],
        offer: None,
        plan: None,
    };
    set_up(&app, caller, new).await
}

/// The query for another generated city: it is offered and selected.
#[derive(Debug, Deserialize)]
pub(crate) struct Another {
    another: Option<String>,
    /// `all`: the link to this page was to offer a table to everybody.
    open_to: Option<String>,
}

/// The form for a new table: with the last set-up, or with the typed fields and another city.
pub(crate) async fn form(
    State(app): State<App>,
    caller: Caller,
    Query(Another { another, open_to }): Query<Another>,
    Query(fields): Query<Vec<(String, String)>>,
) -> Result<Html<String>, Trouble> {
    let typed = NewTableForm::of(&fields);
    let another: Option<CityWord> = another.and_then(|word| word.parse().ok());
    let offer = Offer::of(&app, another.or_else(|| typed.offered_city())).await?;
    // The page of a board that somebody drew links here with its id.
    let drawn = Some(typed.board.clone()).filter(|id| id.parse::<OwnWord>().is_ok());
    let mut form = match open_to.as_deref() {
        _ if typed.is_filled_in() => typed,
        Some("all") => last_setup(&caller.jar).offered_to_all(),
        _ => last_setup(&caller.jar),
    };
    if let Some(id) = drawn.filter(|_| another.is_none()) {
        form.board = id;
    }
    if another.is_some() {
        offer.word().clone_into(&mut form.board);
    }
    form_page(&app, &caller, &form, &[], &offer).await
}

/// Creates the table that the form describes, or shows its errors.
pub(crate) async fn create(
    State(app): State<App>,
    mut caller: Caller,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Trouble> {
    let form = NewTableForm::of(&fields);
    match read(&app, &caller, &form).await? {
        Ok(new) => {
            caller.jar = keep(&app, caller.jar, form);
            set_up(&app, caller, new).await
        }
        Err(errors) => {
            let texts = caller.texts();
            let said: Vec<(String, String)> =
                errors.into_iter().map(|(field, error)| (field, texts.wrong(error))).collect();
            let complaints: Vec<Complaint<'_>> =
                said.iter().map(|(field, message)| (field.as_str(), message.as_str())).collect();
            let offer = Offer::of(&app, form.offered_city()).await?;
            let page = form_page(&app, &caller, &form, &complaints, &offer).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

/// The table that a form describes, or the errors of its fields.
async fn read(
    app: &App,
    caller: &Caller,
    form: &NewTableForm,
) -> Result<Result<NewTable, Vec<(String, Wrong)>>, Trouble> {
    if !put_into_use(app, caller, &form.board).await? {
        return Ok(Err(vec![("board".to_owned(), Wrong::Field(FieldError::Choice))]));
    }
    let mut new = match form.read(&any_name()) {
        Ok(new) => new,
        Err(errors) => {
            let wrong = |(field, error)| (field, Wrong::Field(error));
            return Ok(Err(errors.into_iter().map(wrong).collect()));
        }
    };
    if app.config().public_tables == PublicTables::Off {
        new.offer = None;
    }
    if new.plan.is_some_and(|plan| !is_in_time(app, plan)) {
        return Ok(Err(vec![("at".to_owned(), Wrong::Field(FieldError::Time))]));
    }
    if let (Some(_), Some(who)) = (&new.offer, caller.who())
        && !may_offer(app, &who).await?
    {
        return Ok(Err(vec![("open_to".to_owned(), Wrong::ManyOffers)]));
    }
    Ok(Ok(new))
}

async fn form_page(
    app: &App,
    caller: &Caller,
    form: &NewTableForm,
    complaints: &[Complaint<'_>],
    offer: &Offer,
) -> Result<Html<String>, Trouble> {
    let boards = boards();
    let drawn = to_choose(app, caller, &form.board).await?;
    let drawn: Vec<(&str, &str)> = drawn.iter().map(|(id, name)| (&**id, &**name)).collect();
    Ok(html(pages::new_table(&NewTableView {
        reader: caller.page_reader(),
        boards: &boards,
        drawn: &drawn,
        city: offer.view(),
        levels: &level_names(caller.language()),
        form,
        may_be_public: app.config().public_tables == PublicTables::On,
        complaints,
    })))
}

async fn set_up(app: &App, caller: Caller, new: NewTable) -> Result<Response, Trouble> {
    let name = caller.texts().guest();
    let (caller, who) = caller.or_guest(app, &name).await?;
    let language = caller.language().code().parse().map_err(|_| Trouble::Internal)?;
    let entries = new.entries(&who, language);
    let mut players: Vec<Player> = new.seats.iter().map(|(player, _)| *player).collect();
    if new.first == FirstSeat::ByLot {
        // Seats keep their colours; only the first player is drawn.
        let first = fastrand::Rng::with_seed(secret::seed()).usize(..players.len());
        players.rotate_left(first);
    }
    let head =
        head(new.name, new.board.id().to_owned(), new.variant, players).with_clock(new.clock);
    let id = create_table(app, &who, head, entries).await?;
    let onward = Redirect::to(&address(&caller, &id));
    Ok((caller.jar, onward).into_response())
}

/// Builds the head of a new table, with shuffled officials in variant II (VAR-3).
pub(super) fn head(name: String, board: String, variant: Variant, players: Vec<Player>) -> Head {
    let mut draws = Vec::new();
    if variant == Variant::Two {
        draws = variant.officials().to_vec();
        fastrand::Rng::with_seed(secret::seed()).shuffle(&mut draws);
    }
    Head { draws, ..Head::new(name, board, variant, players, secret::seed()) }
}

/// Creates a game with the same people and computers; the second player becomes the first.
pub(crate) async fn rematch(
    app: &App,
    open: &Arc<OpenTable>,
    caller: &Caller,
) -> Result<Response, Trouble> {
    let table = open.table();
    let who = caller.who().ok_or(Trouble::NotSeated)?;
    let is_seated =
        table.seats().iter().filter_map(hamburgum_table::Seat::owner).any(|id| who.is(id));
    if !is_seated || table.ended().is_none() {
        return Err(Trouble::NotSeated);
    }
    let id = app.tables().rematch(open, |table| next_game(table, &who)).await?;
    Ok(Redirect::to(&address(caller, &id)).into_response())
}

fn next_game(table: &Table, who: &Who) -> (Head, Vec<Entry>) {
    let old = table.head();
    let mut players = table.game().state().players().to_vec();
    players.rotate_left(1);
    let head = head(old.name.clone(), old.board.clone(), old.variant, players);
    (head.with_clock(old.clock).set_up_by(who), table.seated_again())
}

/// The ids of the boards with their names.
pub(super) fn boards() -> Vec<(&'static str, &'static str)> {
    Board::built_in().into_iter().map(|board| (board.id(), board.name())).collect()
}
