//! The markers on the rondel, and the path of the one that just moved.

use super::super::emblem::{Form, ROOM, shape};
use super::super::needle::degrees;
use super::polar;
use crate::geometry::{number, spot};
use crate::shape::scaled_at;
use hamburgum_engine::{Field, Player, State};
use maud::{Markup, html};

/// The distance from the centre of the rondel to a marker that is alone on its field.
const DISTANCE: f64 = 55.0;

/// A place for a marker: distance from the centre, angle from the middle of the field, size.
type MarkerPlace = (f64, f64, f64);

const ALONE: [MarkerPlace; 1] = [(DISTANCE, 0.0, 28.0)];
const TWO: [MarkerPlace; 2] = [(58.0, -13.0, 25.0), (58.0, 13.0, 25.0)];
const THREE: [MarkerPlace; 3] = [(65.0, -16.0, 22.0), (65.0, 16.0, 22.0), (48.0, 0.0, 22.0)];
const FOUR: [MarkerPlace; 4] =
    [(66.0, -15.5, 20.0), (66.0, 15.5, 20.0), (46.0, -13.0, 20.0), (46.0, 13.0, 20.0)];
const FIVE: [MarkerPlace; 5] = [
    (63.0, -17.0, 18.0),
    (63.0, 17.0, 18.0),
    (68.0, 0.0, 18.0),
    (46.0, -12.0, 18.0),
    (46.0, 12.0, 18.0),
];

/// All markers, and an outline at the origin of the one that moved.
pub(super) fn markers(state: &State<'_>, start: &State<'_>, moved_to: Option<Field>) -> Markup {
    let player = start.active();
    let from = moved_to.and_then(|_| start.marker(player));
    let trace = from.filter(|&from| on(state, from).is_empty());
    html! {
        @if let Some(from) = trace {
            g class={ "trace p-" (player) } transform=(transform(from, ALONE[0])) {
                (shape(player, Form::Hollow))
            }
        }
        @for field in Field::ALL {
            @let here = on(state, field);
            // Hatching would blur on the smaller ones.
            @let form = if here.len() == 1 { Form::Hatched } else { Form::Edged };
            @for (player, &place) in here.iter().zip(places(here.len())) {
                g class={ "marker p-" (player) } data-piece={ "marker-" (player) }
                    data-round="" transform=(transform(field, place)) { (shape(*player, form)) }
            }
        }
    }
}

fn on(state: &State<'_>, field: Field) -> Vec<Player> {
    let players = state.players().iter().copied();
    players.filter(|&player| state.marker(player) == Some(field)).collect()
}

/// Markers may share a field (TURN-2).
fn places(count: usize) -> &'static [MarkerPlace] {
    match count {
        0 | 1 => &ALONE,
        2 => &TWO,
        3 => &THREE,
        4 => &FOUR,
        _ => &FIVE,
    }
}

fn transform(field: Field, (distance, beside, size): MarkerPlace) -> String {
    let scale = size / ROOM.width();
    let middle = polar(distance, degrees(field) + beside);
    scaled_at(middle - spot(12.0, 12.0) * scale, scale)
}

/// A dotted line along the path of the marker that moved.
pub(super) fn way(start: &State<'_>, moved_to: Option<Field>) -> Markup {
    let player = start.active();
    let Some((from, to)) = start.marker(player).zip(moved_to) else {
        return html! {};
    };
    let steps = from.steps_to(to);
    let (first, last) = (degrees(from) + 16.0, degrees(from) + 45.0 * f64::from(steps) - 17.0);
    let [a, b] = [first, last].map(|turn| {
        let end = polar(DISTANCE, turn);
        format!("{} {}", number(end.x), number(end.y))
    });
    let large = u8::from(last - first > 180.0);
    html! {
        path class={ "way p-" (player) } d={ "M" (a) "A" (DISTANCE) " " (DISTANCE) " 0 " (large) " 1 " (b) } {}
    }
}
