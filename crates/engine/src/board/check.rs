//! Validation: from the parsed board file to a board.
//!
//! Everything that is wrong is collected, because the author of a board wants to see it all.

use super::file::{BoardFile, ChurchFile, SiteFile, Word};
use super::{Board, BoardError, BoardFault as Fault, BoardOrigin, BoardPart as Part};
use super::{ChurchInfo, MapSize, Place, Point, SiteInfo};
use crate::{BuildingKind, ByBuildingKind, ByChurch, BySite, Church, Site, SiteSet, UnknownWord};
use std::collections::BTreeSet;
use std::str::FromStr;
use toml::Spanned;

/// Checks everything and builds the lookup tables of the rules.
pub(super) fn checked(file: &BoardFile, text: &str) -> Result<Board, Vec<BoardError>> {
    let mut check = Check { file, text, errors: Vec::new() };
    let map = check.map();
    let harbour = check.harbour();
    let wall = check.wall();
    let churches = check.churches();
    let sites = check.sites();
    check.spots();
    let lines = check.lines();
    check.connected(&lines);
    check.id(Part::City, &file.id);
    check.name(Part::City, &file.name);
    if let Some(note) = &file.note {
        check.name(Part::City, note);
    }
    if !check.errors.is_empty() {
        return Err(check.errors);
    }
    let churches = ByChurch(churches.try_into().expect("six churches, which are checked"));
    let sites = BySite(sites.try_into().expect("28 sites, which are checked"));
    let lines: Vec<_> = lines.into_iter().map(|(from, to)| (place(from), place(to))).collect();
    let near = Neighbours::along(&lines);
    Ok(Board {
        id: file.id.get_ref().clone(),
        origin: BoardOrigin::Named,
        name: file.name.get_ref().trim().to_owned(),
        note: file.note.as_ref().map(|note| note.get_ref().trim().to_owned()),
        map,
        harbour,
        wall,
        near_church: near.churches,
        near_site: near.sites,
        parishes: ByChurch::from_fn(|church| parish(&churches, &sites, church)),
        kinds: ByBuildingKind::from_fn(|kind| sites_where(&sites, |site| site.kind == kind)),
        churches,
        sites,
        lines,
    })
}

/// A church or site of the file by its number, which may be higher than a board can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Written {
    Church(usize),
    Site(usize),
}

impl Written {
    fn part(self) -> Part {
        match self {
            Self::Church(number) => Part::Church(number),
            Self::Site(number) => Part::Site(number),
        }
    }
}

fn place(written: Written) -> Place {
    match written {
        Written::Church(number) => Place::Church(Church::ALL[number]),
        Written::Site(number) => Place::Site(Site::ALL[number]),
    }
}

struct Check<'f> {
    file: &'f BoardFile,
    text: &'f str,
    errors: Vec<BoardError>,
}

impl<'f> Check<'f> {
    fn fault(&mut self, byte: usize, part: Part, fault: Fault) {
        self.errors.push(BoardError::at(self.text, byte, part, fault));
    }

    fn ensure(&mut self, holds: bool, byte: usize, part: Part, fault: impl FnOnce() -> Fault) {
        if !holds {
            self.fault(byte, part, fault());
        }
    }

    /// An id must be usable as a word in a record.
    fn id(&mut self, part: Part, id: &Word) {
        let word = id.get_ref();
        let right = (1..=16).contains(&word.len())
            && word.starts_with(|c: char| c.is_ascii_alphabetic())
            && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        self.ensure(right, id.span().start, part, || Fault::BadId(shown(word)));
    }

    fn name(&mut self, part: Part, name: &Word) {
        let word = name.get_ref();
        let right = (1..=40).contains(&word.trim().chars().count()) && !word.chars().any(is_unseen);
        self.ensure(right, name.span().start, part, || Fault::BadName);
    }

