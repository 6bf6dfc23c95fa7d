//! The Voronoi cells of the places within the city.

use crate::geometry::{Ring, Spot};

/// A corner of a cell, and the neighbour beyond the side that begins there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Corner {
    pub(super) at: Spot,
    pub(super) beyond: Beyond,
}

/// The neighbour beyond a side of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beyond {
    /// None: the city ends here.
    Wall,
    /// The cell of the place with this index.
    Place(usize),
}

/// The cell of each place; together they fill the city.
pub(super) fn cells(places: &[Spot], city: &[Spot]) -> Vec<Vec<Corner>> {
    (0..places.len()).map(|own| cell(places, own, city)).collect()
}

fn cell(places: &[Spot], own: usize, city: &[Spot]) -> Vec<Corner> {
    let whole = city.iter().map(|&at| Corner { at, beyond: Beyond::Wall }).collect();
    let others = places.iter().enumerate().filter(|&(other, _)| other != own);
    others.fold(whole, |cell: Vec<Corner>, (other, &at)| {
        cut(&cell, places[own], at, Beyond::Place(other))
    })
}

/// The part of a polygon that is nearer to one spot than to another.
pub(super) fn nearer(ring: &[Spot], own: Spot, other: Spot) -> Ring {
    let corners: Vec<_> = ring.iter().map(|&at| Corner { at, beyond: Beyond::Wall }).collect();
    cut(&corners, own, other, Beyond::Wall).into_iter().map(|corner| corner.at).collect()
}

fn cut(cell: &[Corner], own: Spot, other: Spot, beyond: Beyond) -> Vec<Corner> {
    let middle = (own + other) * 0.5;
    let depth = |at: Spot| (own - other).dot(at - middle);
    let mut kept = Vec::with_capacity(cell.len() + 1);
    for (i, &corner) in cell.iter().enumerate() {
        let next = cell[(i + 1) % cell.len()].at;
        let (here, there) = (depth(corner.at), depth(next));
        let crossed = || corner.at + (next - corner.at) * (here / (here - there));
        if here >= 0.0 {
            kept.push(corner);
            if there < 0.0 {
                kept.push(Corner { at: crossed(), beyond });
            }
        } else if there >= 0.0 {
            kept.push(Corner { at: crossed(), beyond: corner.beyond });
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Area, spot};

    #[test]
    fn two_places_split_the_city_in_half() {
        let city = Area::new(0.0, 0.0, 10.0, 4.0).corners();
        let cells = cells(&[spot(1.0, 2.0), spot(9.0, 2.0)], &city);
        let left = Area::around(cells[0].iter().map(|corner| corner.at));
        assert_eq!(left, Some(Area::new(0.0, 0.0, 5.0, 4.0)));
        let to_the_other = |corner: &&Corner| corner.beyond == Beyond::Place(0);
        assert_eq!(cells[1].iter().filter(to_the_other).count(), 1);
    }
}
