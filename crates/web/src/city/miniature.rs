//! A position on a small map: parishes, churches at their stage of construction, and owners of
//! buildings.

use super::Facing;
use super::building::building;
use super::table::City;
use crate::draw::{Label, canvas, emblem_at};
use crate::geometry::{Area, number, rounded_ring, spot};
use crate::shape::{at, block};
use hamburgum_engine::{Church, Place, Site, State};
use maud::{Markup, html};

const CORNER: f64 = 16.0;
/// The distance from the wall to the edge of the picture.
const MARGIN: f64 = 16.0;
/// The scale of churches. They are larger than on a table, and houses are replaced by the emblems of
/// their owners.
const CHURCH: f64 = 1.5;
const OWNER: f64 = 60.0;
const FREE: f64 = 10.0;

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
        let plan = self.plan();
        let content = html! {
            use href={ "#" (self.miniature_id()) } {}
            @for site in Site::ALL {
                @let middle = plan.at(Place::Site(site));
                @match state.citizen_on(site) {
                    Some(player) => (emblem_at(player, middle, OWNER)),
                    None => circle class="free-site" cx=(number(middle.x)) cy=(number(middle.y)) r=(number(FREE)) {},
                }
            }
            @for church in Church::ALL {
                g transform={ (at(plan.seats[church].at + spot(0.0, 20.0))) " scale(" (number(CHURCH)) ")" } {
                    (building(plan.board.church_info(church), Facing::Left, state.donation_count(church)))
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
