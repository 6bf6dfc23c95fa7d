//! Measures a drawn city: what overlaps, and what leaves the sheet.
//!
//! Tests demand that there is nothing to report, and the gallery shows what there is.

use super::miniature::MiniatureSizes;
use super::phone::church_on_phone;
use super::plan::Plan;
use super::sheet::Sheet;
use crate::draw::house;
use crate::geometry::{Area, Spot};
use hamburgum_engine::{Board, Church, Place, Site};
use std::fmt;

/// Something wrong in a drawing of a city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overlap {
    /// Where it can be seen.
    pub rendition: Rendition,
    /// One thing.
    pub one: String,
    /// The thing that it covers, or the border that it crosses.
    pub other: String,
}

/// How a city is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rendition {
    /// As a picture with a legend.
    Picture,
    /// At a table on a large screen.
    Table,
    /// At a table on a phone: houses and churches are larger, and churches have no plates.
    Phone,
    /// As a small picture in a list: emblems in place of houses, and no lines.
    Miniature,
}

impl fmt::Display for Overlap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {} meets {}", self.rendition, self.one, self.other)
    }
}

/// Everything wrong in the drawings of a city.
pub fn overlaps(board: &Board) -> Vec<Overlap> {
    let [picture, table] = [Sheet::Picture, Sheet::Table].map(|sheet| Plan::of(board, sheet));
    let renditions =
        [(Rendition::Picture, &picture), (Rendition::Table, &table), (Rendition::Phone, &table)];
    let in_rendition = |(rendition, plan)| {
        let found = Survey::of(plan, rendition).found().into_iter();
        found.map(move |(one, other)| Overlap { rendition, one, other })
    };
    let mut found: Vec<_> = renditions.into_iter().flat_map(in_rendition).collect();
    let rendition = Rendition::Miniature;
    let in_miniature = Survey::of_miniature(&table).bodies_on_bodies().into_iter();
    found.extend(in_miniature.map(|(one, other)| Overlap { rendition, one, other }));
    found
}

/// What overlaps in a picture.
#[cfg(test)]
pub(super) fn found_in(plan: &Plan<'_>) -> Vec<(String, String)> {
    Survey::of(plan, Rendition::Picture).found()
}

/// A box that may cover nothing else.
struct Body {
    place: Place,
    part: &'static str,
    area: Area,
}

const HOUSE: &str = "house";
const SILL: &str = "sill";
const PLATE: &str = "plate";
const NAVE: &str = "nave";
const TOWER: &str = "tower";
const EMBLEM: &str = "emblem";

/// The things of a drawing.
struct Survey<'p, 'b> {
    plan: &'p Plan<'b>,
    rendition: Rendition,
    bodies: Vec<Body>,
}

type Found = Vec<(String, String)>;

/// Half of a line's width.
const LINE: f64 = 2.3;
/// How far a house may stand in a canal: some water stays visible.
const IN_WATER: f64 = 5.0;
/// The overlap of rounded numbers, in square units.
const ROUNDING: f64 = 0.5;

impl<'p, 'b> Survey<'p, 'b> {
    fn of(plan: &'p Plan<'b>, rendition: Rendition) -> Self {
        let mut bodies = Vec::new();
        for site in Site::ALL {
            bodies.extend(house_bodies(plan, rendition, site));
        }
        for church in Church::ALL {
            bodies.extend(church_bodies(plan, rendition, church));
        }
        Self { plan, rendition, bodies }
    }

    /// All sites with owners, and all churches finished.
    fn of_miniature(plan: &'p Plan<'b>) -> Self {
        let sizes = MiniatureSizes::of(plan);
        let emblems = Site::ALL.into_iter().map(|site| {
            let place = Place::Site(site);
            Body { place, part: EMBLEM, area: sizes.emblem(plan, site) }
        });
        let churches = Church::ALL.into_iter().flat_map(|church| {
            let place = Place::Church(church);
            let [nave, tower] = sizes.church(plan, church);
            [(NAVE, nave), (TOWER, tower)].map(|(part, area)| Body { place, part, area })
        });
        let bodies = emblems.chain(churches).collect();
        Self { plan, rendition: Rendition::Miniature, bodies }
    }

    fn found(&self) -> Found {
        let mut found = self.bodies_on_bodies();
        found.extend(self.lines_through_bodies());
        found.extend(self.open_ends());
        // On a phone houses are as large as possible, and may stand over a canal.
        if self.rendition != Rendition::Phone {
            found.extend(self.canals_through_houses());
        }
        found.extend(self.beyond_the_sheet());
        found.dedup();
        found
    }

    fn name(&self, body: &Body) -> String {
        format!("the {} of {}", body.part, self.plan.board.place_id(body.place))
    }

