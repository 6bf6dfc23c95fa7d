//! The signs: a 24 by 24 grid, one stroke, round joins.

use crate::geometry::spot;
use crate::shape::scaled_at;
use hamburgum_engine::BuildingKind;
use maud::{Markup, html};

/// A sign of the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Icon {
    /// The sign of the good that a building makes, or of the trade that it houses.
    Building(BuildingKind),
    /// A citizen.
    Citizen,
}

impl Icon {
    /// The sign in a square with this upper left corner.
    pub(super) fn draw(self, x: f64, y: f64, side: f64) -> Markup {
        let place = scaled_at(spot(x, y), side / 24.0);
        html! { path class="icon" transform=(place) d=(self.path()) {} }
    }

    const fn path(self) -> &'static str {
        match self {
            Self::Building(BuildingKind::Brewer) => MUG,
            Self::Building(BuildingKind::SugarRefiner) => SUGARLOAF,
            Self::Building(BuildingKind::ClothMaker) => BOLT_OF_CLOTH,
            Self::Building(BuildingKind::Merchant) => SCALES,
            Self::Building(BuildingKind::Captain) => ANCHOR,
            Self::Building(BuildingKind::Official) => KEY,
            Self::Citizen => CITIZEN,
        }
    }
}

const MUG: &str = "\
    M5 9.2V19a2 2 0 0 0 2 2h6.6a2 2 0 0 0 2-2V9.2 \
    M15.6 11.2h1.1a3.2 3.2 0 0 1 3.2 3.2v.2a3.2 3.2 0 0 1-3.2 3.2h-1.1 \
    M5 9.2a2.5 2.5 0 0 1-.6-4.7A3.3 3.3 0 0 1 10.2 3a3.2 3.2 0 0 1 5.1 2.2 2.2 2.2 0 0 1 .5 4z \
    M8.7 13.4v4M12 13.4v4";
const SUGARLOAF: &str = "\
    M12 2.4c1.7 0 2.6 1.1 3.1 2.8l4 13.7c.4 1.4-.4 2.4-1.8 2.4H6.7 \
    c-1.4 0-2.2-1-1.8-2.4l4-13.7C9.4 3.5 10.3 2.4 12 2.4z \
    M7 11.7l2.5 2.2 2.5-2.2 2.5 2.2 2.5-2.2";
const BOLT_OF_CLOTH: &str = "\
    M8 3.5h12.7v15.3H10.6v-5.5M2.5 8.8a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0-10.6 0z \
    M10 8.8a2.2 2.2 0 1 1-2.2-2.2M10.6 18.8v2.5M14 18.8v2.5M17.3 18.8v2.5 \
    M20.7 18.8v2.5M15.6 9v5.5";
const SCALES: &str = "\
    M12 3.2v17M7.6 20.6h8.8M4.6 7.2c2.8 0 4.6-1.4 7.4-1.4s4.6 1.4 7.4 1.4 \
    M4.6 7.2l-2.9 6.6a2.9 2.9 0 0 0 5.8 0zM19.4 7.2l-2.9 6.6a2.9 2.9 0 0 0 5.8 0z \
    M1.7 13.8h5.8M16.5 13.8h5.8";
const ANCHOR: &str = "\
    M9.7 4.8a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0zM12 7.1v14M7.9 10.6h8.2 \
    M3.4 12.9c.3 4.8 3.9 8.2 8.6 8.2s8.3-3.4 8.6-8.2M1.7 15.4l1.7-2.5 2.6 1.7 \
    M22.3 15.4l-1.7-2.5-2.6 1.7";
const KEY: &str = "\
    M3 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM8 8h.01M11.6 11.6l9 9M16.4 16.4l2.6-2.6 \
    M19.4 19.4l2-2";
const CITIZEN: &str = "\
    M8 6.8a4 4 0 1 0 8 0a4 4 0 1 0-8 0z \
    M12 10.8c3.8 0 5.5 3.6 6.2 10.4H5.8c.7-6.8 2.4-10.4 6.2-10.4z";
