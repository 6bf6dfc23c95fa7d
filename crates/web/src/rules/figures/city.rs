//! A city with highlighted sites.

use super::position;
use crate::draw::Label;
use crate::{City, CityView};
use hamburgum_engine::{Action, Board, Donation, Field, Player, SiteSet, TokenKind};
use maud::{Markup, html};

/// The sites where Red may build (BUILD-2), highlighted: beside a church with a token, beside a
/// citizen.
pub(super) fn open_sites() -> Option<Markup> {
    let mut state = position(|board, setup| {
        setup.turns = 3;
        if let Some(petri) = board.church("petri") {
            let five = Donation { by: Player::Red, kind: TokenKind::Five, scored: true };
            setup.donations[petri].push(five);
        }
        if let Some(site) = board.site("N2") {
            setup.holdings[Player::Red].citizens = SiteSet::EMPTY.with(site);
        }
    })?;
    state.play(Action::Move(Field::Guildhall)).ok()?;
    let city = City::kept(Board::hamburgum());
    Some(html! {
        (city.ground())
        span class="plan" { (city.draw(&state, &CityView::of(&state, Label::Decorative))) }
    })
}
