//! Where churches and sites lie: thrown on the ground, then pushed apart until each has its room.

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

/// How often every place is tried elsewhere.
const SWEEPS: usize = 260;

/// Lays out the places; sometimes there is no room for all.
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

/// Churches stand further inside than sites, and the cathedral furthest.
fn may_lie(ground: &Ground, place: usize, at: Spot) -> bool {
    match place {
        CATHEDRAL => ground.has_room(at, 130, 20),
        0..CHURCHES => ground.has_room(at, 60, 40),
        _ => ground.has_room(at, 0, 0),
    }
}

/// How much too near the other places are to a place at this spot.
fn crowding(layout: &Layout, place: usize, at: Spot) -> i64 {
    let others = (0..PLACES).filter(|&other| other != place);
    let missing = others.map(|other| {
        // Pushing them a little further apart than needed spreads them more evenly.
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

/// The square of a way on which up and down counts less: houses and churches are taller than wide.
fn tall(way: Spot) -> i64 {
    way.x * way.x + way.y * way.y * 9 / 10
}

fn is_roomy(layout: &Layout) -> bool {
    let mut pairs = (0..PLACES).flat_map(|one| (0..one).map(move |other| (one, other)));
    pairs.all(|(one, other)| tall(layout[one].to(layout[other])) >= least(one, other).pow(2))
}
