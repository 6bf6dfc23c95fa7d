//! The rondel as the compass rose of the map.

mod markers;

use super::icon::Icon;
use super::label::{Label, canvas};
use super::needle::{HUB, degrees, hub};
use super::position::Position;
use crate::geometry::{Area, Spot, number, spot};
use crate::lettering::Lettering;
use crate::rules::about;
use crate::shape::at;
use hamburgum_engine::{ByField, Field, Player, State};
use markers::{markers, way};
use maud::{Markup, html};
use std::sync::LazyLock;

/// What a drawing of the rondel shows in addition to the position.
#[derive(Clone, Copy, Debug)]
pub struct RondelView<'a> {
    /// The accessible name of the drawing.
    pub label: Label<'a>,
    /// The fields' names; without them only the icons are shown.
    pub names: Option<&'a ByField<String>>,
    /// The position at the start of the turn, if the marker has moved since: the rim then still shows
    /// the costs of the move, and the drawing shows its path.
    pub start: Option<&'a State<'a>>,
    /// The player whose turn is shown, if it is not the one to act.
    pub told: Option<Player>,
}

const SHEET: Area = Area::new(-154.0, -154.0, 154.0, 154.0);
/// The outer radius of the fields; beyond it is the rim.
const FIELDS: f64 = 131.0;
const COSTS: f64 = 140.0;

/// The paths that are the same in all positions.
struct Paths {
    rim_arcs: ByField<String>,
    sectors: ByField<String>,
    spokes: String,
}

static PATHS: LazyLock<Paths> = LazyLock::new(|| Paths {
    rim_arcs: ByField::from_fn(rim_arc),
    sectors: ByField::from_fn(sector),
    spokes: spokes(),
});

/// The rondel with all markers. The needle points at that of the turn, and the rim shows the costs of a
/// move.
///
/// Markers before their first move are not on it (SET-2).
pub fn rondel(state: &State<'_>, view: &RondelView<'_>) -> Markup {
    let start = view.start.unwrap_or(state);
    let player = start.active();
    let moved_to = view.start.and_then(|_| state.marker(player));
    let content = html! {
        circle class="dark" cx="2" cy="4" r="148" {}
        circle class="rim" r="148" {}
        @for field in Field::ALL {
            path class={ "arc " (price(start, field)) } d=(PATHS.rim_arcs[field]) {}
        }
        @for field in Field::ALL {
            path class={ (field_class(field, moved_to)) } data-field=(field)
                data-explain=(about::field(field)) d=(PATHS.sectors[field]) {}
        }
        path class="spoke" d=(PATHS.spokes) {}
        (way(start, moved_to))
        @for field in Field::ALL { (sign(field, view, moved_to)) }
        @for field in Field::ALL { (cost(start, field)) }
        (hub(state.marker(view.told.unwrap_or(player))))
        (markers(state, start, moved_to))
    };
    canvas("rondel", SHEET, view.label, &content)
}

/// The positions of the fields' icons in the drawing.
pub fn rondel_positions() -> ByField<Position> {
    ByField::from_fn(|field| Position::within(SHEET, polar(sign_distance(field), degrees(field))))
}

/// The point at a distance from the centre, clockwise from the top.
fn polar(distance: f64, degrees: f64) -> Spot {
    let (across, up) = degrees.to_radians().sin_cos();
    spot(across, -up) * distance
}

/// The class for a field's cost: free, paid in prestige, or more than the player has.
fn price(start: &State<'_>, field: Field) -> &'static str {
    let player = start.active();
    match start.move_cost(player, field) {
        _ if start.is_over() => "closed",
        0 => "free",
        cost if cost > start.prestige(player) => "closed",
        _ => "paid",
    }
}

fn cost(start: &State<'_>, field: Field) -> Markup {
    let cost = start.move_cost(start.active(), field);
    if start.is_over() {
        return html! {};
    }
    html! {
        g class={ "cost " (price(start, field)) } transform=(at(polar(COSTS, degrees(field)))) {
            @if cost == 0 { circle r="6" {} } @else { circle r="11.5" {} text y="5.4" { (cost) } }
        }
    }
}

fn field_class(field: Field, moved_to: Option<Field>) -> String {
    let tone = if field.index().is_multiple_of(2) { "sector" } else { "sector even" };
    let here = if moved_to == Some(field) { " here" } else { "" };
    format!("{tone}{here}")
}

/// The icon and the name of a field.
fn sign(field: Field, view: &RondelView<'_>, moved_to: Option<Field>) -> Markup {
    let icon = Icon::from(field);
    let here = if moved_to == Some(field) { " here" } else { "" };
    let middle = polar(sign_distance(field), degrees(field));
    html! {
        g class={ "sign g-" (icon.word()) (here) } transform=(at(middle)) {
            @match view.names {
                Some(names) => {
                    (icon.centred(0.0, -8.0, 27.0))
                    (Lettering::in_one_line(&names[field], 17.0, name_room(field)).draw("field-name", 0.0, 20.5))
                }
                None => (icon.centred(0.0, -1.0, 34.0)),
            }
        }
    }
}

/// The maximum width of a name within its field, without touching a marker.
fn name_room(field: Field) -> f64 {
    match field {
        Field::TradeEast | Field::TradeWest => 62.0,
        _ => 84.0,
    }
}

/// The distance of icons from the centre: names are below their icons and must touch neither hub nor
/// rim.
fn sign_distance(field: Field) -> f64 {
    match field {
        Field::Cloth | Field::Beer => 92.0,
        Field::Guildhall => 102.0,
        Field::Church | Field::Dockyard => 106.0,
        Field::TradeEast | Field::TradeWest => 99.0,
        Field::Sugar => 105.0,
    }
}

fn sector(field: Field) -> String {
    ring_part(HUB, FIELDS, degrees(field), 22.5)
}

fn rim_arc(field: Field) -> String {
    ring_part(134.0, 146.0, degrees(field), 21.2)
}

/// A sector of a ring; `half` is the angle on each side of its middle.
fn ring_part(inner: f64, outer: f64, middle: f64, half: f64) -> String {
    let corners = [(outer, -half), (outer, half), (inner, half), (inner, -half)];
    let [a, b, c, d] = corners.map(|(distance, turn)| {
        let corner = polar(distance, middle + turn);
        format!("{} {}", number(corner.x), number(corner.y))
    });
    format!("M{a}A{outer} {outer} 0 0 1 {b}L{c}A{inner} {inner} 0 0 0 {d}z")
}

fn spokes() -> String {
    let spoke = |field| {
        let turn = degrees(field) + 22.5;
        crate::geometry::line_path(&[polar(HUB, turn), polar(FIELDS, turn)])
    };
    Field::ALL.map(spoke).concat()
}
