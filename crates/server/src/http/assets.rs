//! Static files, all embedded in the program, and generated drawings of boards.

use super::boards::available;
use super::language::PageLanguage;
use super::trouble::Trouble;
use crate::App;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, Uri, header};
use axum::response::{IntoResponse, Response};
use hamburgum_cities::OwnWord;
use hamburgum_web::{Language, asset_address, assets, table};
use std::sync::Arc;

/// For addresses that contain a hash of the file.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// For addresses that stay the same when the file changes.
const FOR_AN_HOUR: &str = "public, max-age=3600";

/// A style sheet, script, font or picture.
pub(crate) async fn asset(Path((version, name)): Path<(String, String)>) -> Response {
    let Some(asset) = assets().iter().find(|asset| asset.name == name) else {
        return Trouble::NotFound.into_response();
    };
    let is_current = asset_address(asset.name) == format!("/assets/{version}/{name}");
    let keep = if is_current { FOR_EVER } else { FOR_AN_HOUR };
    let headers = [(header::CONTENT_TYPE, asset.content_type), (header::CACHE_CONTROL, keep)];
    (headers, asset.bytes).into_response()
}

/// The manifest of the app in a language.
pub(crate) async fn manifest(PageLanguage(language): PageLanguage) -> Response {
    drawn("application/manifest+json", FOR_AN_HOUR, hamburgum_web::manifest(language))
}

/// The service worker may connect to this server only, as pages may.
const POLICY_OF_WORKER: &str = "default-src 'none'; connect-src 'self'";

/// The service worker. Browsers ask for it again on each visit, to notice a new version at once.
pub(crate) async fn service_worker() -> Response {
    let script = hamburgum_web::service_worker();
    let mut response = drawn("text/javascript; charset=utf-8", "no-cache", script);
    let policy = HeaderValue::from_static(POLICY_OF_WORKER);
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    response
}

/// The style sheet or the picture of a board: `hamburgum.css`, `city1-7.svg`, or `londinium.de.svg`
/// with German labels.
pub(crate) async fn board(
    State(app): State<App>,
    Path(name): Path<String>,
    uri: Uri,
) -> Result<Response, Trouble> {
    let (id, ending) = name.split_once('.').ok_or(Trouble::NotFound)?;
    if ending == "css" {
        return style(id, &uri).ok_or(Trouble::NotFound);
    }
    let language = language_of_picture(ending).ok_or(Trouble::NotFound)?;
    let picture = match id.parse::<OwnWord>() {
        Ok(word) => own_picture(&app, &word, language).await?,
        Err(_) => app.cities().picture(id, language).await?,
    };
    let picture = picture.ok_or(Trouble::NotFound)?;
    Ok(drawn("image/svg+xml", FOR_AN_HOUR, picture.to_string()))
}

/// The picture of a board that somebody drew; `None` if it is not there or was removed.
async fn own_picture(
    app: &App,
    word: &OwnWord,
    language: Language,
) -> Result<Option<Arc<str>>, Trouble> {
    let Some(stored) = available(app, word).await? else { return Ok(None) };
    Ok(Some(app.cities().own_picture(word, &stored.text, language).await?))
}

/// The style sheet of a board that a table uses.
fn style(id: &str, uri: &Uri) -> Option<Response> {
    let board = hamburgum_cities::in_use(id)?;
    let is_current = uri.to_string() == table::board_style_address(board);
    let keep = if is_current { FOR_EVER } else { FOR_AN_HOUR };
    Some(drawn("text/css; charset=utf-8", keep, table::board_style(board)))
}

fn drawn(content_type: &'static str, keep: &'static str, text: String) -> Response {
    let headers = [(header::CONTENT_TYPE, content_type), (header::CACHE_CONTROL, keep)];
    (headers, text).into_response()
}

/// The language from the ending of a picture's name; English has no code.
fn language_of_picture(ending: &str) -> Option<Language> {
    match ending.strip_suffix("svg")? {
        "" => Some(Language::English),
        code => Language::from_code(code.strip_suffix('.')?),
    }
}
