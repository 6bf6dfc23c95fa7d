//! Plane geometry for the drawings: points, polygons, and paths with rounded corners.

mod path;

pub(crate) use path::{line_path, number, rounded_line, rounded_ring};

use std::ops::{Add, Mul, Sub};

/// A point of a drawing, or the vector from one point to another; y grows downwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spot {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// The corners of a polygon in order; the last is connected to the first.
pub(crate) type Ring = Vec<Spot>;

pub(crate) const fn spot(x: f64, y: f64) -> Spot {
    Spot { x, y }
}

impl Add for Spot {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        spot(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Spot {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        spot(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Spot {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        spot(self.x * factor, self.y * factor)
    }
}

impl Spot {
    pub(crate) fn dot(self, other: Self) -> f64 {
        self.x.mul_add(other.x, self.y * other.y)
    }

    pub(crate) fn cross(self, other: Self) -> f64 {
        self.x.mul_add(other.y, -(self.y * other.x))
    }

    pub(crate) fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    pub(crate) fn distance(self, other: Self) -> f64 {
        (self - other).length()
    }

    /// The unit vector of this direction; a zero vector stays as it is.
    pub(crate) fn unit(self) -> Self {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { self }
    }

    /// The distance to the nearest point of a segment.
    pub(crate) fn distance_to_segment(self, from: Self, to: Self) -> f64 {
        let way = to - from;
        let square = way.dot(way);
        let along =
            if square > 0.0 { ((self - from).dot(way) / square).clamp(0.0, 1.0) } else { 0.0 };
        self.distance(from + way * along)
    }

    /// Whether the point lies in the triangle or on its edge.
    pub(crate) fn in_triangle(self, corners: [Self; 3]) -> bool {
        let [a, b, c] = corners;
        let turns = [(b - a).cross(self - a), (c - b).cross(self - b), (a - c).cross(self - c)];
        turns.iter().all(|&turn| turn >= 0.0) || turns.iter().all(|&turn| turn <= 0.0)
    }
}

/// An axis-aligned box.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Area {
    pub(crate) low: Spot,
    pub(crate) high: Spot,
}

impl Area {
    pub(crate) const fn new(left: f64, top: f64, right: f64, bottom: f64) -> Self {
        Self { low: spot(left, top), high: spot(right, bottom) }
    }

    /// The bounding box of some points, if there are any.
    pub(crate) fn around(spots: impl IntoIterator<Item = Spot>) -> Option<Self> {
        spots.into_iter().map(|at| Self { low: at, high: at }).reduce(Self::union)
    }

    pub(crate) fn union(self, other: Self) -> Self {
        Self {
            low: spot(self.low.x.min(other.low.x), self.low.y.min(other.low.y)),
            high: spot(self.high.x.max(other.high.x), self.high.y.max(other.high.y)),
        }
    }

    /// The common part of two boxes that overlap.
    pub(crate) fn intersection(self, other: Self) -> Self {
        Self {
            low: spot(self.low.x.max(other.low.x), self.low.y.max(other.low.y)),
            high: spot(self.high.x.min(other.high.x), self.high.y.min(other.high.y)),
        }
    }

    /// The point of the box that is nearest to another point.
    pub(crate) fn nearest(self, at: Spot) -> Spot {
        spot(at.x.clamp(self.low.x, self.high.x), at.y.clamp(self.low.y, self.high.y))
    }

    pub(crate) fn grown(self, by: f64) -> Self {
        Self { low: self.low - spot(by, by), high: self.high + spot(by, by) }
    }

    pub(crate) fn moved(self, by: Spot) -> Self {
        Self { low: self.low + by, high: self.high + by }
    }

    pub(crate) fn scaled(self, factor: f64) -> Self {
        Self { low: self.low * factor, high: self.high * factor }
    }

    pub(crate) fn width(self) -> f64 {
        self.high.x - self.low.x
    }

    pub(crate) fn height(self) -> f64 {
        self.high.y - self.low.y
    }

    pub(crate) fn middle(self) -> Spot {
        (self.low + self.high) * 0.5
    }

    pub(crate) fn corners(self) -> [Spot; 4] {
        let Self { low, high } = self;
        [low, spot(high.x, low.y), high, spot(low.x, high.y)]
    }

    pub(crate) fn contains(self, at: Spot) -> bool {
        (self.low.x..=self.high.x).contains(&at.x) && (self.low.y..=self.high.y).contains(&at.y)
    }

    /// The area of the intersection of two boxes.
    pub(crate) fn overlap(self, other: Self) -> f64 {
        let width = self.high.x.min(other.high.x) - self.low.x.max(other.low.x);
        let height = self.high.y.min(other.high.y) - self.low.y.max(other.low.y);
        width.max(0.0) * height.max(0.0)
    }

    /// Whether a segment passes through the inside of the box.
    pub(crate) fn is_crossed(self, from: Spot, to: Spot) -> bool {
        let way = to - from;
        let mut inside = (0.0_f64, 1.0_f64);
        for (start, step, low, high) in
            [(from.x, way.x, self.low.x, self.high.x), (from.y, way.y, self.low.y, self.high.y)]
        {
            if step == 0.0 && (start <= low || start >= high) {
                return false;
            }
            if step != 0.0 {
                let (a, b) = ((low - start) / step, (high - start) / step);
                inside = (inside.0.max(a.min(b)), inside.1.min(a.max(b)));
            }
        }
        inside.0 < inside.1
    }

    /// The distance of a point outside the box to its nearest side; 0 inside.
    pub(crate) fn distance(self, at: Spot) -> f64 {
        let across = (self.low.x - at.x).max(at.x - self.high.x).max(0.0);
        let down = (self.low.y - at.y).max(at.y - self.high.y).max(0.0);
        across.hypot(down)
    }
}

/// Whether a point lies inside these polygons by the even-odd rule, so that a polygon within a polygon
/// is a hole.
pub(crate) fn inside(rings: &[Ring], at: Spot) -> bool {
    rings.iter().filter(|ring| in_ring(ring, at)).count() % 2 == 1
}

fn in_ring(ring: &[Spot], at: Spot) -> bool {
    let crossed = |&(a, b): &(Spot, Spot)| {
        (a.y > at.y) != (b.y > at.y) && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x
    };
    sides(ring).filter(crossed).count() % 2 == 1
}

/// The sides of a polygon, each from corner to corner.
pub(crate) fn sides(ring: &[Spot]) -> impl Iterator<Item = (Spot, Spot)> + Clone + '_ {
    ring.iter().copied().zip(ring.iter().copied().cycle().skip(1))
}

/// The convex hull of some points, in the direction from the x axis to the y axis.
pub(crate) fn convex_hull(mut spots: Vec<Spot>) -> Ring {
    spots.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let mut lower = half_hull(spots.iter().copied());
    let mut upper = half_hull(spots.iter().rev().copied());
    lower.pop();
    upper.pop();
    lower.append(&mut upper);
    lower
}

fn half_hull(spots: impl Iterator<Item = Spot>) -> Ring {
    let mut hull: Ring = Vec::new();
    for next in spots {
        while let [.., a, b] = hull[..]
            && (b - a).cross(next - b) <= 0.0
        {
            hull.pop();
        }
        hull.push(next);
    }
    hull
}

/// The intersection of two segments, if they cross.
pub(crate) fn crossing(first: (Spot, Spot), second: (Spot, Spot)) -> Option<Spot> {
    let (way, other) = (first.1 - first.0, second.1 - second.0);
    let turn = way.cross(other);
    if turn.abs() < 1e-9 {
        return None;
    }
    let between = second.0 - first.0;
    let (along, across) = (between.cross(other) / turn, between.cross(way) / turn);
    let on = 0.0..=1.0;
    (on.contains(&along) && on.contains(&across)).then(|| first.0 + way * along)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hull_drops_inner_points() {
        let square = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)].map(|(x, y)| spot(x, y));
        let mut spots = square.to_vec();
        spots.extend([spot(2.0, 2.0), spot(2.0, 0.0)]);
        assert_eq!(convex_hull(spots), square);
    }

    #[test]
    fn a_ring_in_a_ring_is_a_hole() {
        let square = |half: f64| Area::new(-half, -half, half, half).corners().to_vec();
        let rings = [square(4.0), square(2.0)];
        assert!(inside(&rings, spot(3.0, 0.0)));
        assert!(!inside(&rings, spot(1.0, 0.0)));
        assert!(!inside(&rings, spot(5.0, 0.0)));
    }

    #[test]
    fn a_box_is_crossed_only_through_its_inside() {
        let area = Area::new(0.0, 0.0, 4.0, 2.0);
        for (from, to, is_crossed) in [
            ((-1.0, 1.0), (5.0, 1.0), true),
            ((1.0, 0.5), (2.0, 1.0), true),
            ((2.0, -1.0), (2.0, 3.0), true),
            ((-1.0, 0.0), (5.0, 0.0), false),
            ((-1.0, 1.0), (-0.5, 1.0), false),
            ((3.0, 4.0), (6.0, 1.0), false),
        ] {
            let [from, to] = [from, to].map(|(x, y)| spot(x, y));
            assert_eq!(area.is_crossed(from, to), is_crossed, "{from:?} {to:?}");
            assert_eq!(area.is_crossed(to, from), is_crossed, "{to:?} {from:?}");
        }
        assert!((area.distance(spot(7.0, 6.0)) - 5.0).abs() < 1e-9);
        assert!(area.distance(spot(1.0, 1.0)).abs() < 1e-9);
    }

    #[test]
    fn segments_cross_only_within_both() {
        let across = (spot(1.0, -1.0), spot(1.0, 1.0));
        assert_eq!(crossing((spot(0.0, 0.0), spot(2.0, 0.0)), across), Some(spot(1.0, 0.0)));
        assert_eq!(crossing((spot(2.0, 0.0), spot(4.0, 0.0)), across), None);
    }
}
