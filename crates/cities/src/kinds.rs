//! What is built on which site.

use crate::chance::Chance;
use crate::lines::CityLine;
use crate::parishes::Parishes;
use crate::place::{CHURCHES, PARISH_CHURCHES, SITES};
use hamburgum_engine::BuildingKind;

/// The kind of each site.
pub(crate) type Kinds = [BuildingKind; SITES];

/// How many random swaps of two sites are tried.
const EXCHANGES: usize = 1500;

/// The parts of a city that constrain the kinds.
pub(crate) struct Town<'t> {
    pub(crate) parishes: &'t Parishes,
    pub(crate) lines: &'t [CityLine],
    pub(crate) waterfront: &'t [usize],
}

impl Town<'_> {
    /// Assigns the kinds to the sites by local search; `None` if the best penalty is still too high.
    pub(crate) fn deal(&self, chance: &mut Chance) -> Option<Kinds> {
        let mut all: Vec<BuildingKind> = BuildingKind::ALL
            .into_iter()
            .flat_map(|kind| std::iter::repeat_n(kind, kind.count()))
            .collect();
        chance.shuffle(&mut all);
        let mut kinds: Kinds = std::array::from_fn(|site| all[site]);
        let mut fault = self.fault(&kinds);
        for _ in 0..EXCHANGES {
            let (one, other) = (chance.below(SITES), chance.below(SITES));
            kinds.swap(one, other);
            let after = self.fault(&kinds);
            if after <= fault {
                fault = after;
            } else {
                kinds.swap(one, other);
            }
        }
        (fault <= TOLERATED).then_some(kinds)
    }

    /// The penalty of an assignment; 0 is ideal.
    fn fault(&self, kinds: &Kinds) -> usize {
        self.dry_captains(kinds) * WORST
            + self.neighbours_alike(kinds)
            + PARISH_CHURCHES.into_iter().map(|church| self.one_sided(kinds, church)).sum::<usize>()
            + (0..CHURCHES).map(|church| self.dull_start(kinds, church)).sum::<usize>()
    }

    fn dry_captains(&self, kinds: &Kinds) -> usize {
        let is_dry = |&site: &usize| {
            kinds[site] == BuildingKind::Captain && !self.waterfront.contains(&site)
        };
        (0..SITES).filter(is_dry).count()
    }

    fn neighbours_alike(&self, kinds: &Kinds) -> usize {
        let between_sites = self.lines.iter().filter(|line| line.0 >= CHURCHES);
        let alike =
            between_sites.filter(|line| kinds[line.0 - CHURCHES] == kinds[line.1 - CHURCHES]);
        alike.count() * 4
    }

    /// The penalty of a parish without an official or with few different kinds.
    fn one_sided(&self, kinds: &Kinds, church: usize) -> usize {
        let count = |kind| {
            (0..SITES).filter(|&site| self.parishes[site] == church && kinds[site] == kind).count()
        };
        let repeated = BuildingKind::ALL.into_iter().map(|kind| match (kind, count(kind)) {
            (BuildingKind::Official, 0) => 6,
            (BuildingKind::Official, 1 | 2) => 0,
            (_, number) => number.saturating_sub(1).pow(2) * 4,
        });
        repeated.sum()
    }

    /// The penalty of a church whose neighbours offer the first donor no choice, or no good to produce.
    fn dull_start(&self, kinds: &Kinds, church: usize) -> usize {
        let near: Vec<BuildingKind> = self
            .lines
            .iter()
            .filter(|line| line.0 == church)
            .map(|line| kinds[line.1 - CHURCHES])
            .collect();
        let makes_goods = |kind: &BuildingKind| kind.product().is_some();
        let goods = near.iter().filter(|kind| makes_goods(kind)).count();
        let repeated =
            near.iter().enumerate().filter(|(i, kind)| near[..*i].contains(kind)).count();
        repeated * 3 + 2_usize.saturating_sub(goods) * 5
    }
}

/// The penalty of a captain away from the waterfront; more than all other penalties together.
const WORST: usize = 10_000;
/// The highest accepted penalty: about three pairs of equal neighbours; Hamburg has four.
const TOLERATED: usize = 12;
