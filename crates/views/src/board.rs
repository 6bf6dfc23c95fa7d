//! A board as plain data.

use super::{ByWord, NameView, Word};
use hamburgum_engine::{Board, BuildingKind, Church, ParishColour, Point, Site, SiteSet};
use serde::Serialize;

/// A whole board.
#[derive(Serialize)]
pub struct BoardView {
    #[serde(flatten)]
    pub name: NameView,
    pub map: MapView,
    /// Where its author has placed the harbour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub harbour: Option<[u32; 2]>,
    /// Corners that the wall encloses besides all places.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wall: Vec<[u32; 2]>,
    pub churches: Vec<ChurchInfoView>,
    pub sites: Vec<SiteView>,
    /// The ends of each line.
    pub lines: Vec<[String; 2]>,
    /// The number of sites for each kind of building.
    pub site_counts: ByWord<BuildingKind, u32>,
}

/// The size of the map.
#[derive(Serialize)]
pub struct MapView {
    pub width: u32,
    pub height: u32,
}

/// A church and the points of its tokens.
#[derive(Serialize)]
pub struct ChurchInfoView {
    pub id: String,
    pub name: String,
    pub colour: Word<ParishColour>,
    pub cathedral: bool,
    pub building: Word<BuildingKind>,
    pub building_prestige: u8,
    pub citizen_prestige: u8,
    pub at: [u32; 2],
    /// The sites one line away.
    pub near: Vec<String>,
}

/// A site.
#[derive(Serialize)]
pub struct SiteView {
    pub id: String,
    pub kind: Word<BuildingKind>,
    pub parish: String,
    pub at: [u32; 2],
    /// The sites one line away.
    pub near: Vec<String>,
}

impl BoardView {
    /// Describes a board.
    pub fn of(board: &Board) -> Self {
        let ends = |&(from, to): &_| [from, to].map(|place| board.place_id(place).to_owned());
        Self {
            name: NameView::of(board),
            map: MapView { width: board.map().width, height: board.map().height },
            harbour: board.harbour().map(|at| [at.x, at.y]),
            wall: board.wall().iter().map(|at| [at.x, at.y]).collect(),
            churches: Church::ALL.map(|church| ChurchInfoView::of(board, church)).into(),
            sites: Site::ALL.map(|site| SiteView::of(board, site)).into(),
            lines: board.lines().iter().map(ends).collect(),
            site_counts: ByWord::new(BuildingKind::ALL, |kind| board.sites_for(kind).len()),
        }
    }

    /// The sites in the parish of a church.
    pub fn parish<'v>(&'v self, church: &'v str) -> impl Iterator<Item = &'v SiteView> {
        self.sites.iter().filter(move |site| site.parish == church)
    }
}

impl ChurchInfoView {
    fn of(board: &Board, church: Church) -> Self {
        let info = board.church_info(church);
        Self {
            id: info.id.clone(),
            name: info.name.clone(),
            colour: Word(info.colour),
            cathedral: info.cathedral,
            building: Word(info.building),
            building_prestige: info.building_prestige,
            citizen_prestige: info.citizen_prestige,
            at: coordinates(info.at),
            near: ids(board, board.near_church(church)),
        }
    }
}

impl SiteView {
    fn of(board: &Board, site: Site) -> Self {
        let info = board.site_info(site);
        Self {
            id: info.id.clone(),
            kind: Word(info.kind),
            parish: board.church_info(info.parish).id.clone(),
            at: coordinates(info.at),
            near: ids(board, board.near_site(site)),
        }
    }
}

fn coordinates(point: Point) -> [u32; 2] {
    [point.x, point.y]
}

fn ids(board: &Board, sites: SiteSet) -> Vec<String> {
    sites.iter().map(|site| board.site_info(site).id.clone()).collect()
}
