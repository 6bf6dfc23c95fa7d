//! The factor from a board's map to its drawing.

use super::shown::Shown;
use crate::geometry::{Area, Spot, spot};
use hamburgum_engine::{Board, Church, Place, Site};

/// The area of a map that is drawn as large as it is. Houses have a fixed size, so maps of any size are
/// scaled to about this area.
const SURFACE: f64 = 1000.0 * 720.0;
/// The least distances in a drawing between two sites, a church and a site, and two churches. A board
/// at the limits of the board check has them at the largest extent.
const SITES: f64 = 66.0;
const CHURCH_AND_SITE: f64 = 85.0;
const CHURCHES: f64 = 150.0;
/// The extents of a drawn city: smaller it would be lost on its sheet, larger its houses would be tiny.
const SMALLEST: f64 = 700.0;
const LARGEST: f64 = 1000.0;

/// The factor at which a city fills its sheet and its places are far enough apart. An unfinished city is
/// drawn as large as its map.
pub(super) fn scale(board: &Board, shown: &Shown) -> f64 {
    let map = board.map();
    let by_map = (SURFACE / (f64::from(map.width) * f64::from(map.height))).sqrt();
    if !shown.is_all() {
        return by_map;
    }
    let extent = extent(board);
    by_map.max(by_distances(board)).clamp(SMALLEST / extent, LARGEST / extent)
}

/// The width of the city or its height, whichever is more.
fn extent(board: &Board) -> f64 {
    let city = Area::around(places().map(|place| at(board, place)));
    city.map_or(1.0, |city| city.width().max(city.height()).max(1.0))
}

fn by_distances(board: &Board) -> f64 {
    let all: Vec<_> = places().map(|place| (place, at(board, place))).collect();
    let pairs = all.iter().enumerate().flat_map(|(i, one)| all[..i].iter().map(move |b| (one, b)));
    pairs.map(|(one, other)| least(one.0, other.0) / one.1.distance(other.1)).fold(0.0, f64::max)
}

fn least(one: Place, other: Place) -> f64 {
    match (one, other) {
        (Place::Site(_), Place::Site(_)) => SITES,
        (Place::Church(_), Place::Church(_)) => CHURCHES,
        _ => CHURCH_AND_SITE,
    }
}

fn places() -> impl Iterator<Item = Place> {
    Church::ALL.into_iter().map(Place::Church).chain(Site::ALL.into_iter().map(Place::Site))
}

fn at(board: &Board, place: Place) -> Spot {
    let at = board.at(place);
    spot(f64::from(at.x), f64::from(at.y))
}
