//! Candidate lines of a city: short ones without crossings.

use crate::layout::Layout;
use crate::parishes::{Parishes, home};
use crate::place::{CATHEDRAL, CHURCHES, PLACES, is_church};
use crate::spot::{Spot, segments_cross, spot};

/// Two places, the church or the smaller number first.
pub(crate) type CityLine = (usize, usize);

/// The longest line; in Hamburg it is 188 and in London 220.
const LONGEST: i64 = 205;
/// The least distance of a line from a site and from a church that it does not end at.
const FREE_OF_SITES: i64 = 58;
const FREE_OF_CHURCHES: i64 = 74;

/// A maximal set of compatible lines, chosen greedily, the shortest first.
pub(crate) fn possible(layout: &Layout, parishes: &Parishes) -> Vec<CityLine> {
    let pairs = (0..PLACES).flat_map(|one| (one + 1..PLACES).map(move |other| (one, other)));
    let mut pairs: Vec<CityLine> =
        pairs.filter(|&line| is_allowed(parishes, line) && is_clear(layout, line)).collect();
    pairs.sort_by_key(|&line| (length(layout, line), line));
    let mut lines: Vec<CityLine> = Vec::new();
    for line in pairs {
        if lines.iter().all(|&other| are_compatible(layout, line, other)) {
            lines.push(line);
        }
    }
    lines
}

/// Sites are joined to sites, to the church of their parish and to the cathedral.
fn is_allowed(parishes: &Parishes, (from, to): CityLine) -> bool {
    !is_church(to) && (from == CATHEDRAL || from >= CHURCHES || home(parishes, to) == Some(from))
}

fn is_clear(layout: &Layout, line: CityLine) -> bool {
    let (from, to) = ends(layout, line);
    let others = (0..PLACES).filter(|&place| place != line.0 && place != line.1);
    let is_free = |place: usize| {
        let room = if is_church(place) { FREE_OF_CHURCHES } else { FREE_OF_SITES };
        !layout[place].is_near_segment(from, to, room)
    };
    length(layout, line) <= LONGEST * LONGEST
        && is_visible(layout, line)
        && others.into_iter().all(is_free)
}

/// Whether enough of a line is visible between the drawings at its ends.
fn is_visible(layout: &Layout, line: CityLine) -> bool {
    const STEPS: i64 = 32;
    const SEEN: i64 = 26;
    let (from, to) = ends(layout, line);
    let is_seen = |step: &i64| {
        let at = spot(from.x * (STEPS - step) + to.x * step, from.y * (STEPS - step) + to.y * step);
        let from = (at.x - from.x * STEPS, at.y - from.y * STEPS);
        let to = (at.x - to.x * STEPS, at.y - to.y * STEPS);
        !covers(line.0, from, STEPS) && !covers(line.1, to, STEPS)
    };
    let seen: i64 = (0..=STEPS).filter(is_seen).map(|_| 1).sum();
    seen * seen * length(layout, line) >= SEEN * SEEN * STEPS * STEPS
}

/// Whether the drawing of a place covers the spot at this offset from it. The offset is in fractions:
/// `parts` make a unit.
fn covers(place: usize, (x, y): (i64, i64), parts: i64) -> bool {
    let (half, above, below) = if is_church(place) { (60, 42, 50) } else { (22, 32, 29) };
    x.abs() <= half * parts && (-above * parts..=below * parts).contains(&y)
}

fn are_compatible(layout: &Layout, line: CityLine, other: CityLine) -> bool {
    !segments_cross(ends(layout, line), ends(layout, other)) && !is_sharp(layout, line, other)
}

/// Whether two lines leave a common end almost in the same direction: by less than about 33 degrees.
fn is_sharp(layout: &Layout, line: CityLine, other: CityLine) -> bool {
    let shared = [line.0, line.1].into_iter().find(|&end| end == other.0 || end == other.1);
    let Some(shared) = shared else { return false };
    let way = |line: CityLine| {
        let far = if line.0 == shared { line.1 } else { line.0 };
        layout[shared].to(layout[far])
    };
    let (one, two) = (way(line), way(other));
    // The square of the sine of 33 degrees is 0.297.
    one.dot(two) > 0 && one.cross(two).pow(2) * 1000 < one.square() * two.square() * 297
}

fn ends(layout: &Layout, line: CityLine) -> (Spot, Spot) {
    (layout[line.0], layout[line.1])
}

/// The square of its length.
pub(crate) fn length(layout: &Layout, line: CityLine) -> i64 {
    layout[line.0].apart(layout[line.1])
}
