//! The shapes that distinguish the players, and the pieces that have them.

use super::label::{Label, Unlabelled, canvas};
use super::piece::Piece;
use crate::geometry::{Area, Spot, number, spot};
use crate::shape::{at, scaled_at};
use hamburgum_engine::{Player, Ship};
use maud::{Markup, html};

/// The style of an emblem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// In its colour only, for less than 20 pixels, where hatching would blur.
    Plain,
    /// With edge and shadow, for emblems close to each other.
    Edged,
    /// With hatching, edge and shadow, for 20 pixels and more.
    Hatched,
    /// As an outline.
    Hollow,
}

/// The shape of a player's pieces on a grid of 24 by 24; neutral ships have a cross.
pub(super) const fn outline(owner: Ship) -> &'static str {
    match owner {
        Ship::Of(Player::Red) => {
            "M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2z"
        }
        Ship::Of(Player::Blue) => "M2.4 12a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0-19.2 0z",
        Ship::Of(Player::Green) => "M12 3.2L21.8 20H2.2z",
        Ship::Of(Player::Yellow) => "M12 1.5L22.5 12 12 22.5 1.5 12z",
        Ship::Of(Player::Grey) => "M6.9 3.2h10.2L22.2 12l-5.1 8.8H6.9L1.8 12z",
        Ship::Neutral => "M8.8 3h6.4v5.8H21v6.4h-5.8V21H8.8v-5.8H3V8.8h5.8z",
    }
}

/// The hatching of a player as a reference to the sprite.
pub(super) fn hatching(player: Player) -> String {
    format!("url(#h-{player})")
}

/// The area of an emblem with its edge and shadow.
pub(super) const ROOM: Area = Area::new(-1.0, -1.0, 25.0, 27.0);

/// A player's emblem, which is also the marker on the rondel.
pub fn emblem(player: Player, form: Form, label: Label<'_>) -> Markup {
    Piece::Emblem(player, form)
        .labelled(label, || Unlabelled::new(&format!("em p-{player}"), ROOM, &shape(player, form)))
}

/// The shape of an emblem, on its grid.
pub(super) fn shape(player: Player, form: Form) -> Markup {
    let path = outline(Ship::Of(player));
    html! {
        @match form {
            Form::Plain => path class="own" d=(path) {},
            Form::Hollow => path class="own-line" d=(path) {},
            Form::Edged | Form::Hatched => {
                path class="dark" d=(path) transform="translate(.8 2.2)" {}
                path class="own edged" d=(path) {}
                @if form == Form::Hatched { path class="hatched" fill=(hatching(player)) d=(path) {} }
            }
        }
    }
}

/// A small emblem in its owner's ink, centred on a point of a piece.
pub(super) fn sign(owner: Ship, class: &str, middle: Spot, side: f64) -> Markup {
    let corner = middle - spot(side / 2.0, side / 2.0);
    html! { path class=(class) d=(outline(owner)) transform=(scaled_at(corner, side / 24.0)) {} }
}

/// A player's emblem in a larger drawing, centred on a point.
pub(crate) fn emblem_at(player: Player, middle: Spot, side: f64) -> Markup {
    html! { g class={ "p-" (player) } { (sign(Ship::Of(player), "own", middle, side)) } }
}

const PAWN: &str = "\
    M0-14.5a5.8 5.8 0 0 1 3.5 10.4C6.6-2.2 8.3 2.6 8.9 9.8c.1 1.4-.8 2.4-2.2 2.4H-6.7 \
    c-1.4 0-2.3-1-2.2-2.4.6-7.2 2.3-12 5.4-13.9A5.8 5.8 0 0 1 0-14.5z";

/// A citizen.
pub fn citizen(player: Player, label: Label<'_>) -> Markup {
    let room = Area::new(-12.0, -17.0, 13.0, 17.0);
    canvas(&format!("pawn p-{player}"), room, label, &citizen_shape(player))
}

/// A citizen in a larger drawing, with the id of its piece.
pub(crate) fn citizen_at(player: Player, piece: &str, foot: Spot) -> Markup {
    html! {
        g class={ "pawn p-" (player) } data-piece=(piece) transform=(at(foot)) { (citizen_shape(player)) }
    }
}

fn citizen_shape(player: Player) -> Markup {
    html! {
        ellipse class="dark" cx="1.5" cy="12.5" rx="10" ry="3" {}
        path class="own edged" d=(PAWN) {}
        (sign(Ship::Of(player), "on-own", spot(0.0, 4.7), 8.4))
    }
}

/// A disk, which replaces a taken token.
pub fn disk(player: Player, label: Label<'_>) -> Markup {
    let room = Area::new(-12.0, -12.0, 12.0, 12.0);
    canvas(&format!("disk p-{player}"), room, label, &disk_shape(player))
}

pub(super) fn disk_shape(player: Player) -> Markup {
    html! {
        circle class="dark" cx=".8" cy="1.6" r=(number(DISK)) {}
        circle class="own" r=(number(DISK)) {}
        (sign(Ship::Of(player), "on-own", spot(0.0, 0.0), 11.0))
    }
}

/// The radius of a disk.
pub(super) const DISK: f64 = 9.8;