    fn word<T: FromStr<Err = UnknownWord>>(&mut self, part: Part, word: &Word) -> Option<T> {
        let read = word.get_ref().parse();
        read.map_err(|error: UnknownWord| {
            let error = UnknownWord { read: shown(&error.read), ..error };
            self.fault(word.span().start, part, Fault::UnknownWord(error));
        })
        .ok()
    }

    fn map(&mut self) -> MapSize {
        let map = self.file.map.get_ref();
        let right = [map.width, map.height].iter().all(|side| (100..=10_000).contains(side));
        self.ensure(right, self.file.map.span().start, Part::City, || Fault::BadMap);
        MapSize { width: map.width, height: map.height }
    }

    fn harbour(&mut self) -> Option<Point> {
        let harbour = self.file.harbour.as_ref()?;
        Some(self.at(Part::Harbour, harbour, || Fault::HarbourOffMap))
    }

    fn wall(&mut self) -> Vec<Point> {
        let corners = &self.file.wall;
        let last = corners.last().map_or(0, |corner| corner.span().start);
        let count = corners.len();
        self.ensure(count <= Board::MAX_CORNERS, last, Part::Wall, || Fault::CornerCount(count));
        let corners = (0..).zip(corners);
        corners
            .map(|(number, at)| {
                self.at(Part::Corner(number), at, || Fault::CornerOffMap(number + 1))
            })
            .collect()
    }

    /// A point of the map.
    fn at(&mut self, part: Part, at: &Spanned<[u32; 2]>, off: impl FnOnce() -> Fault) -> Point {
        let &[x, y] = at.get_ref();
        let map = self.file.map.get_ref();
        self.ensure(x <= map.width && y <= map.height, at.span().start, part, off);
        Point { x, y }
    }

    fn churches(&mut self) -> Vec<ChurchInfo> {
        let written = &self.file.church;
        let churches: Vec<_> = (0..)
            .zip(written)
            .filter_map(|(number, church)| self.church(number, church.get_ref()))
            .collect();
        let last = written.last().map_or(0, |church| church.span().start);
        let count = written.len();
        self.ensure(count == Church::ALL.len(), last, Part::Churches, || Fault::ChurchCount(count));
        let cathedrals = written.iter().filter(|church| church.get_ref().cathedral).count();
        self.ensure(cathedrals == 1, last, Part::Churches, || Fault::CathedralCount(cathedrals));
        self.tokens();
        churches
    }

    fn church(&mut self, number: usize, church: &ChurchFile) -> Option<ChurchInfo> {
        let part = Part::Church(number);
        self.id(part, &church.id);
        let building_prestige = *church.building.prestige.get_ref();
        self.ensure(
            matches!(building_prestige, 4 | 5),
            church.building.prestige.span().start,
            part,
            || Fault::BuildingPrestige(building_prestige),
        );
        let (prestige, cathedral) = (*church.citizen.get_ref(), church.cathedral);
        self.ensure(
            if cathedral { prestige == 1 } else { matches!(prestige, 3 | 4) },
            church.citizen.span().start,
            part,
            || Fault::CitizenPrestige { prestige, cathedral },
        );
        self.name(part, &church.name);
        let (colour, building) =
            (self.word(part, &church.colour), self.word(part, &church.building.kind));
        let at = self.at(part, &church.at, || Fault::OffMap(shown(church.id.get_ref())));
        Some(ChurchInfo {
            id: church.id.get_ref().clone(),
            name: church.name.get_ref().trim().to_owned(),
            colour: colour?,
            cathedral,
            building: building?,
            building_prestige,
            citizen_prestige: prestige,
            at,
        })
    }

