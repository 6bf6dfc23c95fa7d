//! A position on a small map: parishes, churches at their stage of construction, and owners of
//! buildings.

use super::Facing;
use super::building::building;
use super::plan::Plan;
use super::seat::CitySeat;
use super::table::City;
use crate::draw::{Label, canvas, emblem_at};
use crate::geometry::{Area, Spot, number, rounded_ring, spot};
use crate::shape::{block, scaled_at};
use hamburgum_engine::{Church, Place, Site, State};
use maud::{Markup, html};

const CORNER: f64 = 16.0;
/// The distance from the wall to the edge of the picture.
const MARGIN: f64 = 16.0;
/// The scales of churches and the sizes of emblems, the largest first. Churches are larger than on a
/// table, and houses are replaced by the emblems of their owners.
const CHURCHES: [f64; 8] = [1.5, 1.35, 1.2, 1.05, 0.9, 0.8, 0.7, 0.6];
const OWNERS: [f64; 5] = [60.0, 54.0, 48.0, 42.0, 36.0];
const FREE: f64 = 10.0;
/// From the point of a church on a table to its base here, where it has no plate.
const BASE: Spot = spot(0.0, 20.0);

/// The sizes of churches and emblems in a miniature.
#[derive(Clone, Copy, Debug)]
pub(super) struct MiniatureSizes {
    churches: f64,
    owners: f64,
}

impl MiniatureSizes {
    /// The largest sizes at which nothing covers anything.
    pub(super) fn of(plan: &Plan<'_>) -> Self {
        let all = OWNERS
            .iter()
            .flat_map(|&owners| CHURCHES.iter().map(move |&churches| Self { churches, owners }));
        let smallest = Self { churches: 0.6, owners: 36.0 };
        let clear = all.filter(|sizes| sizes.is_clear(plan));
        clear.max_by(|a, b| a.worth().total_cmp(&b.worth())).unwrap_or(smallest)
    }

    /// Neither churches nor emblems are much smaller than they could be.
    fn worth(self) -> f64 {
        self.churches / CHURCHES[0] + self.owners / OWNERS[0]
    }

    fn is_clear(self, plan: &Plan<'_>) -> bool {
        let sites = Site::ALL.into_iter().map(|site| vec![self.emblem(plan, site)]);
        let churches = Church::ALL.into_iter().map(|church| self.church(plan, church).to_vec());
        let all: Vec<Vec<Area>> = sites.chain(churches).collect();
        let cover = |one: &[Area], other: &[Area]| {
            one.iter().any(|a| other.iter().any(|b| a.overlap(*b) > 0.0))
        };
        (0..all.len()).all(|one| all[..one].iter().all(|other| !cover(&all[one], other)))
    }

    /// The area of an owner's emblem.
    pub(super) fn emblem(self, plan: &Plan<'_>, site: Site) -> Area {
        let at = plan.at(Place::Site(site));
        Area { low: at, high: at }.grown(self.owners / 2.0)
    }

    /// The areas of a church: nave and tower.
    pub(super) fn church(self, plan: &Plan<'_>, church: Church) -> [Area; 2] {
        let seat = plan.seats[church];
        let larger = CitySeat { at: seat.at + BASE, scale: self.churches, ..seat };
        let [_, nave, tower] = larger.areas(plan.plates[church]);
        [nave, tower]
    }
}

impl City<'_> {
    /// A hidden drawing with everything that the miniatures of this city have in common; a page
    /// contains it once.
    pub(crate) fn miniature_ground(&self) -> Markup {
        let plan = self.plan();
        html! {
            svg class="art sprite" width="0" height="0" aria-hidden="true" {
                defs { g id=(self.miniature_id()) class="art" {
                    (block("water", self.miniature_area(), 0.0))
                    path class="ground" d=(rounded_ring(&plan.wall, CORNER)) {}
                    @for parish in &plan.division.parishes {
                        @let colour = plan.board.church_info(parish.church).colour;
                        @let outline = parish.rings.iter().map(|ring| rounded_ring(ring, CORNER)).collect::<String>();
                        path class={ "land-" (colour) } fill-rule="evenodd" d=(outline) {}
                    }
                } }
            }
        }
    }

    /// A position, for a page that contains the ground.
    pub(crate) fn miniature(&self, state: &State<'_>, label: Label<'_>) -> Markup {
        let (plan, sizes) = (self.plan(), self.miniature_sizes());
        let content = html! {
            use href={ "#" (self.miniature_id()) } {}
            @for site in Site::ALL {
                @let middle = plan.at(Place::Site(site));
                @match state.citizen_on(site) {
                    Some(player) => (emblem_at(player, middle, sizes.owners)),
                    None => circle class="free-site" cx=(number(middle.x)) cy=(number(middle.y)) r=(number(FREE)) {},
                }
            }
            @for church in Church::ALL {
                @let seat = plan.seats[church];
                g transform=(scaled_at(seat.at + BASE, sizes.churches)) {
                    g transform=[(seat.facing == Facing::Right).then_some("scale(-1 1)")] {
                        (building(plan.board.church_info(church), seat.facing, state.donation_count(church)))
                    }
                }
            }
        };
        canvas("miniature", self.miniature_area(), label, &content)
    }

    fn miniature_id(&self) -> String {
        format!("miniature-{}", self.board().id())
    }

    fn miniature_area(&self) -> Area {
        let wall = Area::around(self.plan().wall.iter().copied());
        wall.unwrap_or(self.plan().frame).grown(MARGIN)
    }
}
