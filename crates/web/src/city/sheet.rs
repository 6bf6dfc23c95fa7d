//! The sheet that a city is drawn on.

use crate::draw::HARBOUR;
use crate::geometry::{Area, Spot, sides, spot};

/// The purpose of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sheet {
    /// A picture of the board, with the values of tokens and a legend.
    Picture,
    /// A game, with room for the rondel and the harbour on the water.
    Table,
}

/// The sheet of a table: its frame, and the areas of rondel and harbour.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Slots {
    pub(super) frame: Area,
    pub(super) rondel: Area,
    pub(super) harbour: Area,
}

/// The distances from the wall to the left and right edges and to the upper one. Where the page has
/// more room, the bastions above are visible too.
const SIDE: f64 = 28.0;
const ABOVE: f64 = 9.0;
/// The width of the page's room for the table, divided by its height.
const PROPORTION: f64 = 1.37;
/// The distance from the slots to the edges and to the wall.
const GAP: f64 = 8.0;
/// The pier may overlap the lowest part of the wall by this much.
const QUAY: f64 = 9.0;
const RONDEL: f64 = 308.0;
const WIDEST_HARBOUR: f64 = 740.0;

impl Slots {
    /// Of the sheets where the rondel in the lower right corner does not overlap the wall, the one that
    /// is displayed largest.
    pub(super) fn around(wall: &[Spot]) -> Self {
        let city = Area::around(wall.iter().copied()).unwrap_or(Area::new(0.0, 0.0, 1.0, 1.0));
        let least = Area { low: city.low - spot(SIDE, ABOVE), high: city.high + spot(SIDE, 0.0) };
        let steps = || (0_u16..=34).map(|step| 10.0 * f64::from(step));
        let sheets = steps().flat_map(|right| {
            steps().map(move |down| Area { low: least.low, high: least.high + spot(right, down) })
        });
        let fitting = sheets.filter_map(|frame| Self::within(frame, city, wall));
        let size = |slots: &Self| (slots.frame.width() / PROPORTION).max(slots.frame.height());
        let smallest = fitting.min_by(|a, b| size(a).total_cmp(&size(b)));
        smallest.unwrap_or_else(|| Self::laid_out(least.grown(RONDEL)))
    }

    fn within(frame: Area, city: Area, wall: &[Spot]) -> Option<Self> {
        let slots = Self::laid_out(frame);
        let middle = (slots.rondel.low + slots.rondel.high) * 0.5;
        let radius = RONDEL / 2.0 + GAP;
        let to_wall = sides(wall).map(|(a, b)| middle.distance_to_segment(a, b));
        let is_clear = to_wall.fold(f64::INFINITY, f64::min) > radius
            && !crate::geometry::inside(&[wall.to_vec()], middle);
        (is_clear && slots.harbour.low.y > city.high.y - QUAY).then_some(slots)
    }

    fn laid_out(frame: Area) -> Self {
        let corner = frame.high - spot(GAP, GAP);
        let rondel = Area { low: corner - spot(RONDEL, RONDEL), high: corner };
        let left = frame.low.x + GAP;
        let width = (rondel.low.x + 20.0 - left).min(WIDEST_HARBOUR);
        let height = HARBOUR.height() * width / HARBOUR.width();
        let harbour = Area::new(left, corner.y - height, left + width, corner.y);
        Self { frame, rondel, harbour }
    }

    /// Whether a slot covers a point.
    pub(super) fn cover(self, at: Spot) -> bool {
        [self.rondel, self.harbour].iter().any(|slot| slot.grown(30.0).contains(at))
    }
}
