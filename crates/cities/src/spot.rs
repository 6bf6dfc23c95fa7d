//! Plane geometry in integers, which gives the same results on every machine.

/// A point of the map, or the vector from one point to another; y grows downwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) x: i64,
    pub(crate) y: i64,
}

pub(crate) const fn spot(x: i64, y: i64) -> Spot {
    Spot { x, y }
}

impl Spot {
    pub(crate) fn to(self, other: Self) -> Self {
        spot(other.x - self.x, other.y - self.y)
    }

    pub(crate) fn dot(self, other: Self) -> i64 {
        self.x * other.x + self.y * other.y
    }

    pub(crate) fn cross(self, other: Self) -> i64 {
        self.x * other.y - self.y * other.x
    }

    /// The square of the length.
    pub(crate) fn square(self) -> i64 {
        self.dot(self)
    }

    /// The square of the distance to another spot.
    pub(crate) fn apart(self, other: Self) -> i64 {
        self.to(other).square()
    }

    /// Whether the spot is closer to a segment than this distance.
    pub(crate) fn is_near_segment(self, from: Self, to: Self, distance: i64) -> bool {
        let (way, here) = (from.to(to), from.to(self));
        let along = here.dot(way);
        if along <= 0 {
            here.square() < distance * distance
        } else if along >= way.square() {
            self.apart(to) < distance * distance
        } else {
            way.cross(here).pow(2) < distance * distance * way.square()
        }
    }
}

/// Whether two segments intersect anywhere but at a common end.
pub(crate) fn segments_cross(first: (Spot, Spot), second: (Spot, Spot)) -> bool {
    let ends = [first.0, first.1];
    if ends.contains(&second.0) || ends.contains(&second.1) {
        return false;
    }
    let sides = |(a, b): (Spot, Spot), (c, d): (Spot, Spot)| {
        let way = a.to(b);
        way.cross(a.to(c)).signum() * way.cross(a.to(d)).signum()
    };
    sides(first, second) <= 0 && sides(second, first) <= 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments_cross_unless_they_share_an_end() {
        let across = (spot(0, -5), spot(0, 5));
        assert!(segments_cross((spot(-5, 0), spot(5, 0)), across));
        assert!(!segments_cross((spot(1, 0), spot(5, 0)), across));
        assert!(!segments_cross((spot(0, 5), spot(5, 0)), across));
    }

    #[test]
    fn distance_is_to_the_whole_segment() {
        let (from, to) = (spot(0, 0), spot(10, 0));
        assert!(spot(5, 3).is_near_segment(from, to, 4));
        assert!(!spot(5, 4).is_near_segment(from, to, 4));
        assert!(spot(13, 0).is_near_segment(from, to, 4));
        assert!(!spot(-4, 0).is_near_segment(from, to, 4));
    }
}
