//! Sites as houses with stepped gables.

use super::emblem::{citizen_at, hatching};
use super::icon::Icon;
use super::label::{Label, canvas};
use crate::geometry::{Area, Spot, spot};
use crate::lettering::Lettering;
use crate::shape::{block, scaled_at};
use hamburgum_engine::{BuildingKind, Player, SiteInfo};
use maud::{Markup, html};

/// The area of a house relative to its point.
pub(crate) const HOUSE: Area = Area::new(-21.0, -32.0, 21.0, 28.0);
/// Its walls.
pub(crate) const WALLS: &str = "M-21-12h6v-7h5.5v-6.5h5V-32h9v6.5h5v6.5H15v7h6V28H-21z";

/// The steps of its gable.
const GABLE: &str = "M-21-12h6v-7h5.5v-6.5h5V-32h9v6.5h5v6.5H15v7h6z";
/// An outline around it, at a distance.
const AROUND: &str = "M-26.5-17.5h6v-7h5.5v-6.5h5v-6.5h20v6.5h5v6.5h5.5v7h6V33.5h-53z";

const ID_SIZE: f64 = 15.5;
const ID_ROOM: f64 = 76.0;

/// The id of a site as written on the sill.
pub(crate) fn id(site: &SiteInfo) -> Lettering {
    Lettering::in_one_line(&site.id, ID_SIZE, ID_ROOM)
}

/// The class of an id; small screens enlarge ids that have room.
fn id_class(site: &SiteInfo) -> &'static str {
    if id(site).width() <= 24.0 { "id short" } else { "id" }
}

/// The sill below the id; a long id makes it wider than the house.
pub(crate) fn sill(site: &SiteInfo) -> Area {
    let half = (id(site).width().min(ID_ROOM) / 2.0 + 6.0).max(HOUSE.high.x);
    Area::new(-half, 12.5, half, HOUSE.high.y)
}

/// The areas of a site relative to its point: the house and its sill.
pub(crate) fn areas(site: &SiteInfo) -> [Area; 2] {
    [HOUSE, sill(site)]
}

/// The areas of a site with a citizen in front.
pub(crate) fn areas_with_citizen(site: &SiteInfo) -> [Area; 2] {
    let sill = sill(site);
    [HOUSE, Area::new(sill.low.x, 2.5, sill.high.x + 6.0, 31.0)]
}

/// The state of a site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct HouseMarks {
    /// The owner of the citizen there.
    pub(crate) owner: Option<Player>,
    /// Whether the player may build there.
    pub(crate) legal: bool,
    /// Whether the player has selected it.
    pub(crate) chosen: bool,
    /// Whether it was built in this turn.
    pub(crate) new: bool,
    /// The rules that explain it, where explanations are available.
    pub(crate) about: Option<&'static str>,
}

impl HouseMarks {
    fn classes(self) -> String {
        let owner = self.owner.map(|owner| format!(" owned p-{owner}")).unwrap_or_default();
        let marks = [(self.legal, " legal"), (self.chosen, " chosen"), (self.new, " new")];
        let marks: String =
            marks.into_iter().filter(|(is_set, _)| *is_set).map(|(_, class)| class).collect();
        format!("site{owner}{marks}")
    }
}

/// A site of a city. Small screens enlarge the inner group.
pub(crate) fn house(site: &SiteInfo, marks: HouseMarks, at: Spot, scale: f64) -> Markup {
    let icon = Icon::from(site.kind);
    html! {
        g class=(marks.classes()) data-site=(site.id) data-explain=[marks.about]
            transform=(scaled_at(at, scale)) {
            g class="grows" {
                @if marks.legal { circle class="glow" r="43" fill="url(#glow)" {} }
                @if marks.new { path class="ring" d=(AROUND) {} }
                @if marks.chosen { path class="choice" d=(AROUND) {} }
                path class="shade" d=(WALLS) transform="translate(2 3)" {}
                path class="house" d=(WALLS) {}
                @match marks.owner {
                    Some(owner) => (owned(site, owner)),
                    None => {
                        (block("sill", sill(site), 2.0))
                        (icon.centred(0.0, -2.5, 25.0))
                        (id(site).draw(id_class(site), 0.0, 26.0))
                    }
                }
            }
        }
    }
}

fn owned(site: &SiteInfo, owner: Player) -> Markup {
    let sill = sill(site);
    let room = sill.width() - 20.0;
    let id = Lettering::in_one_line(&site.id, ID_SIZE, room);
    html! {
        path class="own" d=(GABLE) {}
        path class="hatched" fill=(hatching(owner)) d=(GABLE) {}
        (block("sill", sill, 2.0))
        (Icon::from(site.kind).centred(0.0, 0.5, 24.0))
        (id.draw(id_class(site), -8.0, 26.0))
        (citizen_at(owner, &format!("citizen-{}", site.id), spot(sill.high.x - 4.0, 17.0)))
    }
}

/// A kind of building as a small house, without a site.
pub fn gable(kind: BuildingKind, label: Label<'_>) -> Markup {
    let content = html! {
        path class="house" d=(WALLS) {}
        (Icon::from(kind).centred(0.0, 5.0, 30.0))
    };
    canvas("gable", HOUSE.grown(2.0), label, &content)
}
