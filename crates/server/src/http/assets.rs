//! Files for the browser, all of them in the program.

use super::trouble::Trouble;
use axum::extract::Path;
use axum::http::{Uri, header};
use axum::response::{IntoResponse, Response};
use hamburgum_engine::Board;
use hamburgum_web::{Language, asset_address, assets, city_svg_in, table};

/// The address changes with the files, so they may be kept for ever.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Where the address does not change with the file, it may be kept for an hour.
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

/// The style sheet or the picture of a board: `hamburgum.css`, `londinium.svg`, or `londinium.de.svg`
/// with German words.
pub(crate) async fn board(Path(name): Path<String>, uri: Uri) -> Response {
    let mut boards = Board::built_in().into_iter();
    let found = name
        .split_once('.')
        .and_then(|(id, ending)| Some((boards.find(|board| board.id() == id)?, ending)));
    let (content_type, keep, text) = match found {
        Some((board, "css")) => {
            let is_current = uri.to_string() == table::board_style_address(board);
            let keep = if is_current { FOR_EVER } else { FOR_AN_HOUR };
            ("text/css; charset=utf-8", keep, table::board_style(board))
        }
        Some((board, ending)) => match language_of_picture(ending) {
            Some(language) => {
                ("image/svg+xml", FOR_AN_HOUR, city_svg_in(board, language).into_string())
            }
            None => return Trouble::NotFound.into_response(),
        },
        None => return Trouble::NotFound.into_response(),
    };
    let headers = [(header::CONTENT_TYPE, content_type), (header::CACHE_CONTROL, keep)];
    (headers, text).into_response()
}

/// The language of a picture whose name ends so; English stands without its code.
fn language_of_picture(ending: &str) -> Option<Language> {
    match ending.strip_suffix("svg")? {
        "" => Some(Language::English),
        code => Language::from_code(code.strip_suffix('.')?),
    }
}
