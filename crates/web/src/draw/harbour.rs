//! The harbour: three berths, each with one place per player.

use super::label::{Label, canvas};
use super::position::Position;
use super::ship::{WIDTH, shape, slip_shape};
use crate::geometry::{Area, Spot, line_path, number, spot};
use crate::shape::{at, block, scaled_at};
use hamburgum_engine::{Berth, ByBerth, ByShip, Ship, State};
use maud::{Markup, PreEscaped, html};
use std::sync::LazyLock;

/// What a drawing of the harbour shows in addition to the position.
#[derive(Clone, Copy, Debug)]
pub struct HarbourView<'a> {
    /// The accessible name of the drawing.
    pub label: Label<'a>,
    /// The number of newest ships that the viewer has not seen yet.
    pub new_ships: usize,
    /// The number of ships of each owner that have left the harbour. It is not part of a position; it
    /// gives each ship a number that stays the same.
    pub departed: ByShip<u16>,
}

/// The area of the drawing.
pub(crate) const HARBOUR: Area = Area::new(0.0, 0.0, 722.0, 112.0);
/// The width of a berth, and of the part with its number.
const BERTH: f64 = 226.0;
const HEAD: f64 = 40.0;

/// All berths with their ships.
///
/// A ship has `data-piece`: `ship-red-2` is the second one that Red brought into the harbour.
pub fn harbour(state: &State<'_>, view: &HarbourView<'_>) -> Markup {
    let places = state.players().len() as u8;
    let moored = moored(state, view.departed);
    let old = moored.len().saturating_sub(view.new_ships);
    let content = html! {
        @for berth in Berth::ALL {
            g transform=(at(spot(left(berth), 0.0))) {
                (PreEscaped(&POOLS[berth]))
                @for place in taken(state, berth)..places { (free_place(places, place)) }
            }
        }
        @for ship in &moored[..old] { (ship.draw(places)) }
        @for ship in &moored[old..] { (ship.draw(places)) (ship.new_mark(places)) }
    };
    canvas("harbour", HARBOUR, view.label, &content)
}

/// The centres of the berths in the drawing.
pub fn harbour_positions() -> ByBerth<Position> {
    let middle = |berth| spot(left(berth) + BERTH / 2.0, 62.0);
    ByBerth::from_fn(|berth| Position::within(HARBOUR, middle(berth)))
}

/// The number of occupied places of a berth.
fn taken(state: &State<'_>, berth: Berth) -> u8 {
    state.ships_in(berth).count() as u8
}

/// A ship at its place.
struct Moored {
    ship: Ship,
    /// Counts the ships of its owner.
    number: u16,
    berth: Berth,
    place: u8,
}

/// All ships, the oldest first.
fn moored(state: &State<'_>, departed: ByShip<u16>) -> Vec<Moored> {
    let mut numbers = departed;
    let all = Berth::ALL.into_iter().flat_map(|berth| {
        (0_u8..).zip(state.ships_in(berth)).map(move |(place, ship)| (berth, place, ship))
    });
    let numbered = all.map(|(berth, place, ship)| {
        numbers[ship] += 1;
        Moored { ship, number: numbers[ship], berth, place }
    });
    numbered.collect()
}

impl Moored {
    fn at(&self, places: u8) -> Spot {
        keel(places, self.place) + spot(left(self.berth), 0.0)
    }

    fn draw(&self, places: u8) -> Markup {
        let Self { ship, number, berth, .. } = self;
        html! {
            g class={ "ship p-" (ship) } data-piece={ "ship-" (ship) "-" (number) } data-berth=(berth)
                transform=(scaled_at(self.at(places), scale(places))) { (shape(*ship)) }
        }
    }

    /// A brass dot at the top of the sail.
    fn new_mark(&self, places: u8) -> Markup {
        let top = self.at(places) + spot(22.0, -52.0) * scale(places);
        html! { circle class="fresh" cx=(number(top.x)) cy=(number(top.y)) r="5.5" {} }
    }
}

fn free_place(places: u8, place: u8) -> Markup {
    let transform = scaled_at(keel(places, place), scale(places));
    html! { g class="slip" transform=(transform) { (slip_shape()) } }
}

fn left(berth: Berth) -> f64 {
    14.0 + f64::from(berth.units() - 1) * (BERTH + 8.0)
}

/// The position of a ship's keel in its berth.
fn keel(places: u8, place: u8) -> Spot {
    let middle = f64::from(place) + 0.5;
    spot(HEAD - 3.0 + step(places) * middle, 95.0)
}

fn step(places: u8) -> f64 {
    (BERTH - HEAD) / f64::from(places)
}

/// The scale of ships, so that all places of a berth fit beside each other.
fn scale(places: u8) -> f64 {
    (step(places) / WIDTH).min(1.0)
}

static POOLS: LazyLock<ByBerth<String>> =
    LazyLock::new(|| ByBerth::from_fn(|berth| pool(berth).into_string()));

/// The water of a berth below its pier, its number, and a crate for each unit that a ship there sells.
fn pool(berth: Berth) -> Markup {
    let posts = [6.0, 50.0, 92.0, 134.0, 176.0, 220.0];
    let posts: String = posts.map(|x| line_path(&[spot(x, 8.0), spot(x, 22.0)])).concat();
    let crates = f64::from(berth.units()) * 11.0 - 2.0;
    html! {
        (block("pool", Area::new(0.0, 18.0, BERTH, 104.0), 6.0))
        (block("pier", Area::new(0.0, 11.0, BERTH, 17.0), 1.0))
        path class="post" d=(posts) {}
        text class="berth-number" x="21" y="71" { (berth.units()) }
        @for unit in 0..berth.units() {
            @let x = 21.0 - crates / 2.0 + 11.0 * f64::from(unit);
            (block("crate", Area::new(x, 80.0, x + 9.0, 89.0), 1.5))
        }
    }
}