    fn bodies_on_bodies(&self) -> Found {
        let pairs = self
            .bodies
            .iter()
            .enumerate()
            .flat_map(|(i, one)| self.bodies[..i].iter().map(move |other| (one, other)));
        pairs
            .filter(|(one, other)| one.place != other.place)
            .filter(|(one, other)| one.area.overlap(other.area) > ROUNDING)
            .map(|(one, other)| (self.name(one), self.name(other)))
            .collect()
    }

    /// Lines that pass below something. They may pass behind the narrow tower of a church, beside which
    /// they stay visible.
    fn lines_through_bodies(&self) -> Found {
        let board = self.plan.board;
        let mut found = Vec::new();
        for (&(from, to), course) in board.lines().iter().zip(&self.plan.courses) {
            let parts = course.parts();
            let passed = self.bodies.iter().filter(|body| {
                let is_foreign = body.place != from && body.place != to && body.part != TOWER;
                let area = body.area.grown(LINE);
                is_foreign && parts.iter().any(|&(start, end)| area.is_crossed(start, end))
            });
            let line = format!("the line {} to {}", board.place_id(from), board.place_id(to));
            found.extend(passed.map(|body| (line.clone(), self.name(body))));
        }
        found
    }

    /// Lines whose end at a church is not below it.
    fn open_ends(&self) -> Found {
        let board = self.plan.board;
        let lines = board.lines().iter().zip(&self.plan.courses);
        let ends = lines.flat_map(|(&(from, to), course)| [(from, course.from), (to, course.to)]);
        let open = ends.filter(|&(place, at)| {
            let mut own = self.bodies.iter().filter(|body| body.place == place);
            !own.any(|body| body.part != PLATE && body.area.contains(at))
        });
        let id = |place| board.place_id(place).to_owned();
        open.map(|(place, _)| ("the end of a line".to_owned(), format!("no wall of {}", id(place))))
            .collect()
    }

    fn canals_through_houses(&self) -> Found {
        let canals: Vec<(Spot, Spot)> = self
            .plan
            .division
            .canals
            .iter()
            .flat_map(|canal| canal.windows(2).map(|part| (part[0], part[1])))
            .collect();
        let in_water = |body: &&Body| {
            let area = body.area.grown(-IN_WATER);
            canals.iter().any(|&(from, to)| area.is_crossed(from, to))
        };
        // The cathedral stands on land of its own, which covers canals.
        let cathedral = Place::Church(self.plan.cathedral());
        let dry = self.bodies.iter().filter(|body| matches!(body.part, HOUSE | NAVE));
        dry.filter(|body| body.place != cathedral)
            .filter(in_water)
            .map(|body| (self.name(body), "a canal".to_owned()))
            .collect()
    }

    /// What leaves the sheet, or lies below the rondel or the harbour.
    fn beyond_the_sheet(&self) -> Found {
        let frame = self.plan.frame;
        let mut found = Vec::new();
        for body in &self.bodies {
            let corners = body.area.corners();
            if !corners.iter().all(|&corner| frame.contains(corner)) {
                found.push((self.name(body), "the edge of the sheet".to_owned()));
            }
            let Some(slots) = self.plan.slots else { continue };
            if body.area.overlap(slots.harbour) > ROUNDING {
                found.push((self.name(body), "the harbour".to_owned()));
            }
            let middle = slots.rondel.middle();
            if body.area.distance(middle) < slots.rondel.width() / 2.0 {
                found.push((self.name(body), "the rondel".to_owned()));
            }
        }
        found
    }
}

fn house_bodies(plan: &Plan<'_>, rendition: Rendition, site: Site) -> [Body; 2] {
    let place = Place::Site(site);
    let info = plan.board.site_info(site);
    let is_picture = rendition == Rendition::Picture;
    let areas = if is_picture { house::areas(info) } else { house::areas_with_citizen(info) };
    let growth = if rendition == Rendition::Phone { plan.phone.houses } else { 1.0 };
    let drawn = areas.map(|area| area.scaled(plan.house_scale * growth).moved(plan.at(place)));
    let [walls, foot] = drawn;
    [Body { place, part: HOUSE, area: walls }, Body { place, part: SILL, area: foot }]
}

fn church_bodies(plan: &Plan<'_>, rendition: Rendition, church: Church) -> [Body; 3] {
    let seat = plan.seats[church];
    let place = Place::Church(church);
    let [label, nave, tower] = if rendition == Rendition::Phone {
        church_on_phone(plan.board, church, seat, &plan.phone)
    } else {
        seat.areas(plan.plates[church])
    };
    let body = |part, area| Body { place, part, area };
    [body(PLATE, label), body(NAVE, nave), body(TOWER, tower)]
}
