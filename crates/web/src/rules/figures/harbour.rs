//! Ships in their berths, and their movement.

use super::position;
use crate::Texts;
use crate::draw::{HarbourView, Icon, Label, harbour, icon};
use hamburgum_engine::{Action, Berth, ByShip, Field, Player, Ship, State};
use maud::{Markup, html};

const RED: Ship = Ship::Of(Player::Red);
const BLUE: Ship = Ship::Of(Player::Blue);
const GREEN: Ship = Ship::Of(Player::Green);

/// The ships of SELL-1's example: Red's in berths 3 and 1.
pub(super) fn selling() -> Option<Markup> {
    let state = position(|_, setup| {
        setup.berths[Berth::One] = vec![GREEN, RED];
        setup.berths[Berth::Two] = vec![BLUE];
        setup.berths[Berth::Three] = vec![RED, GREEN];
    })?;
    Some(draw(&state, 0))
}

/// A full berth 3 before and after one more ship (SHIP-3).
pub(super) fn moving_on(texts: &Texts) -> Option<Markup> {
    let before = position(|_, setup| {
        setup.berths[Berth::One] = vec![GREEN];
        setup.berths[Berth::Two] = vec![BLUE, RED];
        setup.berths[Berth::Three] = vec![GREEN, RED, BLUE];
    })?;
    let mut after = before;
    after.play(Action::Move(Field::Dockyard)).ok()?;
    after.play(Action::Launch).ok()?;
    let becomes = texts.say("turn-becomes").text();
    Some(html! {
        (draw(&before, 0))
        span class="becomes" { (icon(Icon::Arrow, Label::Named(&becomes))) }
        (draw(&after, 1))
    })
}

fn draw(state: &State<'_>, new_ships: usize) -> Markup {
    let view = HarbourView { label: Label::Decorative, new_ships, departed: ByShip::default() };
    html! { span class="water" { (harbour(state, &view)) } }
}
