//! Static files, all embedded in the program, and generated drawings of boards.

use super::trouble::Trouble;
use axum::extract::Path;
use axum::http::{Uri, header};
use axum::response::{IntoResponse, Response};
use hamburgum_cities::{CityWord, generate};
use hamburgum_engine::Board;
use hamburgum_web::{Language, asset_address, assets, city_svg_in, table};

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

/// The style sheet or the picture of a board: `hamburgum.css`, `city1-7.svg`, or `londinium.de.svg`
/// with German labels.
pub(crate) async fn board(Path(name): Path<String>, uri: Uri) -> Response {
    let found = match name.split_once('.') {
        Some((id, "css")) => style(id, &uri),
        Some((id, ending)) => match language_of_picture(ending) {
            Some(language) => picture(id, language).await,
            None => None,
        },
        None => None,
    };
    found.unwrap_or_else(|| Trouble::NotFound.into_response())
}

/// The style sheet of a board that a table uses.
fn style(id: &str, uri: &Uri) -> Option<Response> {
    let board = hamburgum_cities::in_use(id)?;
    let is_current = uri.to_string() == table::board_style_address(board);
    let keep = if is_current { FOR_EVER } else { FOR_AN_HOUR };
    Some(drawn("text/css; charset=utf-8", keep, table::board_style(board)))
}

/// The picture of any board. A generated city is not cached, because a client may request thousands
/// of them.
async fn picture(id: &str, language: Language) -> Option<Response> {
    let built_in = Board::built_in().into_iter().find(|board| board.id() == id);
    let city: Option<CityWord> = id.parse().ok();
    let draw = move || match (built_in, city) {
        (Some(board), _) => Some(city_svg_in(board, language).into_string()),
        (None, Some(city)) => Some(city_svg_in(&generate(city.seed()), language).into_string()),
        (None, None) => None,
    };
    // Generating and drawing a city is CPU-bound and must not block the async workers.
    let text = tokio::task::spawn_blocking(draw).await.ok().flatten()?;
    Some(drawn("image/svg+xml", FOR_AN_HOUR, text))
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
