//! Validation: from the parsed board file to a board.

use super::file::{BoardFile, ChurchFile, SiteFile, Word};
use super::{Board, BoardError, BoardFault as Fault, ChurchInfo, MapSize, Place, Point, SiteInfo};
use crate::{BuildingKind, ByBuildingKind, ByChurch, BySite, Church, Site, SiteSet, UnknownWord};
use std::collections::BTreeSet;
use std::str::FromStr;
use toml::Spanned;

/// Checks everything and builds the lookup tables of the rules.
pub(super) fn checked(file: &BoardFile, text: &str) -> Result<Board, BoardError> {
    let check = Check { file, text };
    let churches = check.churches()?;
    let sites = check.sites(&churches)?;
    check.spots(&churches, &sites)?;
    let lines = check.lines(&churches, &sites)?;
    let near = Neighbours::along(&lines);
    check.connected(&near)?;
    Ok(Board {
        id: check.id(&file.id)?,
        name: check.name(&file.name)?,
        note: file.note.as_ref().map(|note| check.name(note)).transpose()?,
        map: check.map()?,
        near_church: near.churches,
        near_site: near.sites,
        parishes: ByChurch::from_fn(|church| parish(&churches, &sites, church)),
        kinds: ByBuildingKind::from_fn(|kind| sites_where(&sites, |site| site.kind == kind)),
        churches,
        sites,
        lines,
    })
}

struct Check<'f> {
    file: &'f BoardFile,
    text: &'f str,
}

