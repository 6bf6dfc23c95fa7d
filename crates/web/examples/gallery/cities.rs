//! Pages with many cities side by side: generated ones, and ones of unusual shapes.

use crate::pages::table;
use crate::positions::position;
use crate::shapes::shapes;
use hamburgum_engine::{Board, Prompt};
use hamburgum_web::{City, overlaps};
use maud::{Markup, html};

/// How many generated cities the gallery shows.
const GENERATED: u32 = 50;
/// How many cities are on a page.
const ON_PAGE: usize = 10;

/// All of these cities; a gallery is short-lived, so they are never freed.
pub(crate) fn boards() -> Vec<&'static Board> {
    let generated = (0..GENERATED).map(hamburgum_cities::generate);
    let unusual = shapes().into_iter();
    let boards = generated.chain(unusual).map(|board| &*Box::leak(Box::new(board)));
    Board::built_in().into_iter().chain(boards).collect()
}

/// Pages of cities in the middle of a game, with what overlaps in their drawings.
pub(crate) fn pages(boards: &[&'static Board]) -> Vec<(String, Markup)> {
    let page = |(number, boards): (usize, &[&'static Board])| {
        (
            format!("cities-{number}"),
            html! { div class="cities" { @for board in boards { (city(board)) } } },
        )
    };
    boards.chunks(ON_PAGE).enumerate().map(page).collect()
}

fn city(board: &'static Board) -> Markup {
    let position = position(board, 3, 60, |prompt| matches!(prompt, Prompt::Church(_)));
    html! {
        figure {
            @if let Some(position) = position { (table(&City::of(board), &position)) }
            figcaption {
                a href={ (board.id()) ".svg" } { (board.id()) }
                @for overlap in overlaps(board) { " · " (overlap) }
            }
        }
    }
}
