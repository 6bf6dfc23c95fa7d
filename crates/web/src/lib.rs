//! What a person sees of Hamburgum.

use hamburgum_engine::{Board, Church, Place};
use maud::{Markup, html};

/// A plain drawing of a city: its lines and churches.
pub fn city_svg(board: &Board) -> Markup {
    let map = board.map();
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (map.width) " " (map.height) } {
            title { (board.name()) }
            @for &(from, to) in board.lines() {
                line x1=(board.at(from).x) y1=(board.at(from).y)
                    x2=(board.at(to).x) y2=(board.at(to).y) stroke="#7a5a3a" {}
            }
            @for place in Church::ALL.map(Place::Church) {
                circle cx=(board.at(place).x) cy=(board.at(place).y) r="20" {}
            }
        }
    }
}
