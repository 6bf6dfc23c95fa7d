//! Ships: cogs under sail.

use super::emblem::{hatching, sign};
use super::label::{Label, canvas};
use crate::geometry::{Area, spot};
use crate::kept::Kept;
use hamburgum_engine::Ship;
use maud::{Markup, html};
use std::sync::LazyLock;

/// The hull of a cog about 60 wide; the origin is the middle of its keel.
pub(crate) const HULL: &str = "\
    M-29-20h11v5.5h33V-18l4-5.5h11c-1.2 8.5-3.6 15.2-7 19.8C21.3-1.4 18.5 0 15.2 0H-15 \
    c-4.2 0-7.4-2-9.4-5.8-2.2-4.2-3.8-9-4.6-14.2z";
/// Its sail.
pub(crate) const SAIL: &str = "M-19-50.5h36c3 9 3 18.5 0 28h-36c3-9.5 3-19 0-28z";
/// The planks of its side.
pub(crate) const RAIL: &str = "M-28-15.5h9M20-18.5h8.5M-22-8h40";
/// The distance from one ship to the next in a row.
pub(super) const WIDTH: f64 = 61.0;

const ROOM: Area = Area::new(-34.0, -62.0, 34.0, 7.0);

/// A ship with the emblem of its owner on the sail; neutral ships have plain hulls.
pub fn ship(ship: Ship, label: Label<'_>) -> Markup {
    canvas(&format!("ship p-{ship}"), ROOM, label, &shape(ship))
}

/// A free place for a ship.
pub fn slip(label: Label<'_>) -> Markup {
    canvas("slip", ROOM, label, &slip_shape())
}

/// The shape of a ship, rendered once.
pub(super) fn shape(ship: Ship) -> Markup {
    static SHAPES: LazyLock<Kept<Ship, Markup>> = LazyLock::new(|| Kept::new(8));
    Markup::clone(&SHAPES.get(ship, || draw_shape(ship)))
}

fn draw_shape(ship: Ship) -> Markup {
    html! {
        ellipse class="dark" cx="1" cy="1.5" rx="30" ry="4" {}
        g class="bob" {
            path class="mast" d="M0-14v-44" {}
            path class="own" d="M0-58l13 3.5L0-51z" {}
            path class="canvas" d=(SAIL) {}
            (sign(ship, "own", spot(0.0, -36.5), 19.0))
            path class="own" d=(HULL) {}
            @if let Ship::Of(player) = ship { path class="hatched" fill=(hatching(player)) d=(HULL) {} }
            path class="rail" d=(RAIL) {}
        }
    }
}

pub(super) fn slip_shape() -> Markup {
    html! {
        path class="outline" d=(HULL) {}
        path class="outline" d="M0-22v-34" {}
    }
}
