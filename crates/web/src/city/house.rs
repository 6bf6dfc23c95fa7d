//! A site as a house with a stepped gable.

use super::icon::sign;
use crate::draw::house::{WALLS, id, sill};
use crate::geometry::Spot;
use crate::shape::{block, scaled_at};
use hamburgum_engine::{BuildingKind, SiteInfo};
use maud::{Markup, html};

/// A house with the icon of its kind, its id, and a text about it.
pub(super) fn house(site: &SiteInfo, about: &str, at: Spot, scale: f64) -> Markup {
    html! {
        g class="site" transform=(scaled_at(at, scale)) {
            title { (about) }
            path class="shade" d=(WALLS) transform="translate(2 3)" {}
            path class="house" d=(WALLS) {}
            (sign(site.kind.into(), -12.5, -15.0, 25.0))
            (block("sill", sill(site), 2.0))
            (id(site).draw("id", 0.0, 25.3))
        }
    }
}

/// A small house without an id, for the legend.
pub(super) fn small_house(kind: BuildingKind, at: Spot, scale: f64) -> Markup {
    html! {
        g transform=(scaled_at(at, scale)) {
            path class="house" d=(WALLS) {}
            (sign(kind.into(), -14.0, -10.0, 28.0))
        }
    }
}
