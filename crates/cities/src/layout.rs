//! The coordinates of churches and sites: placed at random, then moved apart to their least distances.

use crate::chance::Chance;
use crate::ground::Ground;
use crate::place::{CATHEDRAL, CHURCHES, PLACES, is_church};
use crate::spot::{Spot, spot};

/// The spots of all places.
pub(crate) type Layout = [Spot; PLACES];

/// The least distances between two sites, a church and a site, and two churches. In Hamburg and
/// London they are 71, 85 and 178.
const SITES_APART: i64 = 90;
const CHURCH_AND_SITE_APART: i64 = 108;
const CHURCHES_APART: i64 = 190;

/// How many moves are tried for each place.
const SWEEPS: usize = 260;

/// Lays out the places; `None` if they do not fit.
pub(crate) fn lay_out(ground: &Ground, chance: &mut Chance) -> Option<Layout> {
    let mut layout = throw(ground, chance);
    for sweep in 0..SWEEPS {
        let step = if sweep < SWEEPS / 2 { 60 } else { 16 };
        for place in 0..PLACES {
            let shift = spot(chance.between(-step, step), chance.between(-step, step));
            let moved = spot(layout[place].x + shift.x, layout[place].y + shift.y);
            if may_lie(ground, place, moved)
                && crowding(&layout, place, moved) <= crowding(&layout, place, layout[place])
            {
                layout[place] = moved;
            }
        }
    }
    is_roomy(&layout).then_some(layout)
}

fn throw(ground: &Ground, chance: &mut Chance) -> Layout {
    let (low, high) = ground.extent();
    std::array::from_fn(|place| {
        loop {
            let at = spot(chance.between(low.x, high.x), chance.between(low.y, high.y));
            if may_lie(ground, place, at) {
                return at;
            }
        }
    })
}

/// Churches need more distance to the border than sites, and the cathedral most.
fn may_lie(ground: &Ground, place: usize, at: Spot) -> bool {
    match place {
        CATHEDRAL => ground.has_room(at, 130, 20),
        0..CHURCHES => ground.has_room(at, 60, 40),
        _ => ground.has_room(at, 0, 0),
    }
}

/// By how much a place at this spot would violate the least distances to the others.
fn crowding(layout: &Layout, place: usize, at: Spot) -> i64 {
    let others = (0..PLACES).filter(|&other| other != place);
    let missing = others.map(|other| {
        // A slightly larger distance than needed spreads the places more evenly.
        let wanted = least(place, other) + 18;
        let missing = (wanted * wanted - tall(at.to(layout[other]))).max(0) / 64;
        missing * missing
    });
    missing.sum()
}

fn least(one: usize, other: usize) -> i64 {
    match (is_church(one), is_church(other)) {
        (true, true) => CHURCHES_APART,
        (false, false) => SITES_APART,
        _ => CHURCH_AND_SITE_APART,
    }
}

/// A squared distance with less weight on the vertical part: houses and churches are taller than wide.
fn tall(way: Spot) -> i64 {
    way.x * way.x + way.y * way.y * 9 / 10
}

fn is_roomy(layout: &Layout) -> bool {
    let mut pairs = (0..PLACES).flat_map(|one| (0..one).map(move |other| (one, other)));
    pairs.all(|(one, other)| tall(layout[one].to(layout[other])) >= least(one, other).pow(2))
}
