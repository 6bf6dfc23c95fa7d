//! The positions of the churches: as near to their point as houses, lines and canals allow.

use super::church::{NAVE, TOWER};
use super::parish::Parish;
use crate::draw::house::sill;
use crate::geometry::{Area, Spot, spot};
use hamburgum_engine::{Board, ByChurch, Church, Place, Site};

/// The position, size and orientation of a church.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CitySeat {
    pub(super) at: Spot,
    pub(super) scale: f64,
    pub(super) facing: Facing,
}

/// The side of a church's tower.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Facing {
    /// As in the drawing.
    Left,
    /// Mirrored.
    Right,
}

impl CitySeat {
    /// The areas of the church: plate, nave and tower.
    pub(super) fn areas(self, plate: Area) -> [Area; 3] {
        let tower = match self.facing {
            Facing::Left => TOWER,
            Facing::Right => Area::new(-TOWER.high.x, TOWER.low.y, -TOWER.low.x, TOWER.high.y),
        };
        [plate, NAVE, tower].map(|area| area.scaled(self.scale).moved(self.at))
    }
}

/// The obstacles that churches must avoid.
pub(super) struct Surroundings<'b> {
    pub(super) board: &'b Board,
    /// The position of each place in the drawing.
    pub(super) at: &'b dyn Fn(Place) -> Spot,
    pub(super) parishes: &'b [Parish],
    pub(super) house_scale: f64,
    /// The area of a house relative to its point.
    pub(super) house: Area,
    /// The area of each name plate relative to its church.
    pub(super) plates: ByChurch<Area>,
}

/// Finds a position for each church. All have the same size: the largest that fits.
pub(super) fn seats(around: &Surroundings<'_>) -> ByChurch<CitySeat> {
    const SCALES: [f64; 6] = [1.0, 0.95, 0.9, 0.85, 0.75, 0.6];
    const COST_OF_SMALLNESS: f64 = 24_000.0;
    let [largest, smaller @ ..] = SCALES;
    let mut cheapest = seats_of_size(around, largest);
    for scale in smaller {
        let cost_of_scale = (1.0 - scale) * COST_OF_SMALLNESS;
        // No cost is negative, so neither this scale nor a smaller one can be cheaper.
        if cost_of_scale >= cheapest.1 {
            break;
        }
        let (seats, cost) = seats_of_size(around, scale);
        if cost + cost_of_scale < cheapest.1 {
            cheapest = (seats, cost + cost_of_scale);
        }
    }
    cheapest.0
}

/// The positions and their total cost.
type Seated = (ByChurch<CitySeat>, f64);

/// Places the churches one after the other.
fn seats_of_size(around: &Surroundings<'_>, scale: f64) -> Seated {
    let mut taken: Vec<Area> = Site::ALL
        .into_iter()
        .flat_map(|site| {
            let at = (around.at)(Place::Site(site));
            [around.house, sill(around.board.site_info(site))]
                .map(|area| area.grown(6.0).scaled(around.house_scale).moved(at))
        })
        .collect();
    let mut total = 0.0;
    let seats = ByChurch::from_fn(|church| {
        let (seat, cost) = best(around, church, &taken, scale);
        taken.extend(seat.areas(around.plates[church]).map(|area| area.grown(4.0)));
        total += cost;
        seat
    });
    (seats, total)
}

fn best(around: &Surroundings<'_>, church: Church, taken: &[Area], scale: f64) -> (CitySeat, f64) {
    let (own, plate) = (Place::Church(church), around.plates[church]);
    let spot_of_church = (around.at)(own);
    let in_reach = Area { low: spot_of_church, high: spot_of_church }.grown(REACH);
    let near: Vec<_> = taken.iter().copied().filter(|area| area.overlap(in_reach) > 0.0).collect();
    let all_lines = points(around, in_reach, |_| true);
    let foreign_lines = points(around, in_reach, |&(from, to)| from != own && to != own);
    // The cost, or `None` once it exceeds the limit: few candidates reach the expensive checks.
    let cost_within = |limit: f64, seat: &CitySeat| {
        let areas = seat.areas(plate);
        let shift = seat.at - spot_of_church;
        let parts: [&dyn Fn() -> f64; 6] = [
            &|| shift.dot(shift) * 0.4,
            &|| if seat.facing == Facing::Right { 60.0 } else { 0.0 },
            &|| collisions(&areas, &near) * 10.0,
            &|| covered(&areas[..2], &foreign_lines) * 60.0,
            &|| covered(&areas[2..], &all_lines) * 75.0,
            &|| abroad(around, church, areas[0]) * 250.0,
        ];
        parts.iter().try_fold(0.0, |cost, part| Some(cost + part()).filter(|cost| *cost <= limit))
    };
    let at_its_spot = CitySeat { at: spot_of_church, scale, facing: Facing::Left };
    let cost_at_its_spot = cost_within(f64::INFINITY, &at_its_spot).unwrap_or(f64::INFINITY);
    let mut best = None;
    for seat in candidates(at_its_spot) {
        let limit = best.map_or(cost_at_its_spot, |(_, cost)| cost);
        if let Some(cost) = cost_within(limit, &seat)
            && best.is_none_or(|(_, least)| cost < least)
        {
            best = Some((seat, cost));
        }
    }
    best.unwrap_or((at_its_spot, cost_at_its_spot))
}

/// Obstacles further away than this never touch a church.
const REACH: f64 = 170.0;

/// Candidates so near that the lines of the church still end below it.
fn candidates(middle: CitySeat) -> impl Iterator<Item = CitySeat> {
    (-10_i8..=10).flat_map(move |right| {
        (-9_i8..=10).flat_map(move |down| {
            let shift = spot(f64::from(right), f64::from(down)) * (4.0 * middle.scale);
            [Facing::Left, Facing::Right].map(|facing| CitySeat {
                at: middle.at + shift,
                facing,
                ..middle
            })
        })
    })
}

fn collisions(areas: &[Area], taken: &[Area]) -> f64 {
    areas.iter().flat_map(|area| taken.iter().map(|other| area.overlap(*other))).sum()
}

/// Points within reach on some of the lines.
fn points(
    around: &Surroundings<'_>,
    in_reach: Area,
    wanted: impl Fn(&(Place, Place)) -> bool,
) -> Vec<Spot> {
    let lines = around.board.lines().iter().filter(|&line| wanted(line));
    let points = lines.flat_map(|&(from, to)| {
        let (from, to) = ((around.at)(from), (around.at)(to));
        (0_u8..=32).map(move |step| from + (to - from) * (f64::from(step) / 32.0))
    });
    points.filter(|&point| in_reach.contains(point)).collect()
}

fn covered(areas: &[Area], points: &[Spot]) -> f64 {
    let covered = |point: &&Spot| areas.iter().any(|area| area.grown(4.0).contains(**point));
    points.iter().filter(covered).map(|_| 1.0).sum()
}

/// The number of a plate's corners outside the parish; the cathedral has no parish to leave.
fn abroad(around: &Surroundings<'_>, church: Church, plate: Area) -> f64 {
    let Some(parish) = around.parishes.iter().find(|parish| parish.church == church) else {
        return 0.0;
    };
    let corners = plate.grown(10.0).corners();
    corners.iter().filter(|&&corner| !parish.contains(corner)).map(|_| 1.0).sum()
}
