//! The churches over the water, at the top of the home page.

use crate::draw::{Label, church, ship};
use hamburgum_engine::{Board, Church, Player, Ship};
use maud::{Markup, html};

/// The donations of each church, from west to east.
const GROWN: [u8; 6] = [5, 3, 5, 5, 2, 4];
/// The ships in front of them, from west to east.
const SHIPS: [Ship; 4] =
    [Ship::Of(Player::Green), Ship::Of(Player::Red), Ship::Neutral, Ship::Of(Player::Blue)];

/// The city seen from the water, with churches under construction.
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
