//! The result of a game as a picture for sharing.

use super::caller::Caller;
use super::show::{Look, show};
use super::trouble::Trouble;
use crate::App;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use hamburgum_web::table::result_picture;

/// The picture contains its styles and fonts, and loads nothing.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; font-src data:";

/// The picture in the reader's language; not found before the game is over.
pub(crate) async fn picture(
    State(app): State<App>,
    Path((_, id)): Path<(String, String)>,
    caller: Caller,
) -> Result<Response, Trouble> {
    let open = app.tables().get(&id).await?;
    // A shared picture must look the same for everybody, so no seat is marked as the reader's.
    let look = Look::of_nobody(caller.language(), &caller.origin);
    let picture = show(&open, &look, |view| result_picture(view, caller.texts()));
    let picture = picture.ok_or(Trouble::NotFound)?.into_string();
    let headers =
        [(header::CONTENT_TYPE, "image/svg+xml"), (header::CONTENT_SECURITY_POLICY, POLICY)];
    Ok((headers, picture).into_response())
}