impl Check<'_> {
    fn fault<T>(&self, byte: usize, fault: Fault) -> Result<T, BoardError> {
        Err(BoardError::at(self.text, byte, fault))
    }

    fn ensure(
        &self,
        holds: bool,
        byte: usize,
        fault: impl FnOnce() -> Fault,
    ) -> Result<(), BoardError> {
        if holds { Ok(()) } else { self.fault(byte, fault()) }
    }

    /// An id must be usable as a word in a record.
    fn id(&self, id: &Word) -> Result<String, BoardError> {
        let word = id.get_ref();
        let right = (1..=16).contains(&word.len())
            && word.starts_with(|c: char| c.is_ascii_alphabetic())
            && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        let shown = || Fault::BadId(word.chars().take(40).collect());
        self.ensure(right, id.span().start, shown)?;
        Ok(word.clone())
    }

    fn name(&self, name: &Word) -> Result<String, BoardError> {
        let word = name.get_ref();
        let right =
            (1..=40).contains(&word.trim().chars().count()) && !word.chars().any(char::is_control);
        self.ensure(right, name.span().start, || Fault::BadName)?;
        Ok(word.trim().to_owned())
    }

    fn word<T: FromStr<Err = UnknownWord>>(&self, word: &Word) -> Result<T, BoardError> {
        word.get_ref().parse().or_else(|error: UnknownWord| {
            self.fault(word.span().start, Fault::UnknownWord(error.to_string()))
        })
    }

    fn map(&self) -> Result<MapSize, BoardError> {
        let map = self.file.map.get_ref();
        let right = [map.width, map.height].iter().all(|side| (100..=10_000).contains(side));
        self.ensure(right, self.file.map.span().start, || Fault::BadMap)?;
        Ok(MapSize { width: map.width, height: map.height })
    }

    fn at(&self, id: &str, at: &Spanned<[u32; 2]>) -> Result<Point, BoardError> {
        let &[x, y] = at.get_ref();
        let map = self.map()?;
        self.ensure(x <= map.width && y <= map.height, at.span().start, || {
            Fault::OffMap(id.to_owned())
        })?;
        Ok(Point { x, y })
    }

    fn churches(&self) -> Result<ByChurch<ChurchInfo>, BoardError> {
        let written = &self.file.church;
        let churches: Vec<_> =
            written.iter().map(|church| self.church(church.get_ref())).collect::<Result<_, _>>()?;
        let last = written.last().map_or(0, |church| church.span().start);
        let count = churches.len();
        let churches: [ChurchInfo; 6] =
            churches.try_into().or_else(|_| self.fault(last, Fault::ChurchCount(count)))?;
        let cathedrals = churches.iter().filter(|church| church.cathedral).count();
        self.ensure(cathedrals == 1, last, || Fault::CathedralCount(cathedrals))?;
        for (i, church) in churches.iter().enumerate() {
            let file = written[i].get_ref();
            let earlier = &churches[..i];
            self.ensure(
                earlier.iter().all(|other| other.colour != church.colour),
                file.colour.span().start,
                || Fault::ColourTwice(church.colour),
            )?;
            self.ensure(
                earlier.iter().all(|other| other.building != church.building),
                file.building.kind.span().start,
                || Fault::KindTwice(church.building),
            )?;
        }
        Ok(ByChurch(churches))
    }

    fn church(&self, church: &ChurchFile) -> Result<ChurchInfo, BoardError> {
        let id = self.id(&church.id)?;
        let building_prestige = *church.building.prestige.get_ref();
        self.ensure(
            matches!(building_prestige, 4 | 5),
            church.building.prestige.span().start,
            || Fault::BuildingPrestige(building_prestige),
        )?;
        let (prestige, cathedral) = (*church.citizen.get_ref(), church.cathedral);
        self.ensure(
            if cathedral { prestige == 1 } else { matches!(prestige, 3 | 4) },
            church.citizen.span().start,
            || Fault::CitizenPrestige { prestige, cathedral },
        )?;
        Ok(ChurchInfo {
            name: self.name(&church.name)?,
            colour: self.word(&church.colour)?,
            cathedral,
            building: self.word(&church.building.kind)?,
            building_prestige,
            citizen_prestige: prestige,
            at: self.at(&id, &church.at)?,
            id,
        })
    }

    fn sites(&self, churches: &ByChurch<ChurchInfo>) -> Result<BySite<SiteInfo>, BoardError> {
        let written = self.file.sites_in_order();
        let sites: Vec<_> = written
            .iter()
            .map(|(id, site)| self.site(id, site, churches))
            .collect::<Result<_, _>>()?;
        let last = written.last().map_or(0, |(id, _)| id.span().start);
        for kind in BuildingKind::ALL {
            let count = sites.iter().filter(|site| site.kind == kind).count();
            self.ensure(count == kind.count(), last, || Fault::SiteCount { kind, count })?;
        }
        let sites = BySite(sites.try_into().expect("the counts of the kinds, which make 28"));
        for (church, info) in churches.iter() {
            self.ensure(
                !parish(churches, &sites, church).is_empty(),
                self.file.church[church.index()].span().start,
                || Fault::EmptyParish(info.id.clone()),
            )?;
        }
        Ok(sites)
    }

    fn site(
        &self,
        id: &Word,
        site: &SiteFile,
        churches: &ByChurch<ChurchInfo>,
    ) -> Result<SiteInfo, BoardError> {
        let (parish, byte) = (site.parish.get_ref(), site.parish.span().start);
        let Some((church, info)) = churches.iter().find(|(_, church)| church.id == *parish) else {
            return self.fault(byte, Fault::UnknownParish(parish.chars().take(40).collect()));
        };
        self.ensure(!info.cathedral, byte, || Fault::CathedralParish(info.id.clone()))?;
        let id = self.id(id)?;
        Ok(SiteInfo {
            kind: self.word(&site.kind)?,
            parish: church,
            at: self.at(&id, &site.at)?,
            id,
        })
    }

    /// No two places share an id or coordinates.
    fn spots(
        &self,
        churches: &ByChurch<ChurchInfo>,
        sites: &BySite<SiteInfo>,
    ) -> Result<(), BoardError> {
        let church_bytes = self.file.church.iter().map(|church| church.get_ref().id.span().start);
        let site_bytes = self.file.sites_in_order().into_iter().map(|(id, _)| id.span().start);
        let places = churches
            .0
            .iter()
            .map(|church| (&church.id, church.at))
            .chain(sites.0.iter().map(|site| (&site.id, site.at)))
            .zip(church_bytes.chain(site_bytes));
        let mut earlier: Vec<(&String, Point)> = Vec::new();
        for ((id, at), byte) in places {
            for &(other_id, other_at) in &earlier {
                self.ensure(id != other_id, byte, || Fault::IdTwice(id.clone()))?;
                self.ensure(at != other_at, byte, || {
                    Fault::SameSpot(other_id.clone(), id.clone())
                })?;
            }
            earlier.push((id, at));
        }
        Ok(())
    }

    fn lines(
        &self,
        churches: &ByChurch<ChurchInfo>,
        sites: &BySite<SiteInfo>,
    ) -> Result<Vec<(Place, Place)>, BoardError> {
        let place = |id: &Word| {
            let found_church =
                churches.iter().find(|(_, church)| church.id == *id.get_ref()).map(|(c, _)| c);
            let found_site =
                sites.iter().find(|(_, site)| site.id == *id.get_ref()).map(|(site, _)| site);
            match (found_church, found_site) {
                (Some(church), _) => Ok(Place::Church(church)),
                (None, Some(site)) => Ok(Place::Site(site)),
                (None, None) => self.fault(
                    id.span().start,
                    Fault::UnknownPlace(id.get_ref().chars().take(40).collect()),
                ),
            }
        };
        let mut lines = Vec::new();
        let mut seen = BTreeSet::new();
        for (from, to) in self.file.lines_in_order() {
            let ends = (place(from)?, place(to)?);
            let ids = || (from.get_ref().clone(), to.get_ref().clone());
            let byte = to.span().start;
            self.ensure(ends.0 != ends.1, byte, || Fault::LineToItself(ids().0))?;
            let between_churches = matches!(ends, (Place::Church(_), Place::Church(_)));
            self.ensure(!between_churches, byte, || Fault::LineBetweenChurches(ids().0, ids().1))?;
            let new = seen.insert((ends.0.min(ends.1), ends.0.max(ends.1)));
            self.ensure(new, byte, || Fault::LineTwice(ids().0, ids().1))?;
            lines.push(ends);
        }
        Ok(lines)
    }

    /// Every place is connected to the first church.
    fn connected(&self, near: &Neighbours) -> Result<(), BoardError> {
        let (churches, sites) = near.reached_from(Church::ALL[0]);
        for church in Church::ALL {
            let id = &self.file.church[church.index()].get_ref().id;
            self.ensure(churches.contains(&church), id.span().start, || {
                Fault::Unreachable(id.get_ref().clone())
            })?;
        }
        for (site, (id, _)) in Site::ALL.into_iter().zip(self.file.sites_in_order()) {
            self.ensure(sites.contains(site), id.span().start, || {
                Fault::Unreachable(id.get_ref().clone())
            })?;
        }
        Ok(())
    }
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

    /// The churches and sites that are connected to a church.
    fn reached_from(&self, start: Church) -> (Vec<Church>, SiteSet) {
        let mut reached = self.churches[start];
        loop {
            let through_churches = Church::ALL
                .into_iter()
                .map(|church| self.churches[church])
                .filter(|near| !near.and(reached).is_empty());
            let further = reached
                .iter()
                .map(|site| self.sites[site])
                .chain(through_churches)
                .fold(reached, SiteSet::or);
            if further == reached {
                break;
            }
            reached = further;
        }
        let churches = Church::ALL
            .into_iter()
            .filter(|&church| church == start || !self.churches[church].and(reached).is_empty())
            .collect();
        (churches, reached)
    }
}
