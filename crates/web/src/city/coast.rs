//! The side of a city that lies at the water.

use super::shown::Shown;
use crate::geometry::{Area, Spot, spot};
use hamburgum_engine::{Board, BuildingKind, Point, Site};

/// The side of a city where its harbour is, or where its captains live.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Coast {
    South,
    North,
    West,
    East,
}

impl Coast {
    pub(super) fn of(board: &Board, shown: &Shown) -> Self {
        let at = |site: Site| {
            let Point { x, y } = board.site_info(site).at;
            spot(f64::from(x), f64::from(y))
        };
        let city = Area::around(shown.sites().map(at));
        if let Some((harbour, city)) = board.harbour().zip(city) {
            return Self::at(spot(f64::from(harbour.x), f64::from(harbour.y)), city);
        }
        let is_captain = |site: &Site| board.site_info(*site).kind == BuildingKind::Captain;
        let captains = Area::around(shown.sites().filter(is_captain).map(at));
        captains.zip(city).map_or(Self::South, |(captains, city)| Self::towards(captains, city))
    }

    /// The side nearest to a harbour.
    fn at(harbour: Spot, city: Area) -> Self {
        let (right, down) = parts(harbour, city);
        let sides =
            [(Self::West, -right), (Self::East, right), (Self::North, -down), (Self::South, down)];
        sides.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).map_or(Self::South, |side| side.0)
    }

    /// South, unless the captains are clearly on another side.
    fn towards(captains: Area, city: Area) -> Self {
        let (right, down) = parts(captains.middle(), city);
        let others = [(Self::North, -down), (Self::West, -right), (Self::East, right)];
        let most = others.into_iter().max_by(|a, b| a.1.total_cmp(&b.1));
        match most {
            Some((side, far)) if down < 0.15 && far > 0.3 => side,
            _ => Self::South,
        }
    }

    /// The water at this coast of a city, as far as the ground extends.
    pub(super) fn water(self, city: Area, ground: Area) -> Area {
        let Area { low, high } = ground;
        let upper = city.low.y + city.height() * 0.34;
        let lower = city.low.y + city.height() * 0.66;
        let left = city.low.x + city.width() * 0.3;
        let right = city.low.x + city.width() * 0.7;
        match self {
            Self::South => Area { low: spot(low.x, lower), high },
            Self::North => Area { low, high: spot(high.x, upper) },
            Self::West => Area { low, high: spot(left, high.y) },
            Self::East => Area { low: spot(right, low.y), high },
        }
    }
}

/// How far a point is from the middle of a city to the right and down: 1 is at its edge.
fn parts(at: Spot, city: Area) -> (f64, f64) {
    let way = at - city.middle();
    (way.x * 2.0 / city.width().max(1.0), way.y * 2.0 / city.height().max(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_coast_is_where_the_captains_are() {
        let city = Area::new(0.0, 0.0, 200.0, 100.0);
        for (captains, coast) in [
            ((100.0, 90.0), Coast::South),
            ((100.0, 50.0), Coast::South),
            ((20.0, 80.0), Coast::South),
            ((100.0, 10.0), Coast::North),
            ((20.0, 50.0), Coast::West),
            ((180.0, 40.0), Coast::East),
        ] {
            let captains = Area::around([spot(captains.0, captains.1)]).expect("a point");
            assert_eq!(Coast::towards(captains, city), coast, "{captains:?}");
        }
    }

    #[test]
    fn a_harbour_of_its_author_decides_the_coast() {
        let city = Area::new(0.0, 0.0, 200.0, 100.0);
        for (harbour, coast) in [
            ((100.0, 110.0), Coast::South),
            ((100.0, -20.0), Coast::North),
            ((-30.0, 90.0), Coast::West),
            ((230.0, 50.0), Coast::East),
        ] {
            assert_eq!(Coast::at(spot(harbour.0, harbour.1), city), coast, "{harbour:?}");
        }
    }

    #[test]
    fn built_in_and_generated_cities_lie_north_of_their_river() {
        let generated: Vec<_> = (0..50).map(hamburgum_cities::generate).collect();
        for board in Board::built_in().into_iter().chain(&generated) {
            assert_eq!(Coast::of(board, &Shown::all(board)), Coast::South, "{}", board.id());
        }
    }
}
