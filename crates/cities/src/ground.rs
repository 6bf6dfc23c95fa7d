//! The land area of a city: high ground at the top, a peninsula in the river at the bottom.

use crate::chance::Chance;
use crate::spot::{Spot, spot};

/// The size of every map.
pub(crate) const MAP: (i64, i64) = (1000, 720);

/// The area for places: between an upper and a lower outline.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    upper: Vec<Spot>,
    lower: Vec<Spot>,
}

impl Ground {
    /// A random area. The lower right corner always stays free, because the rondel is drawn there at a
    /// table.
    pub(crate) fn new(chance: &mut Chance) -> Self {
        let (left, right) = (chance.between(50, 150), chance.between(870, 950));
        let crest = chance.between(300, 700);
        let upper = vec![
            spot(left, chance.between(120, 300)),
            spot(chance.between(crest - 180, crest - 90), chance.between(90, 125)),
            spot(chance.between(crest + 90, crest + 180), chance.between(90, 125)),
            spot(right, chance.between(120, 260)),
        ];
        let tongue = chance.between(330, 610);
        let half = chance.between(40, 170);
        let foot = chance.between(620, 695);
        let lower = vec![
            spot(left, chance.between(400, 560)),
            spot(tongue - half, foot),
            spot(tongue + half, foot),
            spot(right, chance.between(390, 470)),
        ];
        Self { upper, lower }
    }

    /// Whether a spot has this much room around it, and extra room above it for a spire.
    pub(crate) fn has_room(&self, at: Spot, room: i64, above: i64) -> bool {
        let sides = self.lower[0].x + room..=self.lower[3].x - room;
        sides.contains(&at.x)
            && at.y >= height(&self.upper, at.x) + room + above
            && at.y <= height(&self.lower, at.x) - room
    }

    /// The bounding box.
    pub(crate) fn extent(&self) -> (Spot, Spot) {
        let top = self.upper.iter().map(|at| at.y).min().unwrap_or_default();
        let foot = self.lower.iter().map(|at| at.y).max().unwrap_or_default();
        (spot(self.lower[0].x, top), spot(self.lower[3].x, foot))
    }
}

/// The y of an outline at this x.
fn height(outline: &[Spot], x: i64) -> i64 {
    let part = outline.windows(2).find(|part| x <= part[1].x).unwrap_or(&outline[2..]);
    let (from, to) = (part[0], part[1]);
    // Two corners may have the same x: there the outline is vertical.
    from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x).max(1)
}
