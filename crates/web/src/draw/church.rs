//! A church that grows with its donations.

use super::label::{Label, Unlabelled};
use super::piece::Piece;
use crate::city::{Facing, building};
use crate::geometry::Area;
use hamburgum_engine::ChurchInfo;
use maud::Markup;

/// A church after this many donations: walls, roof, tower, belfry, spire.
///
/// The missing parts are a dotted outline. Five donations or more are the finished church.
pub fn church(info: &ChurchInfo, donations: u8, label: Label<'_>) -> Markup {
    let room = Area::new(-50.0, -116.0, 50.0, 6.0);
    let piece = Piece::Church { colour: info.colour, is_cathedral: info.cathedral, donations };
    piece
        .labelled(label, || Unlabelled::new("kirk", room, &building(info, Facing::Left, donations)))
}
