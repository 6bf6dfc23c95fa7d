//! What a person has seen of a table, and whether they want to hear of it.

use super::caller::Caller;
use super::html;
use super::trouble::Trouble;
use crate::App;
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::response::{Html, Redirect};
use hamburgum_store::Mute;
use hamburgum_web::pages::{self, Hearing, TableNoticesView};
use hamburgum_web::{Address, At};
use serde::Deserialize;

/// The version that a visible page has shown.
#[derive(Debug, Deserialize)]
pub(crate) struct Seen {
    version: u64,
}

/// Takes note of what a visible page has shown.
pub(crate) async fn seen(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    caller: Caller,
    Form(seen): Form<Seen>,
) -> Result<StatusCode, Trouble> {
    // Without notices nobody needs to know.
    if app.notices().outgoing().is_none() {
        return Ok(StatusCode::NO_CONTENT);
    }
    let (person, table) = seated(&app, &caller, &id).await?;
    // Whatever a script says, nobody has seen the future.
    let version = seen.version.min(table.version());
    app.store().note_seen(person, &id, version).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The page with the mute switch.
pub(crate) async fn page(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    caller: Caller,
) -> Result<Html<String>, Trouble> {
    let (person, table) = seated(&app, &caller, &id).await?;
    let attention = app.store().attention(person, &id).await?;
    let is_reachable =
        app.notices().outgoing().is_some() && !app.store().channels(person).await?.is_empty();
    Ok(html(pages::table_notices(&TableNoticesView {
        reader: caller.page_reader(),
        id: &id,
        name: &table.head().name,
        hearing: match attention.mute {
            Mute::On => Hearing::Muted,
            Mute::Off if is_reachable => Hearing::Told,
            Mute::Off => Hearing::Nowhere,
        },
    })))
}

/// The mute switch.
#[derive(Debug, Deserialize)]
pub(crate) struct MuteForm {
    mute: String,
}

/// Mutes a table, or hears of it again.
pub(crate) async fn mute(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    caller: Caller,
    Form(form): Form<MuteForm>,
) -> Result<Redirect, Trouble> {
    let (person, _) = seated(&app, &caller, &id).await?;
    let mute = if form.mute == "on" { Mute::On } else { Mute::Off };
    app.store().set_mute(person, &id, mute).await?;
    Ok(Redirect::to(&Address::Table(&id, At::Notices).in_language(caller.language())))
}

/// The caller and the table at which they sit.
async fn seated(
    app: &App,
    caller: &Caller,
    id: &str,
) -> Result<(hamburgum_store::PersonId, std::sync::Arc<hamburgum_table::Table>), Trouble> {
    let who = caller.who().ok_or(Trouble::NotSeated)?;
    let table = app.tables().look(id).await?;
    let is_seated = table.owners().into_iter().any(|owner| who.is(owner));
    if is_seated { Ok((hamburgum_store::PersonId(who.id), table)) } else { Err(Trouble::NotSeated) }
}
