//! The sheet that a city is drawn on.

use crate::draw::HARBOUR;
use crate::geometry::{Area, Spot, sides, spot};

/// What a city is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sheet {
    /// A picture of the board, with what the tokens pay and a key.
    Picture,
    /// A game, with room for the rondel and the harbour on the water.
    Table,
}

/// The sheet of a table: its frame, and where the rondel and the harbour are laid on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Slots {
    pub(super) frame: Area,
    pub(super) rondel: Area,
    pub(super) harbour: Area,
}

/// From the wall to the left and right edges, and to the upper one. Where the page has more room, the
/// bastions above are seen too.
const SIDE: f64 = 28.0;
const ABOVE: f64 = 9.0;
/// The proportion of the room that a page has for the table, width to height.
const PROPORTION: f64 = 1.37;
/// From the slots to the edges and to the wall.
const GAP: f64 = 8.0;
/// The pier may stand on the lowest part of the wall.
const QUAY: f64 = 9.0;
const RONDEL: f64 = 308.0;
const WIDEST_HARBOUR: f64 = 740.0;

impl Slots {
    /// The sheet that is shown largest of those on which the rondel, in the lower right corner, keeps
    /// clear of the wall.
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

    /// Whether something is laid over a spot.
    pub(super) fn cover(self, at: Spot) -> bool {
        [self.rondel, self.harbour].iter().any(|slot| slot.grown(30.0).contains(at))
    }
}
