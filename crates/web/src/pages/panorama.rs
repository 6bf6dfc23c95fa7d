//! The churches over the water, which open the first page.

use crate::draw::{Label, church, ship};
use hamburgum_engine::{Board, Church, Player, Ship};
use maud::{Markup, html};

/// How far each church of the city has grown, from west to east.
const GROWN: [u8; 6] = [5, 3, 5, 5, 2, 4];
/// The ships on the water before them, from west to east.
const SHIPS: [Ship; 4] =
    [Ship::Of(Player::Green), Ship::Of(Player::Red), Ship::Neutral, Ship::Of(Player::Blue)];

/// The city from the water, with churches that are still growing.
pub(super) fn panorama() -> Markup {
    let board = Board::hamburgum();
    html! {
        div class="panorama" aria-hidden="true" {
            div class="shore" {
                @for (church_, grown) in Church::ALL.iter().zip(GROWN) {
                    (church(board.church_info(*church_), grown, Label::Decorative))
                }
            }
            div class="afloat" { @for one in SHIPS { (ship(one, Label::Decorative)) } }
        }
    }
}
