//! Where the churches stand: as near to their spot as houses, lines and canals allow.

use super::church::{NAVE, Plate, TOWER};
use super::house::HOUSE;
use super::parish::Parish;
use crate::geometry::{Area, Spot, spot};
use hamburgum_engine::{Board, ByChurch, Church, ChurchInfo, Place, Site};

/// Where and how a church is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Seat {
    pub(super) at: Spot,
    pub(super) scale: f64,
    pub(super) facing: Facing,
}

/// On which side of a church its tower stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Facing {
    /// As it is drawn.
    Left,
    /// Mirrored.
    Right,
}

impl Seat {
    /// What the church and its plate cover, the plate first.
    pub(super) fn areas(self, info: &ChurchInfo) -> [Area; 3] {
        let tower = match self.facing {
            Facing::Left => TOWER,
            Facing::Right => Area::new(-TOWER.high.x, TOWER.low.y, -TOWER.low.x, TOWER.high.y),
        };
        [Plate::of(info).area(), NAVE, tower].map(|area| area.scaled(self.scale).moved(self.at))
    }
}

/// What the churches have to keep clear of.
pub(super) struct Surroundings<'b> {
    pub(super) board: &'b Board,
    /// Where each place lies in the drawing.
    pub(super) at: &'b dyn Fn(Place) -> Spot,
    pub(super) parishes: &'b [Parish],
    pub(super) house_scale: f64,
}

/// Finds a seat for each church, one after the other.
pub(super) fn seats(around: &Surroundings<'_>) -> ByChurch<Seat> {
    let mut taken: Vec<Area> = Site::ALL
        .into_iter()
        .map(|site| {
            HOUSE.grown(5.0).scaled(around.house_scale).moved((around.at)(Place::Site(site)))
        })
        .collect();
    ByChurch::from_fn(|church| {
        let seat = best(around, church, &taken);
        taken.extend(seat.areas(around.board.info(church)).map(|area| area.grown(4.0)));
        seat
    })
}

fn best(around: &Surroundings<'_>, church: Church, taken: &[Area]) -> Seat {
    let spot_of_church = (around.at)(Place::Church(church));
    let own = Place::Church(church);
    let foreign_lines = points(around, |&(from, to)| from != own && to != own);
    let all_lines = points(around, |_| true);
    let candidates = candidates(spot_of_church);
    let cost = |seat: &Seat| {
        let areas = seat.areas(around.board.info(church));
        let shift = seat.at - spot_of_church;
        let small = 1.0 - seat.scale;
        shift.dot(shift) * 0.4
            + small * 9000.0
            + if seat.facing == Facing::Right { 60.0 } else { 0.0 }
            + collisions(&areas, taken) * 10.0
            + covered(&areas[..2], &foreign_lines) * 60.0
            + covered(&areas[2..], &all_lines) * 50.0
            + abroad(around, church, areas[0]) * 250.0
    };
    candidates
        .map(|seat| (seat, cost(&seat)))
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map_or(Seat { at: spot_of_church, scale: 1.0, facing: Facing::Left }, |(seat, _)| seat)
}

/// Seats so near that the lines of the church still end under it.
fn candidates(around: Spot) -> impl Iterator<Item = Seat> {
    let scales = [1.0, 0.85, 0.7, 0.55];
    scales.into_iter().flat_map(move |scale| {
        (-10_i8..=10).flat_map(move |right| {
            (-9_i8..=10).flat_map(move |down| {
                [Facing::Left, Facing::Right].map(|facing| Seat {
                    at: around + spot(f64::from(right), f64::from(down)) * (4.0 * scale),
                    scale,
                    facing,
                })
            })
        })
    })
}

fn collisions(areas: &[Area], taken: &[Area]) -> f64 {
    areas.iter().flat_map(|area| taken.iter().map(|other| area.overlap(*other))).sum()
}

/// Points on some of the lines.
fn points(around: &Surroundings<'_>, wanted: impl Fn(&(Place, Place)) -> bool) -> Vec<Spot> {
    let lines = around.board.lines().iter().filter(|&line| wanted(line));
    lines
        .flat_map(|&(from, to)| {
            let (from, to) = ((around.at)(from), (around.at)(to));
            (0_u8..=32).map(move |step| from + (to - from) * (f64::from(step) / 32.0))
        })
        .collect()
}

fn covered(areas: &[Area], points: &[Spot]) -> f64 {
    let covered = |point: &&Spot| areas.iter().any(|area| area.grown(4.0).contains(**point));
    points.iter().filter(covered).map(|_| 1.0).sum()
}

/// How many corners of a plate lie outside the parish; the cathedral has none to leave.
fn abroad(around: &Surroundings<'_>, church: Church, plate: Area) -> f64 {
    let Some(parish) = around.parishes.iter().find(|parish| parish.church == church) else {
        return 0.0;
    };
    let corners = plate.grown(10.0).corners();
    corners.iter().filter(|&&corner| !parish.contains(corner)).map(|_| 1.0).sum()
}
