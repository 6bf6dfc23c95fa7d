//! A church in a game: its stage of construction, and the plate with its tokens.

use super::super::building::building;
use super::super::plan::Plan;
use super::super::seat::Facing;
use super::part::{CityPart, PartsOfCity};
use super::plate::Plate;
use super::view::CityView;
use crate::rules::about;
use crate::shape::scaled_at;
use hamburgum_engine::{Church, State, Token, TokenKind};
use maud::{Markup, html};

/// A church at its position.
pub(super) fn church(
    state: &State<'_>,
    view: &CityView<'_>,
    church: Church,
    plan: &Plan<'_>,
    parts: &PartsOfCity,
) -> Markup {
    let seat = &plan.seats[church];
    let info = state.board().church_info(church);
    let donations = state.donation_count(church);
    html! {
        g class={ "kirk k-" (info.colour) (marks(state, view, church)) }
            data-piece={ "church-" (info.id) } data-donations=(donations)
            data-explain=(about::CHURCH)
            transform=(scaled_at(seat.at, seat.scale)) {
            g class="grows" {
                g transform=[(seat.facing == Facing::Right).then_some("scale(-1 1)")] {
                    (parts.get(CityPart::Building(church, donations), || {
                        building(info, seat.facing, donations)
                    }))
                }
            }
            (Plate::draw(state, view, church, plan.phone.names[church], parts))
        }
    }
}

/// The classes of a church; it is highlighted while a donation to it is possible.
fn marks(state: &State<'_>, view: &CityView<'_>, church: Church) -> &'static str {
    let on_offer = |kind| state.owner(Token::new(church, kind)).is_none();
    let is_legal = |kind| view.legal_tokens.contains(Token::new(church, kind));
    if TokenKind::ALL.into_iter().any(|kind| on_offer(kind) && is_legal(kind)) {
        " legal"
    } else {
        ""
    }
}
