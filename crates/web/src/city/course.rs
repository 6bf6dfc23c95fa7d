//! The courses of the lines: straight, or bent around what would hide them.

use crate::geometry::{Area, Spot, crossing, line_path, number, spot};

/// A line from one place to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Course {
    pub(super) from: Spot,
    pub(super) to: Spot,
    /// The control point of a bent line.
    bend: Option<Spot>,
}

/// How far the control point of a bent line is from its straight course.
const BENDS: [f64; 9] = [40.0, 56.0, 72.0, 92.0, 116.0, 144.0, 180.0, 220.0, 260.0];

impl Course {
    pub(super) fn straight(from: Spot, to: Spot) -> Self {
        Self { from, to, bend: None }
    }

    /// The straightest course that passes none of the obstacles and crosses as few lines as possible.
    pub(super) fn around(
        from: Spot,
        to: Spot,
        obstacles: &[Area],
        others: &[(Spot, Spot)],
    ) -> Self {
        let straight = Self::straight(from, to);
        if straight.is_clear(obstacles) {
            return straight;
        }
        let middle = (from + to) * 0.5;
        let aside = spot(to.y - from.y, from.x - to.x).unit();
        let bent = BENDS
            .iter()
            .flat_map(|&by| [by, -by])
            .map(|by| Self { bend: Some(middle + aside * by), ..straight });
        let clear = bent.filter(|course| course.is_clear(obstacles));
        clear.min_by_key(|course| course.crossings(others)).unwrap_or(straight)
    }

    /// The course as short segments.
    pub(super) fn parts(&self) -> Vec<(Spot, Spot)> {
        const STEPS: u8 = 12;
        let Some(bend) = self.bend else { return vec![(self.from, self.to)] };
        let at = |step: u8| {
            let part = f64::from(step) / f64::from(STEPS);
            let (first, second) =
                (self.from + (bend - self.from) * part, bend + (self.to - bend) * part);
            first + (second - first) * part
        };
        (0..STEPS).map(|step| (at(step), at(step + 1))).collect()
    }

    pub(super) fn path(&self) -> String {
        let Some(bend) = self.bend else { return line_path(&[self.from, self.to]) };
        let [x, y, across, down] = [bend.x, bend.y, self.to.x, self.to.y].map(number);
        format!("{}Q{x} {y} {across} {down}", line_path(&[self.from]))
    }

    fn is_clear(&self, obstacles: &[Area]) -> bool {
        let parts = self.parts();
        !obstacles.iter().any(|area| parts.iter().any(|&(from, to)| area.is_crossed(from, to)))
    }

    /// How many of the other lines it crosses; lines that begin at the same place do not count.
    fn crossings(&self, others: &[(Spot, Spot)]) -> usize {
        let parts = self.parts();
        let ends = [self.from, self.to];
        let foreign = others.iter().filter(|(a, b)| !ends.contains(a) && !ends.contains(b));
        foreign.filter(|&&line| parts.iter().any(|&part| crossing(part, line).is_some())).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_bends_only_around_obstacles() {
        let (from, to) = (spot(0.0, 0.0), spot(200.0, 0.0));
        let house = Area::new(80.0, -20.0, 120.0, 12.0);
        let straight = Course::around(from, to, &[house.moved(spot(0.0, 60.0))], &[]);
        assert_eq!(straight, Course::straight(from, to));
        let bent = Course::around(from, to, &[house], &[]);
        assert!(bent.is_clear(&[house]));
        assert!(bent.path().starts_with("M0 0Q100 "));
        // A wall of obstacles leaves only the straight course.
        let wall = Area::new(80.0, -500.0, 120.0, 500.0);
        assert_eq!(Course::around(from, to, &[wall], &[]), straight);
    }
}
