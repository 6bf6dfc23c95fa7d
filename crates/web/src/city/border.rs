//! The borders of the parishes: the sides of the cells between two parishes, joined into polylines and
//! simplified.

use super::cells::{Beyond, Corner};
use crate::geometry::Spot;
use hamburgum_engine::Church;

/// A border between two junctions.
#[derive(Clone, Debug)]
pub(super) struct Border {
    pub(super) line: Vec<Spot>,
    /// The parish on one side; its outline has the line in this direction.
    pub(super) own: Church,
    /// The parish on the other side; none at the edge of the city.
    pub(super) other: Option<Church>,
}

/// The borders between the parishes and along the wall, each once.
pub(super) fn borders(cells: &[Vec<Corner>], parishes: &[Church]) -> Vec<Border> {
    let mut knots = Vec::new();
    let mut sides = Vec::new();
    for (cell, &own) in cells.iter().zip(parishes) {
        for (i, corner) in cell.iter().enumerate() {
            let other = match corner.beyond {
                Beyond::Wall => None,
                Beyond::Place(place) => Some(parishes[place]),
            };
            let next = cell[(i + 1) % cell.len()].at;
            let (from, to) = (knot(&mut knots, corner.at), knot(&mut knots, next));
            // A border between two parishes is found twice, once from each side.
            if from != to && other.is_none_or(|other| own < other) {
                sides.push(Side { from, to, own, other });
            }
        }
    }
    join(sides, &knots)
}

#[derive(Clone, Copy)]
struct Side {
    from: usize,
    to: usize,
    own: Church,
    other: Option<Church>,
}

/// The index of a corner. Two cells compute a common corner with different rounding errors, so nearly
/// equal corners are the same.
fn knot(knots: &mut Vec<Spot>, at: Spot) -> usize {
    const SAME: f64 = 1e-4;
    knots.iter().position(|known| known.distance(at) < SAME).unwrap_or_else(|| {
        knots.push(at);
        knots.len() - 1
    })
}

fn join(sides: Vec<Side>, knots: &[Spot]) -> Vec<Border> {
    let mut ends = vec![0; knots.len()];
    for side in &sides {
        ends[side.from] += 1;
        ends[side.to] += 1;
    }
    let meeting = |knot: usize| ends[knot] != 2;
    let mut left = sides;
    let mut borders = Vec::new();
    while !left.is_empty() {
        // Closed borders have no junction to begin at.
        let start = left.iter().position(|side| meeting(side.from)).unwrap_or(0);
        let first = left.remove(start);
        let mut line = vec![knots[first.from], knots[first.to]];
        let mut end = first.to;
        while !meeting(end)
            && let Some(next) = left.iter().position(|side| {
                side.from == end && side.own == first.own && side.other == first.other
            })
        {
            end = left.remove(next).to;
            line.push(knots[end]);
        }
        borders.push(Border { line, own: first.own, other: first.other });
    }
    borders
}

/// Removes bends, the flattest first, as long as every place stays on its side of each border.
pub(super) fn straighten(borders: &mut [Border], places: &[Spot]) {
    while let Some((border, bend)) = flattest(borders, places) {
        borders[border].line.remove(bend);
    }
}

fn flattest(borders: &[Border], places: &[Spot]) -> Option<(usize, usize)> {
    /// Larger bends stay, because they give the border its shape.
    const FLAT: f64 = 17.0;
    let mut best = None;
    let mut lowest = FLAT;
    for (i, border) in borders.iter().enumerate() {
        if border.other.is_none() || border.line.len() <= shortest(border) {
            continue;
        }
        for (bend, three) in border.line.windows(3).enumerate() {
            let height = three[1].distance_to_segment(three[0], three[2]);
            if height < lowest && is_free([three[0], three[1], three[2]], borders, places) {
                lowest = height;
                best = Some((i, bend + 1));
            }
        }
    }
    best
}

/// A closed border needs three corners, and its first is written twice.
fn shortest(border: &Border) -> usize {
    if border.line.first() == border.line.last() { 4 } else { 2 }
}

/// Whether a bend can be removed: nothing lies between it and the straight line, and no place gets
/// closer to the border than the width of its house.
fn is_free(three: [Spot; 3], borders: &[Border], places: &[Spot]) -> bool {
    const ROOM: f64 = 38.0;
    let [a, b, c] = three;
    let crowded = |place: &Spot| {
        let before = place.distance_to_segment(a, b).min(place.distance_to_segment(b, c));
        place.in_triangle(three) || place.distance_to_segment(a, c) < before.min(ROOM)
    };
    let mut bends = borders.iter().flat_map(|border| &border.line);
    !places.iter().any(crowded)
        && !bends.any(|bend| !three.contains(bend) && bend.in_triangle(three))
}
