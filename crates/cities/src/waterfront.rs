//! Which sites are at the waterfront.

use crate::layout::Layout;
use crate::place::{CHURCHES, PLACES, SITES};

/// The sites with only a narrow strip of land between them and the river.
pub(crate) fn waterfront(layout: &Layout) -> Vec<usize> {
    (0..SITES).filter(|&site| is_at_water(layout, CHURCHES + site)).collect()
}

/// No other place is below this one, neither vertically nor diagonally, and it is in the lower part of
/// the city.
fn is_at_water(layout: &Layout, place: usize) -> bool {
    let own = layout[place];
    let (top, foot) = (0..PLACES).fold((i64::MAX, i64::MIN), |(top, foot), other| {
        (top.min(layout[other].y), foot.max(layout[other].y))
    });
    let is_below = |other: usize| {
        let way = own.to(layout[other]);
        way.y > 0 && way.x.abs() < way.y
    };
    (own.y - top) * 100 >= (foot - top) * 62 && !(0..PLACES).any(is_below)
}
