//! The positions of the churches: as near to their point as houses, lines and canals allow.

use super::church::{NAVE, TOWER};
use super::parish::Parish;
use super::phone;
use super::shown::Shown;
use crate::geometry::{Area, Spot, spot};
use hamburgum_engine::{Board, ByChurch, Church, Place};

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

    /// About the areas on a phone, where the church is larger and its name is in place of the plate.
    fn areas_on_phone(self, plate: Area) -> [Area; 3] {
        let larger = Self { scale: self.scale * phone::LARGEST_CHURCH, ..self };
        let [_, nave, tower] = larger.areas(plate);
        [plate, nave, tower]
    }
}

impl CitySeat {
    /// The point where a line to the church ends, hidden below its walls.
    pub(super) fn end_of_line(self, wanted: Spot) -> Spot {
        Area::new(-30.0, -22.0, 30.0, 0.0).scaled(self.scale).moved(self.at).nearest(wanted)
    }
}

/// The obstacles that churches must avoid.
#[derive(Clone, Copy)]
pub(super) struct Surroundings<'b> {
    pub(super) board: &'b Board,
    pub(super) shown: &'b Shown,
    /// The position of each place in the drawing.
    pub(super) at: &'b dyn Fn(Place) -> Spot,
    pub(super) parishes: &'b [Parish],
    pub(super) canals: &'b [Vec<Spot>],
    /// The areas of all houses, with a distance around them.
    pub(super) houses: &'b [Area],
    /// The areas of all houses on a phone; none if the city is not drawn there.
    pub(super) houses_on_phone: &'b [Area],
    /// The area of each name plate relative to its church.
    pub(super) plates: &'b ByChurch<Area>,
}

/// Finds a position for each church. All have the same size: the largest that fits.
pub(super) fn seats(around: &Surroundings<'_>) -> ByChurch<CitySeat> {
    const SCALES: [f64; 6] = [1.0, 0.95, 0.9, 0.85, 0.75, 0.6];
    const COST_OF_SMALLNESS: f64 = 24_000.0;
    let at_table = Surroundings { houses_on_phone: &[], ..*around };
    let [largest, smaller @ ..] = SCALES;
    let mut cheapest = seats_of_size(&at_table, largest);
    for scale in smaller {
        let cost_of_scale = (1.0 - scale) * COST_OF_SMALLNESS;
        // No cost is negative, so neither this scale nor a smaller one can be cheaper.
        if cost_of_scale >= cheapest.1 {
            break;
        }
        let (seats, cost) = seats_of_size(&at_table, scale);
        if cost + cost_of_scale < cheapest.1 {
            cheapest = (seats, cost + cost_of_scale);
        }
    }
    let (seats, _) = cheapest;
    if is_clear_on_phone(around, &seats) {
        return seats;
    }
    // Phones do not decide the size, but the churches may move.
    seats_of_size(around, seats[Church::ALL[0]].scale).0
}

fn is_clear_on_phone(around: &Surroundings<'_>, seats: &ByChurch<CitySeat>) -> bool {
    around.shown.churches.iter().all(|&church| {
        let seat = seats[church];
        let [plate, _, _] = seat.areas(around.plates[church]);
        collisions(&seat.areas_on_phone(plate), around.houses_on_phone) == 0.0
    })
}

/// The positions and their total cost.
type Seated = (ByChurch<CitySeat>, f64);

/// Places the churches one after the other.
fn seats_of_size(around: &Surroundings<'_>, scale: f64) -> Seated {
    let mut taken = around.houses.to_vec();
    let mut total = 0.0;
    let seats = ByChurch::from_fn(|church| {
        if !around.shown.has_church(church) {
            return CitySeat {
                at: (around.at)(Place::Church(church)),
                scale,
                facing: Facing::Left,
            };
        }
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
    let near = within(taken, in_reach);
    let near_on_phone = within(around.houses_on_phone, in_reach);
    let all_lines = points(around, in_reach, |_| true);
    let foreign_lines = points(around, in_reach, |&(from, to)| from != own && to != own);
    let canals = canal_points(around, church, in_reach);
    // The cost, or `None` once it exceeds the limit: few candidates reach the expensive checks.
    let cost_within = |limit: f64, seat: &CitySeat| {
        let areas = seat.areas(plate);
        let shift = seat.at - spot_of_church;
        let parts: [&dyn Fn() -> f64; 8] = [
            &|| shift.dot(shift) * 0.4,
            &|| if seat.facing == Facing::Right { 60.0 } else { 0.0 },
            &|| collisions(&areas, &near) * 10.0,
            &|| covered(&areas[..2], &foreign_lines) * 60.0,
            &|| covered(&areas[2..], &all_lines) * 75.0,
            &|| collisions(&seat.areas_on_phone(areas[0]), &near_on_phone) * 1.5,
            &|| abroad(around, church, areas[0]) * 250.0,
            &|| covered(&[areas[1].grown(-4.0)], &canals) * 250.0,
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

fn within(areas: &[Area], reach: Area) -> Vec<Area> {
    areas.iter().copied().filter(|area| area.overlap(reach) > 0.0).collect()
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
    let lines = around.shown.lines.iter().filter(|&line| wanted(line));
    let points = lines.flat_map(|&(from, to)| {
        let (from, to) = ((around.at)(from), (around.at)(to));
        (0_u8..=32).map(move |step| from + (to - from) * (f64::from(step) / 32.0))
    });
    points.filter(|&point| in_reach.contains(point)).collect()
}

/// Points within reach on the canals; the cathedral stands on land of its own, which covers them.
fn canal_points(around: &Surroundings<'_>, church: Church, in_reach: Area) -> Vec<Spot> {
    let canals = around.canals.iter().flat_map(|canal| canal.windows(2));
    let points = canals.flat_map(|part| {
        let way = part[1] - part[0];
        let steps = (way.length() / 8.0).ceil().max(1.0);
        (0_u16..)
            .map(f64::from)
            .take_while(move |&step| step < steps)
            .map(move |step| part[0] + way * (step / steps))
    });
    let is_dry = around.board.church_info(church).cathedral;
    points.filter(|&point| !is_dry && in_reach.contains(point)).collect()
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
