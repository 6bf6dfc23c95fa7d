//! A picture of the game for newcomers: a city in the middle of a game.

use crate::City;
use crate::city::CityView;
use crate::draw::{HarbourView, Label, RondelView, harbour, rondel};
use crate::pages::Reader;
use hamburgum_engine::{Board, ByField, ByShip, Game, State};
use maud::{Markup, html};
use std::sync::LazyLock;

/// The displayed position.
const RECORD: &str = "\
hamburgum record 1
board hamburgum
variant base
players red blue green
start red
rules 1
position
round 16
to-move red
red prestige 21 money 130 timber 2 brick 2 marker cloth
red citizens M1 M2 M4 M5 N3
blue prestige 18 money 60 timber 1 brick 1 marker church
blue citizens P1 P3 P4 J1 J2
green prestige 24 money 40 beer 2 brick 1 marker trade-west
green citizens C1 C2 C3 C5 N1
berth 3 red neutral blue
berth 2 green neutral red
berth 1 green blue
church michaelis red.five* red.ships blue.donations
church petri blue.five* blue.building green.ships* red.citizens* blue.donations*
church catharinen green.five* green.citizens blue.ships green.donations
church jacobi blue.five*
church nicolai red.five* green.ships
completed petri
end
";

static POSITION: LazyLock<Option<State<'static>>> = LazyLock::new(|| {
    let game = Game::parse(RECORD, &Board::built_in()).ok()?;
    Some(*game.state())
});

/// The city with its rondel and harbour.
pub(super) fn showcase(reader: Reader<'_>) -> Markup {
    let Some(state) = POSITION.as_ref() else { return html! {} };
    let texts = reader.texts();
    let city = City::kept(state.board());
    let names = ByField::from_fn(|field| texts.field(field));
    let harbour_view =
        HarbourView { label: Label::Decorative, new_ships: 0, departed: ByShip::default() };
    html! {
        (city.ground())
        figure class="showcase" role="img" aria-label=(reader.say("page-home-picture")) {
            (city.draw(state, &CityView::plain(Label::Decorative)))
            div class="at-anchor" { (harbour(state, &harbour_view)) }
            div class="compass" {
                (rondel(state, &RondelView { label: Label::Decorative, names: Some(&names), start: None, told: None }))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::POSITION;

    #[test]
    fn the_position_can_be_played() {
        assert!(POSITION.as_ref().is_some_and(|state| state.completed().count() == 1));
    }
}
