//! Building in the parishes (BUILD).

use crate::effect::{Effect, Income, Witness};
use crate::state::Phase;
use crate::{
    Action, ActionList, BuildingKind, Church, Material, Official, Player, Reason, Ship, Site,
    SiteSet, State, TokenSet, Variant,
};

/// BUILD-6.
const MERCHANT_PAYS: u32 = 100;

impl State<'_> {
    /// What each building costs: one unit of each of these (BUILD-1).
    pub const BUILDING_COST: [Material; 2] = [Material::Timber, Material::Brick];

    /// The free sites within the player's reach, regardless of material (BUILD-2,
    /// BUILD-3).
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Player, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// assert!(game.state().open_sites(Player::Red).is_empty());
    /// game.play_line("1. red church, donate petri.five")?;
    /// let (board, open) = (game.board(), game.state().open_sites(Player::Red));
    /// assert!(open.iter().map(|site| board.site_info(site).id.as_str()).eq(["P1", "P4", "P5"]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open_sites(&self, player: Player) -> SiteSet {
        let free = self.free_sites();
        if self.is_church_builder(player) {
            return free;
        }
        let tokens = self.tokens(player);
        let churches = Church::ALL
            .into_iter()
            .filter(|&church| !tokens.and(TokenSet::at(church)).is_empty())
            .map(|church| self.board.near_church(church));
        let citizens = self.citizens(player).iter().map(|site| self.board.near_site(site));
        free.and(churches.chain(citizens).fold(SiteSet::EMPTY, SiteSet::or))
    }

    pub(super) fn list_buildings(&self, list: &mut ActionList) {
        if self.check_building_cost().is_err() {
            return;
        }
        let open = self.open_sites(self.table.active);
        let officials = self.board.sites_for(BuildingKind::Official);
        let choice = self.variant() == Variant::One;
        let another_official = self.check_first_official().is_ok();
        let plain = if another_official && !choice { open } else { open.without(officials) };
        list.extend(plain.iter().map(Action::Build));
        if another_official && choice {
            for site in open.and(officials).iter() {
                list.extend(self.officials_left().map(|left| Action::Appoint(site, left)));
            }
        }
    }

    pub(super) fn check_build(&self, site: Site) -> Result<(), Reason> {
        self.check_site(site)?;
        if self.board.site_info(site).kind == BuildingKind::Official {
            if self.variant() == Variant::One {
                return Err(Reason::ChooseOfficial { site });
            }
            self.check_first_official()?;
        }
        self.check_building_cost()
    }

    pub(super) fn check_appoint(&self, site: Site, official: Official) -> Result<(), Reason> {
        self.check_site(site)?;
        if self.variant() != Variant::One {
            return Err(Reason::NoChoiceOfOfficial);
        }
        if self.board.site_info(site).kind != BuildingKind::Official {
            return Err(Reason::NotForOfficials { site });
        }
        self.check_first_official()?;
        if self.officials_left().all(|left| left != official) {
            return Err(Reason::OfficialGone { official });
        }
        self.check_building_cost()
    }

    fn check_site(&self, site: Site) -> Result<(), Reason> {
        self.check_asked(matches!(self.table.phase, Phase::Guildhall { .. }))?;
        if let Some(by) = self.citizen_on(site) {
            return Err(Reason::SiteTaken { site, by });
        }
        if !self.open_sites(self.table.active).contains(site) {
            return Err(Reason::NotAdjacent { site });
        }
        Ok(())
    }

    /// BUILD-4: one official a turn.
    fn check_first_official(&self) -> Result<(), Reason> {
        match self.table.phase {
            Phase::Guildhall { official: true } => Err(Reason::SecondOfficial),
            _ => Ok(()),
        }
    }

    fn check_building_cost(&self) -> Result<(), Reason> {
        Self::BUILDING_COST.iter().try_for_each(|&material| self.check_material(material, 1))
    }

    pub(super) fn build(
        &mut self,
        site: Site,
        choice: Option<Official>,
        witness: &mut impl Witness,
    ) {
        let player = self.table.active;
        let kind = self.board.site_info(site).kind;
        for material in Self::BUILDING_COST {
            self.spend(player, material, witness);
        }
        let price_before = kind.product().map(|good| self.price(good));
        self.table.place_citizen(player, site);
        witness.see(|| Effect::Built { player, site, kind });
        match kind {
            BuildingKind::Brewer | BuildingKind::SugarRefiner | BuildingKind::ClothMaker => {
                // BUILD-5: the price follows from the buildings, so it has fallen already.
                if let (Some(good), Some(from)) = (kind.product(), price_before) {
                    let to = self.price(good);
                    witness.see(|| Effect::PriceFell { good, from, to });
                }
            }
            BuildingKind::Merchant => {
                self.receive(player, MERCHANT_PAYS, Income::Merchant, witness);
            }
            BuildingKind::Captain => self.bring_ships(player, witness),
            BuildingKind::Official => self.appoint(player, site, choice, witness),
        }
    }

    /// BUILD-7: a neutral ship enters, then an own one if there is one in supply.
    fn bring_ships(&mut self, player: Player, witness: &mut impl Witness) {
        self.enter_harbour(Ship::Neutral, witness);
        if self.ships_in_supply(player) > 0 {
            self.enter_harbour(Ship::Of(player), witness);
        }
    }
}
