//! An unfinished city as a board that can be drawn: stand-ins fill the gaps and are not shown.

use crate::city::Shown;
use hamburgum_engine::{
    Board, BoardDraft, BuildingKind, Church, ChurchDraft, MapSize, ParishColour, Place, Site,
    SiteDraft, TokenDraft,
};
use std::collections::BTreeSet;

/// The drawable part of a draft, if it has any. Things that are wrong are left out.
pub(super) fn stand_in(draft: &BoardDraft) -> Option<(Board, Shown)> {
    let mut filled = Filled::new(draft);
    filled.keep_churches(draft);
    let churches = filled.draft.churches.len();
    filled.add_churches();
    filled.keep_sites(draft, churches);
    let sites = filled.draft.sites.len();
    filled.add_sites();
    let lines = filled.keep_lines(draft, churches, sites);
    filled.add_lines();
    let board = Board::parse(&filled.draft.text()).ok()?;
    if churches + sites == 0 {
        return None;
    }
    let place =
        |id: &str| board.church(id).map(Place::Church).or_else(|| board.site(id).map(Place::Site));
    let shown = Shown {
        churches: Church::ALL[..churches].to_vec(),
        sites: Site::ALL[..sites].iter().copied().collect(),
        lines: lines.iter().filter_map(|[a, b]| Some((place(a)?, place(b)?))).collect(),
    };
    Some((board, shown))
}

fn is_on(map: MapSize, at: [u32; 2]) -> bool {
    at[0] <= map.width && at[1] <= map.height
}

/// A draft that is being completed.
struct Filled {
    draft: BoardDraft,
    spots: BTreeSet<[u32; 2]>,
    ids: BTreeSet<String>,
}

impl Filled {
    fn new(draft: &BoardDraft) -> Self {
        let is_on_map = |at: &[u32; 2]| is_on(draft.map, *at);
        let empty = BoardDraft {
            id: "city".to_owned(),
            name: if draft.name.trim().is_empty() { "–".to_owned() } else { draft.name.clone() },
            note: None,
            map: draft.map,
            harbour: draft.harbour.filter(is_on_map),
            wall: draft.wall.iter().copied().filter(is_on_map).take(Board::MAX_CORNERS).collect(),
            churches: Vec::new(),
            sites: Vec::new(),
            lines: Vec::new(),
        };
        Self { draft: empty, spots: BTreeSet::new(), ids: BTreeSet::new() }
    }

    /// Whether a place can be added; it then has its spot and its id.
    fn takes(&mut self, id: &str, at: [u32; 2]) -> bool {
        is_on(self.draft.map, at) && self.spots.insert(at) && self.ids.insert(id.to_owned())
    }

    fn keep_churches(&mut self, draft: &BoardDraft) {
        for church in &draft.churches {
            let kept = &self.draft.churches;
            let is_new = kept.iter().all(|other| {
                other.colour != church.colour
                    && other.building.kind != church.building.kind
                    && !(other.cathedral && church.cathedral)
            });
            let is_known = church.colour.parse::<ParishColour>().is_ok()
                && church.building.kind.parse::<BuildingKind>().is_ok();
            if is_new && is_known && self.takes(&church.id, church.at) {
                self.draft.churches.push(church.clone());
            }
        }
        self.draft.churches.truncate(Church::ALL.len());
    }

    fn add_churches(&mut self) {
        for colour in ParishColour::ALL {
            let churches = &self.draft.churches;
            if churches.iter().any(|church| church.colour == colour.word()) {
                continue;
            }
            let is_free = |kind: &BuildingKind| {
                churches.iter().all(|church| church.building.kind != kind.word())
            };
            let kind = BuildingKind::ALL.into_iter().find(is_free).unwrap_or(BuildingKind::Brewer);
            // The last stand-in becomes the cathedral if there is none.
            let is_last = churches.len() + 1 == Church::ALL.len();
            let cathedral = is_last && churches.iter().all(|church| !church.cathedral);
            let (id, at) = self.free_place();
            self.draft.churches.push(ChurchDraft {
                name: id.clone(),
                id,
                colour: colour.to_string(),
                cathedral,
                building: TokenDraft { kind: kind.to_string(), prestige: 4 },
                citizen: if cathedral { 1 } else { 3 },
                at,
            });
        }
    }