    /// Each church has a colour and a kind of building of its own.
    fn tokens(&mut self) {
        let (mut colours, mut kinds) = (Vec::new(), Vec::new());
        for (number, church) in self.file.church.iter().enumerate() {
            let (part, church) = (Part::Church(number), church.get_ref());
            let (colour, kind) = (&church.colour, &church.building.kind);
            if let Ok(colour_word) = colour.get_ref().parse() {
                let is_new = !colours.contains(&colour_word);
                self.ensure(is_new, colour.span().start, part, || Fault::ColourTwice(colour_word));
                colours.push(colour_word);
            }
            if let Ok(kind_word) = kind.get_ref().parse() {
                let is_new = !kinds.contains(&kind_word);
                self.ensure(is_new, kind.span().start, part, || Fault::KindTwice(kind_word));
                kinds.push(kind_word);
            }
        }
    }

    fn sites(&mut self) -> Vec<SiteInfo> {
        let written = self.file.sites_in_order();
        let sites: Vec<_> = (0..)
            .zip(&written)
            .filter_map(|(number, (id, site))| self.site(number, id, site))
            .collect();
        let last = written.last().map_or(0, |(id, _)| id.span().start);
        for kind in BuildingKind::ALL {
            let is_for_it = |site: &SiteFile| site.kind.get_ref().parse() == Ok(kind);
            let count = written.iter().filter(|(_, site)| is_for_it(site)).count();
            self.ensure(count == kind.count(), last, Part::Sites(kind), || Fault::SiteCount {
                kind,
                count,
            });
        }
        for (number, church) in self.file.church.iter().enumerate() {
            let (byte, church) = (church.span().start, church.get_ref());
            let id = church.id.get_ref();
            let has_sites = written.iter().any(|(_, site)| site.parish.get_ref() == id);
            self.ensure(church.cathedral || has_sites, byte, Part::Church(number), || {
                Fault::EmptyParish(shown(id))
            });
        }
        sites
    }

    fn site(&mut self, number: usize, id: &Word, site: &SiteFile) -> Option<SiteInfo> {
        let part = Part::Site(number);
        let parish = self.parish(part, &site.parish);
        self.id(part, id);
        let kind = self.word(part, &site.kind);
        let at = self.at(part, &site.at, || Fault::OffMap(shown(id.get_ref())));
        Some(SiteInfo { kind: kind?, parish: parish?, at, id: id.get_ref().clone() })
    }

    fn parish(&mut self, part: Part, parish: &Word) -> Option<Church> {
        let (id, byte) = (parish.get_ref(), parish.span().start);
        let mut churches = self.file.church.iter().map(Spanned::get_ref);
        let Some(number) = churches.position(|church| church.id.get_ref() == id) else {
            self.fault(byte, part, Fault::UnknownParish(shown(id)));
            return None;
        };
        let is_cathedral = self.file.church[number].get_ref().cathedral;
        self.ensure(!is_cathedral, byte, part, || Fault::CathedralParish(shown(id)));
        Church::ALL.get(number).copied()
    }

    /// The churches and sites of the file.
    fn written(&self) -> Vec<(Written, &'f Word, [u32; 2])> {
        let churches = self.file.church.iter().map(Spanned::get_ref).enumerate();
        let churches = churches
            .map(|(number, church)| (Written::Church(number), &church.id, *church.at.get_ref()));
        let sites = self.file.sites_in_order().into_iter().enumerate();
        let sites =
            sites.map(|(number, (id, site))| (Written::Site(number), id, *site.at.get_ref()));
        churches.chain(sites).collect()
    }

    /// No two places share an id or coordinates.
    fn spots(&mut self) {
        let mut earlier: Vec<(&String, [u32; 2])> = Vec::new();
        for (written, id, at) in self.written() {
            let (byte, id) = (id.span().start, id.get_ref());
            if earlier.iter().any(|(other, _)| *other == id) {
                self.fault(byte, written.part(), Fault::IdTwice(shown(id)));
            } else if let Some((other, _)) = earlier.iter().find(|(_, other)| *other == at) {
                self.fault(byte, written.part(), Fault::SameSpot(shown(other), shown(id)));
            }
            earlier.push((id, at));
        }
    }

