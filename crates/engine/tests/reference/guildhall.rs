//! Building in the parishes.

use super::family::Cost;
use super::game::{Reference, Step};
use hamburgum_engine::{
    Action, BuildingKind, Material, Official, Place, Player, Ship, Site, Variant,
};

impl Reference<'_> {
    /// What the player can build next, having built on some sites in this turn already.
    pub(super) fn buildings_on_offer(&self, built: &[Site]) -> Vec<Action> {
        if !self.family().can_pay(&building_cost()) {
            return Vec::new();
        }
        Site::ALL
            .into_iter()
            .filter(|&site| self.is_open(site))
            .flat_map(|site| self.buildings_for(site, built))
            .collect()
    }

    /// The site fixes the kind (BUILD-1); of officials there is at most one in a turn (BUILD-4).
    fn buildings_for(&self, site: Site, built: &[Site]) -> Vec<Action> {
        if self.kind(site) != BuildingKind::Official {
            return vec![Action::Build(site)];
        }
        if built.iter().any(|&earlier| self.kind(earlier) == BuildingKind::Official) {
            return Vec::new();
        }
        let on_offer = self.officials_on_offer().into_iter();
        match self.variant {
            Variant::One => on_offer.map(|official| Action::Appoint(site, official)).collect(),
            Variant::Base | Variant::Two => on_offer.map(|_| Action::Build(site)).collect(),
        }
    }

    /// Whether the site is free and in the player's reach (BUILD-2, BUILD-3).
    fn is_open(&self, site: Site) -> bool {
        let player = self.active();
        let is_free = !self.citizens.contains_key(&site);
        is_free && (self.is_church_builder(player) || self.is_connected(player, site))
    }

    /// BUILD-2: a line leads to a church with an own token or to a site with an own citizen.
    pub(super) fn is_connected(&self, player: Player, site: Site) -> bool {
        self.neighbours(site).into_iter().any(|place| match place {
            Place::Church(church) => self.has_token_of(player, church),
            Place::Site(other) => self.citizens.get(&other) == Some(&player),
        })
    }

    fn neighbours(&self, site: Site) -> Vec<Place> {
        let mut neighbours = Vec::new();
        for &(from, to) in self.board.lines() {
            if from == Place::Site(site) {
                neighbours.push(to);
            }
            if to == Place::Site(site) {
                neighbours.push(from);
            }
        }
        neighbours
    }

    /// Builds on a site; the official matters only if the site is for one.
    pub(super) fn build(&mut self, site: Site, official: Option<Official>) {
        self.family_mut().pay(&building_cost());
        self.citizens.insert(site, self.active());
        if let Step::Guildhall { built } = &mut self.step {
            built.push(site);
        }
        match self.kind(site) {
            // BUILD-5: prices and production follow from the citizens on the map.
            BuildingKind::Brewer | BuildingKind::SugarRefiner | BuildingKind::ClothMaker => {}
            // BUILD-6.
            BuildingKind::Merchant => self.family_mut().money += 100,
            BuildingKind::Captain => self.bring_ships(),
            BuildingKind::Official => self.appoint(official.expect("an official on offer")),
        }
    }

    /// BUILD-7: a neutral ship, then an own one if one is in supply by then.
    fn bring_ships(&mut self) {
        let player = self.active();
        self.harbour.enter(Ship::Neutral);
        if self.harbour.in_supply(player) > 0 {
            self.harbour.enter(Ship::Of(player));
        }
    }

    /// After the canon's donation, or after declining it, the Guildhall action continues.
    pub(super) fn back_to_the_guildhall(&mut self) {
        if let Step::Canon { built } = &self.step {
            self.step = Step::Guildhall { built: built.clone() };
        }
    }

    pub(super) fn citizens_of(&self, player: Player) -> Vec<Site> {
        let own = self.citizens.iter().filter(|&(_, &owner)| owner == player);
        own.map(|(&site, _)| site).collect()
    }

    pub(super) fn buildings_of(&self, player: Player, kind: BuildingKind) -> usize {
        self.citizens_of(player).into_iter().filter(|&site| self.kind(site) == kind).count()
    }

    fn kind(&self, site: Site) -> BuildingKind {
        self.board.site_info(site).kind
    }
}

/// What a building costs (BUILD-1).
fn building_cost() -> Cost {
    Cost { materials: vec![Material::Timber, Material::Brick], money: 0 }
}
