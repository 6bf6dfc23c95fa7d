//! The pages behind an invitation link.

use super::caller::Caller;
use super::html;
use super::show::{former_player, level_name};
use super::table::address;
use super::trouble::Trouble;
use crate::{App, Failure, OpenTable};
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use hamburgum_engine::Player;
use hamburgum_table::{Command, FieldError, Holder, Refusal, clean_name};
use hamburgum_web::Address;
use hamburgum_web::pages::{self, Complaint, FoundBy, Invitation, JoinView, Wrong};
use serde::Deserialize;
use std::sync::Arc;

/// Shows the invitation, or redirects somebody who holds the seat already to the table.
pub(crate) async fn door(
    State(app): State<App>,
    Path((_, table, key)): Path<(String, String, String)>,
    caller: Caller,
) -> Result<Response, Trouble> {
    let (open, player) = invited(&app, &table, &key).await?;
    if caller.who().is_some_and(|who| holds(&open, player, &who)) {
        return Ok(Redirect::to(&address(&caller, open.id())).into_response());
    }
    let seat =
        SeatPage { open: &open, player, address: link(&table, &key), found_by: FoundBy::Link };
    Ok(seat.render(&caller, &[]).into_response())
}

#[derive(Debug, Deserialize)]
pub(crate) struct Guest {
    name: String,
    /// The wanted colour; the seat's own if absent.
    colour: Option<String>,
}

/// Takes the seat.
pub(crate) async fn enter(
    State(app): State<App>,
    Path((_, table, key)): Path<(String, String, String)>,
    caller: Caller,
    Form(guest): Form<Guest>,
) -> Result<Response, Trouble> {
    let (open, player) = invited(&app, &table, &key).await?;
    let seat =
        SeatPage { open: &open, player, address: link(&table, &key), found_by: FoundBy::Link };
    let Some(name) = clean_name(&guest.name) else {
        let message = caller.texts().wrong(Wrong::Field(FieldError::Name));
        let page = seat.render(&caller, &[("name", &message)]);
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    };
    let Some(colour) = guest.colour.map_or(Some(player), |word| word.parse().ok()) else {
        return Err(Trouble::Senseless);
    };
    let (caller, mut who) = caller.or_guest(&app, &name).await?;
    who.name = name;
    match app.tables().act(&open, &who, 0, &Command::SitAs { seat: player, colour }).await {
        Ok(()) => {}
        Err(Failure::Refused(Refusal::ColourTaken)) => {
            let message = caller.texts().wrong(Wrong::Field(FieldError::Colour));
            let page = seat.render(&caller, &[("colour", &message)]);
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, caller.jar.clone(), page).into_response());
        }
        // A repeated submission of the form: the sender holds the seat already.
        Err(Failure::Refused(Refusal::SeatTaken)) if holds(&open, player, &who) => {}
        Err(Failure::Refused(Refusal::SeatTaken)) => {
            return Ok((StatusCode::CONFLICT, seat.render(&caller, &[])).into_response());
        }
        Err(failure) => return Err(failure.into()),
    }
    let onward = Redirect::to(&address(&caller, open.id()));
    Ok((caller.jar, onward).into_response())
}

/// Finds the table and the seat of an invitation key.
async fn invited(app: &App, table: &str, key: &str) -> Result<(Arc<OpenTable>, Player), Trouble> {
    let open = app.tables().get(table).await?;
    let path = Address::Join { table, key }.to_string();
    let table = open.table();
    let seat = table.seats().iter().find(|seat| open.invitation(seat.invited_as) == path);
    seat.map(|seat| (open, seat.player)).ok_or(Trouble::NotFound)
}

fn holds(open: &OpenTable, player: Player, who: &hamburgum_table::Who) -> bool {
    let table = open.table();
    let seat = table.seats().iter().find(|seat| seat.player == player);
    seat.and_then(hamburgum_table::Seat::owner).is_some_and(|id| who.is(id))
}

/// The address of an invitation.
fn link<'a>(table: &'a str, key: &'a str) -> Address<'a> {
    Address::Join { table, key }
}

/// The page of an open seat.
pub(super) struct SeatPage<'a> {
    pub(super) open: &'a OpenTable,
    pub(super) player: Player,
    pub(super) address: Address<'a>,
    pub(super) found_by: FoundBy,
}

impl SeatPage<'_> {
    pub(super) fn render(&self, caller: &Caller, complaints: &[Complaint<'_>]) -> Html<String> {
        let Self { open, player, .. } = *self;
        let table = open.table();
        let name = |seat: &hamburgum_table::Seat| match &seat.holder {
            Holder::Nobody => None,
            Holder::Person { name, .. } => {
                Some(name.clone().unwrap_or(former_player(caller.language()).to_owned()))
            }
            Holder::Computer { level, .. } => {
                Some(level_name(*level, caller.language()).to_owned())
            }
        };
        let names: Vec<(Player, Option<String>)> =
            table.seats().iter().map(|seat| (seat.player, name(seat))).collect();
        let seats: Vec<(Player, Option<&str>)> =
            names.iter().map(|(player, name)| (*player, name.as_deref())).collect();
        let is_open = seats.contains(&(player, None)) && table.ended().is_none();
        let watch = address(caller, open.id());
        html(pages::join(&JoinView {
            reader: caller.page_reader(),
            address: self.address,
            found_by: self.found_by,
            table: &table.head().name,
            board: table.game().board().name(),
            seats: &seats,
            colours: &table.colours_for(player),
            invitation: if is_open {
                Invitation::Seat(player)
            } else {
                Invitation::Taken { watch: &watch }
            },
            complaints,
        }))
    }
}
