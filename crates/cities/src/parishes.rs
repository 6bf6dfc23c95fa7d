//! Which site belongs to which parish.

use crate::chance::Chance;
use crate::layout::Layout;
use crate::place::{CATHEDRAL, CHURCHES, PARISH_CHURCHES, PLACES, SITES, TOKENS};

/// The church of each site's parish.
pub(crate) type Parishes = [usize; SITES];

/// Assigns each site to a church, so that the parishes have the drawn sizes and their sites are as close
/// to their churches as possible.
pub(crate) fn divide(layout: &Layout, chance: &mut Chance) -> Parishes {
    let mut seats: Vec<usize> = Vec::with_capacity(SITES);
    let sizes = sizes(chance);
    for church in PARISH_CHURCHES {
        seats.extend(std::iter::repeat_n(church, sizes[church]));
    }
    let mut parishes: Parishes = std::array::from_fn(|site| seats[site]);
    let far = |site: usize, church: usize| layout[CHURCHES + site].apart(layout[church]);
    loop {
        let mut is_better = false;
        for one in 0..SITES {
            for other in 0..one {
                let (a, b) = (parishes[one], parishes[other]);
                if far(one, b) + far(other, a) < far(one, a) + far(other, b) {
                    parishes.swap(one, other);
                    is_better = true;
                }
            }
        }
        if !is_better {
            return parishes;
        }
    }
}

/// How many sites each parish has.
fn sizes(chance: &mut Chance) -> [usize; CHURCHES] {
    let mut sizes = TOKENS.map(|tokens| tokens.sites.0);
    while sizes.iter().sum::<usize>() < SITES {
        let church = chance.below(CHURCHES);
        if sizes[church] < TOKENS[church].sites.1 {
            sizes[church] += 1;
        }
    }
    sizes
}

/// The church of the parish that a place belongs to; the cathedral belongs to none.
pub(crate) fn home(parishes: &Parishes, place: usize) -> Option<usize> {
    match place {
        CATHEDRAL => None,
        0..CHURCHES => Some(place),
        _ => Some(parishes[place - CHURCHES]),
    }
}

/// Whether two places and the whole segment between them are in one parish, as the map is drawn: land
/// belongs to the parish of the nearest place.
pub(crate) fn is_at_home(layout: &Layout, parishes: &Parishes, one: usize, other: usize) -> bool {
    const STEPS: i64 = 8;
    let (Some(own), Some(same)) = (home(parishes, one), home(parishes, other)) else {
        return false;
    };
    let (from, to) = (layout[one], layout[other]);
    let nearest = |step: i64| {
        let at = |from: i64, to: i64| from + (to - from) * step / STEPS;
        let at = crate::spot::spot(at(from.x, to.x), at(from.y, to.y));
        let members = (0..PLACES).filter(|&place| place != CATHEDRAL);
        members.min_by_key(|&place| layout[place].apart(at)).and_then(|near| home(parishes, near))
    };
    own == same && (1..STEPS).all(|step| nearest(step) == Some(own))
}