    /// Sites of the churches that are kept, and not more than a board has.
    fn keep_sites(&mut self, draft: &BoardDraft, churches: usize) {
        for site in &draft.sites {
            let parishes = self.draft.churches.iter().take(churches);
            let has_parish =
                parishes.filter(|church| !church.cathedral).any(|church| church.id == site.parish);
            let kind = site.kind.parse::<BuildingKind>();
            let has_room = kind.is_ok_and(|kind| self.count(kind) < kind.count());
            if has_parish && has_room && self.takes(&site.id, site.at) {
                self.draft.sites.push(site.clone());
            }
        }
    }

    fn count(&self, kind: BuildingKind) -> usize {
        self.draft.sites.iter().filter(|site| site.kind == kind.word()).count()
    }

    /// The other sites of each kind, in parishes that have none as long as there are such.
    fn add_sites(&mut self) {
        for kind in BuildingKind::ALL {
            while self.count(kind) < kind.count() {
                let (id, at) = self.free_place();
                let parish = self.poorest_parish();
                self.draft.sites.push(SiteDraft { id, kind: kind.to_string(), parish, at });
            }
        }
    }

    fn poorest_parish(&self) -> String {
        let parishes = self.draft.churches.iter().filter(|church| !church.cathedral);
        let sites = |church: &&ChurchDraft| {
            self.draft.sites.iter().filter(|site| site.parish == church.id).count()
        };
        parishes.min_by_key(sites).map(|church| church.id.clone()).unwrap_or_default()
    }

    /// The lines between places that are kept.
    fn keep_lines(
        &mut self,
        draft: &BoardDraft,
        churches: usize,
        sites: usize,
    ) -> Vec<[String; 2]> {
        let church_ids = self.draft.churches.iter().take(churches).map(|church| &church.id);
        let church_ids: Vec<_> = church_ids.cloned().collect();
        let site_ids: Vec<_> =
            self.draft.sites.iter().take(sites).map(|site| site.id.clone()).collect();
        let is_kept = |[a, b]: &&[String; 2]| {
            let is_there = |id| church_ids.contains(id) || site_ids.contains(id);
            a != b && is_there(a) && is_there(b) && (site_ids.contains(a) || site_ids.contains(b))
        };
        for [a, b] in draft.lines.iter().filter(is_kept) {
            self.add_line(a, b);
        }
        self.draft.lines.clone()
    }

    /// Lines from one site to everything else, so that all places are connected.
    fn add_lines(&mut self) {
        let Some(hub) = self.draft.sites.first().map(|site| site.id.clone()) else { return };
        let churches = self.draft.churches.iter().map(|church| &church.id);
        let others = churches.chain(self.draft.sites.iter().skip(1).map(|site| &site.id));
        for other in others.cloned().collect::<Vec<_>>() {
            self.add_line(&hub, &other);
        }
    }

    fn add_line(&mut self, a: &str, b: &str) {
        let is_there =
            |line: &[String; 2]| line.iter().any(|end| end == a) && line.iter().any(|end| end == b);
        if !self.draft.lines.iter().any(is_there) {
            self.draft.lines.push([a.to_owned(), b.to_owned()]);
        }
    }

    /// An unused id and an unused spot.
    fn free_place(&mut self) -> (String, [u32; 2]) {
        let spots = (0..=self.draft.map.height)
            .flat_map(|y| (0..=self.draft.map.width).map(move |x| [x, y]));
        let at = spots.into_iter().find(|at| !self.spots.contains(at)).unwrap_or_default();
        let mut words = (1..).map(|number| format!("stand-in-{number}"));
        let id = words.find(|id| !self.ids.contains(id)).expect("an unused number");
        self.spots.insert(at);
        self.ids.insert(id.clone());
        (id, at)
    }
}
