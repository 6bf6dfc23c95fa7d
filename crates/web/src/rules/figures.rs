//! Illustrations of rules, drawn with the game's own pieces.
//!
//! They repeat the text beside them, so they are hidden from screen readers. Their numbers come from
//! the engine: costs, prices, bonuses and the movements of ships.

mod city;
mod harbour;
mod rondel;
mod rows;

use crate::Texts;
use hamburgum_engine::{Board, Seating, Setup, State, Variant};
use maud::{Markup, html};

pub(crate) use rondel::plain as plain_rondel;
pub(crate) use rows::{bonuses, depot, donations, each_official};

/// The figure of a rule or a chapter, if it has one.
pub(crate) fn of(texts: &Texts, id: &str) -> Option<Markup> {
    let drawing = match id {
        "idea" => rows::skyline(),
        "SET-2" => rows::beginning(),
        "SET-4" | "SCORE-2" => rows::tokens(),
        "SET-5" => rows::buildings(),
        "TURN-2" => rondel::plain(texts)?,
        "TURN-4" => rondel::with_costs(texts)?,
        "PROD-1" => rows::production(),
        "SELL-1" => harbour::selling()?,
        "BUY-1" => depot(texts),
        "SHIP-3" => harbour::moving_on(texts)?,
        "DON-2" => donations(texts),
        "DON-4" => bonuses(),
        "SCORE-3" => rows::states_of_a_token(),
        "BUILD-2" => city::open_sites()?,
        "BUILD-5" => rows::falling_price(),
        "BUILD-6" => rows::merchant(),
        "BUILD-7" => rows::captain(),
        "BUILD-8" => rows::officials(texts, Variant::Base),
        "VAR-4" => rows::officials(texts, Variant::One),
        "END-1" => rows::last_church(),
        _ => return None,
    };
    Some(html! { div class="figure" aria-hidden="true" { (drawing) } })
}

/// A position for a figure: a modified initial position of three players.
fn position(change: impl FnOnce(&Board, &mut Setup)) -> Option<State<'static>> {
    let board = Board::hamburgum();
    let mut setup = Setup::initial(Variant::Base, Seating::of_count(3).ok()?);
    change(board, &mut setup);
    State::from_setup(board, &setup).ok()
}
