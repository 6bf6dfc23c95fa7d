//! A site as a house with a stepped gable.

use super::icon::Icon;
use super::lettering::Lettering;
use super::shape::{block, scaled_at};
use crate::geometry::{Area, Spot};
use hamburgum_engine::SiteInfo;
use maud::{Markup, html};

/// The surface of a house around its spot.
pub(super) const HOUSE: Area = Area::new(-21.0, -32.0, 21.0, 28.0);

const WALLS: &str = "M-21-12h6v-7h5.5v-6.5h5V-32h9v6.5h5v6.5H15v7h6V28H-21z";

/// The sill that carries the id; a long id makes it wider than the house.
pub(super) fn sill(site: &SiteInfo) -> Area {
    let half = (id(site).width().min(ID_ROOM) / 2.0 + 6.0).max(HOUSE.high.x);
    Area::new(-half, 12.5, half, HOUSE.high.y)
}

const ID_ROOM: f64 = 76.0;

fn id(site: &SiteInfo) -> Lettering {
    Lettering::in_one_line(&site.id, 15.5, ID_ROOM)
}

/// A house with the sign of its kind and its id.
pub(super) fn house(site: &SiteInfo, at: Spot, scale: f64) -> Markup {
    html! {
        g class="site" transform=(scaled_at(at, scale)) {
            title { (site.id) ": " (site.kind) }
            path class="shade" d=(WALLS) transform="translate(2 3)" {}
            path class="house" d=(WALLS) {}
            (Icon::Building(site.kind).draw(-12.5, -15.0, 25.0))
            (block("sill", sill(site), 2.0))
            (id(site).draw("id", 0.0, 25.3))
        }
    }
}

/// A small house without an id, for the key.
pub(super) fn small_house(icon: Icon, at: Spot, scale: f64) -> Markup {
    html! {
        g transform=(scaled_at(at, scale)) {
            path class="house" d=(WALLS) {}
            (icon.draw(-14.0, -10.0, 28.0))
        }
    }
}