    fn lines(&mut self) -> Vec<(Written, Written)> {
        let places = self.written();
        let mut lines = Vec::new();
        let mut seen = BTreeSet::new();
        for (number, (from, to)) in self.file.lines_in_order().into_iter().enumerate() {
            let part = Part::Line(number);
            let ends = [from, to].map(|end| {
                let found = places.iter().find(|(_, id, _)| id.get_ref() == end.get_ref());
                self.ensure(found.is_some(), end.span().start, part, || {
                    Fault::UnknownPlace(shown(end.get_ref()))
                });
                found.map(|(written, ..)| *written)
            });
            let [Some(from_place), Some(to_place)] = ends else { continue };
            let byte = to.span().start;
            let ids = || (shown(from.get_ref()), shown(to.get_ref()));
            if from_place == to_place {
                self.fault(byte, part, Fault::LineToItself(ids().0));
            } else if let (Written::Church(_), Written::Church(_)) = (from_place, to_place) {
                self.fault(byte, part, Fault::LineBetweenChurches(ids().0, ids().1));
            } else if !seen.insert((from_place.min(to_place), from_place.max(to_place))) {
                self.fault(byte, part, Fault::LineTwice(ids().0, ids().1));
            } else {
                lines.push((from_place, to_place));
            }
        }
        lines
    }

    /// Every place is connected to the first church, or, before there is a church, to the first site.
    fn connected(&mut self, lines: &[(Written, Written)]) {
        let places = self.written();
        let mut reached: BTreeSet<Written> =
            places.iter().take(1).map(|(place, ..)| *place).collect();
        loop {
            let further: Vec<Written> = lines
                .iter()
                .flat_map(|&(from, to)| [(from, to), (to, from)])
                .filter(|(from, to)| reached.contains(from) && !reached.contains(to))
                .map(|(_, to)| to)
                .collect();
            if further.is_empty() {
                break;
            }
            reached.extend(further);
        }
        for (written, id, _) in places {
            self.ensure(reached.contains(&written), id.span().start, written.part(), || {
                Fault::Unreachable(shown(id.get_ref()))
            });
        }
    }
}

/// Characters that nobody sees and that would disturb the text around a name: controls, marks of
/// direction, joiners, fillers, other separators of lines, and tags.
fn is_unseen(c: char) -> bool {
    let is_format = matches!(
        c,
        '\u{ad}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
    );
    c.is_control() || is_format
}

/// A word of the file in an error, which must not be as long as the file.
fn shown(word: &str) -> String {
    word.chars().take(40).collect()
}

fn sites_where(sites: &BySite<SiteInfo>, holds: impl Fn(&SiteInfo) -> bool) -> SiteSet {
    sites.iter().filter(|(_, site)| holds(site)).map(|(site, _)| site).collect()
}

/// The sites that count for a church: for the cathedral all of them (SCORE-2).
fn parish(churches: &ByChurch<ChurchInfo>, sites: &BySite<SiteInfo>, church: Church) -> SiteSet {
    if churches[church].cathedral {
        SiteSet::ALL
    } else {
        sites_where(sites, |site| site.parish == church)
    }
}

/// The sites one line away from each place.
#[derive(Default)]
struct Neighbours {
    churches: ByChurch<SiteSet>,
    sites: BySite<SiteSet>,
}

impl Neighbours {
    fn along(lines: &[(Place, Place)]) -> Self {
        let mut near = Self::default();
        for &(from, to) in lines {
            near.add(from, to);
            near.add(to, from);
        }
        near
    }

    fn add(&mut self, place: Place, neighbour: Place) {
        let Place::Site(neighbour) = neighbour else { return };
        let near = match place {
            Place::Church(church) => &mut self.churches[church],
            Place::Site(site) => &mut self.sites[site],
        };
        *near = near.with(neighbour);
    }
}
