//! How much larger houses, churches and names can be on a phone, where churches have no plates.

use super::course::Course;
use super::seat::CitySeat;
use super::table::plate::short_name_area;
use crate::geometry::{Area, Spot};
use hamburgum_engine::{Board, ByChurch, Church, Place};

/// Houses do not need to be larger than this.
pub(super) const LARGEST_HOUSE: f64 = 1.45;
/// Nor churches.
pub(super) const LARGEST_CHURCH: f64 = 1.18;
/// The widest name below a church.
const WIDEST_NAME: f64 = 170.0;

/// The sizes on a phone, relative to those on a table.
#[derive(Clone, Debug)]
pub(super) struct PhoneSizes {
    pub(super) houses: f64,
    pub(super) churches: f64,
    /// The width of each church's name.
    pub(super) names: ByChurch<f64>,
}

/// What the sizes must leave room for.
pub(super) struct OnPhone<'b> {
    pub(super) board: &'b Board,
    pub(super) seats: &'b ByChurch<CitySeat>,
    pub(super) plates: &'b ByChurch<Area>,
    pub(super) courses: &'b [Course],
    /// The areas of all houses after growing by a factor.
    pub(super) houses: &'b dyn Fn(f64) -> Vec<Area>,
    /// The factor at which two houses touch.
    pub(super) room: f64,
}

impl OnPhone<'_> {
    /// The largest sizes at which nothing overlaps. Houses come first, because fingers press them.
    pub(super) fn sizes(&self) -> PhoneSizes {
        let largest = self.room.clamp(1.0, LARGEST_HOUSE);
        let steps = (0_u8..=9).map(|step| largest - (largest - 1.0) * f64::from(step) / 9.0);
        let names = ByChurch::from_fn(|church| self.names(church));
        let lines = ByChurch::from_fn(|church| self.foreign_lines(church));
        let mut sizes = steps.filter_map(|houses| {
            let taken = (self.houses)(houses);
            [LARGEST_CHURCH, 1.09, 1.0].into_iter().find_map(|churches| {
                let names = self.clear_names(churches, &names, &lines, &taken)?;
                Some(PhoneSizes { houses, churches, names })
            })
        });
        sizes.next().unwrap_or_else(|| PhoneSizes {
            houses: 1.0,
            churches: 1.0,
            names: ByChurch::from_fn(|church| self.plates[church].width()),
        })
    }

    /// The possible widths of a church's name, the widest first, with their areas. The name of a plate
    /// always has room.
    fn names(&self, church: Church) -> [(f64, Area); 3] {
        [WIDEST_NAME, 150.0, self.plates[church].width()]
            .map(|width| (width, name_area(self.board, church, self.seats[church], width)))
    }

    /// The lines that do not end at a church.
    fn foreign_lines(&self, church: Church) -> Vec<(Spot, Spot)> {
        let own = Place::Church(church);
        let lines = self.board.lines().iter().zip(self.courses);
        let foreign = lines.filter(|((from, to), _)| *from != own && *to != own);
        foreign.flat_map(|(_, course)| course.parts()).collect()
    }

    /// The widths of the names between churches of this size and houses, if nothing overlaps.
    fn clear_names(
        &self,
        churches: f64,
        names: &ByChurch<[(f64, Area); 3]>,
        lines: &ByChurch<Vec<(Spot, Spot)>>,
        houses: &[Area],
    ) -> Option<ByChurch<f64>> {
        let buildings = ByChurch::from_fn(|church| building(self.seats[church], churches));
        let mut taken: Vec<Area> = houses.to_vec();
        let mut widths = ByChurch::from_fn(|_| 0.0);
        for church in Church::ALL {
            let others = Church::ALL.into_iter().filter(|&other| other != church);
            let others: Vec<Area> = others.flat_map(|other| buildings[other]).collect();
            let is_free = |area: Area| {
                taken.iter().chain(&others).all(|other| area.overlap(*other) == 0.0)
                    && lines[church].iter().all(|&(from, to)| !area.grown(3.0).is_crossed(from, to))
            };
            let [nave, tower] = buildings[church];
            let hits = |other: &Area| tower.overlap(*other) > 0.0;
            if !is_free(nave) || taken.iter().chain(&others).any(hits) {
                return None;
            }
            let &(width, area) = names[church].iter().find(|(_, area)| is_free(*area))?;
            widths[church] = width;
            taken.push(area);
        }
        Some(widths)
    }
}

/// The areas of a church on a phone: its name, its nave and its tower.
pub(super) fn church_on_phone(
    board: &Board,
    church: Church,
    seat: CitySeat,
    sizes: &PhoneSizes,
) -> [Area; 3] {
    let [nave, tower] = building(seat, sizes.churches);
    [name_area(board, church, seat, sizes.names[church]), nave, tower]
}

fn name_area(board: &Board, church: Church, seat: CitySeat, width: f64) -> Area {
    short_name_area(board.church_info(church), width).scaled(seat.scale).moved(seat.at)
}

fn building(seat: CitySeat, growth: f64) -> [Area; 2] {
    let larger = CitySeat { scale: seat.scale * growth, ..seat };
    let [_, nave, tower] = larger.areas(Area::new(0.0, 0.0, 0.0, 0.0));
    [nave, tower]
}
