//! A church that grows with its donations.

use super::label::{Label, canvas};
use crate::city::{Facing, building};
use crate::geometry::Area;
use hamburgum_engine::ChurchInfo;
use maud::Markup;

/// A church after this many donations: walls, roof, tower, belfry, spire.
///
/// The missing parts are a dotted outline. Five donations or more are the finished church.
pub fn church(info: &ChurchInfo, donations: u8, label: Label<'_>) -> Markup {
    let room = Area::new(-50.0, -116.0, 50.0, 6.0);
    canvas("kirk", room, label, &building(info, Facing::Left, donations))
}
