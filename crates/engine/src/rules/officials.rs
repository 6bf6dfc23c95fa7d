//! The officials of the base game (BUILD-8) and the blue ones (VAR).

use crate::effect::{Effect, Income, Witness};
use crate::state::Phase;
use crate::{
    Action, ActionList, Church, Material, Office, Official, Player, Reason, Site, SiteSet, State,
    TokenSet, Variant,
};

impl State<'_> {
    /// The officials' buildings that are not built yet; in the base game from the top of the stack.
    pub(crate) fn offices_left(&self) -> impl Iterator<Item = Office> {
        let offices = self.table.offices;
        Office::ALL.into_iter().filter(move |&office| offices[office].is_none())
    }

    /// Whether an official was built in this turn, so that no other can be (BUILD-4).
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red guildhall ...")?;
    /// assert!(!game.state().has_appointed());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn has_appointed(&self) -> bool {
        matches!(self.table.phase, Phase::Guildhall { official: true } | Phase::Canon)
    }

    /// What an official pays the player who builds it on this site now (BUILD-8, VAR-4). The new
    /// citizen counts.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Official, Player, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red church, donate petri.five")?;
    /// let site = game.board().site("P5").expect("a site of Hamburg");
    /// let pays = |official| game.state().official_pays(Player::Red, official, site);
    /// assert_eq!(pays(Official::Councilman), 10);
    /// assert_eq!(pays(Official::Vicar), 10);
    /// assert_eq!(pays(Official::CivilServant), 40);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn official_pays(&self, player: Player, official: Official, site: Site) -> u32 {
        let own_citizens = self.citizens(player).with(site);
        match official {
            Official::Councilman => 10 * self.table.occupied.with(site).len(),
            Official::Vicar => 10 * self.table.taken.len(),
            Official::LordMayor => 60 * self.table.completed.len() as u32,
            Official::Canon => 0,
            Official::Guildmaster => {
                30 * self.goods(player).0.iter().map(|&units| u32::from(units)).sum::<u32>()
            }
            Official::HarbourMaster => 40 * u32::from(self.ships(player)),
            Official::Deacon => 30 * self.tokens(player).len(),
            Official::Sexton => 50 * self.churches_given_to(player),
            Official::MasterBuilder => 20 * own_citizens.len(),
            Official::CivilServant => 40 * self.parishes_with(own_citizens),
        }
    }

    fn churches_given_to(&self, player: Player) -> u32 {
        let tokens = self.tokens(player);
        let given = |church: &Church| !tokens.and(TokenSet::at(*church)).is_empty();
        Church::ALL.iter().filter(|church| given(church)).count() as u32
    }

    fn parishes_with(&self, citizens: SiteSet) -> u32 {
        let lived_in = |church: &Church| {
            // The cathedral has no parish of its own.
            !self.board.church_info(*church).cathedral
                && !citizens.and(self.board.parish(*church)).is_empty()
        };
        Church::ALL.iter().filter(|church| lived_in(church)).count() as u32
    }

    /// Takes the official: the top of the stack, the visible one, or the one of the player's choice.
    pub(super) fn appoint(
        &mut self,
        player: Player,
        site: Site,
        choice: Option<Official>,
        witness: &mut impl Witness,
    ) {
        let wanted = choice.or(self.table.visible);
        let office = self
            .offices_left()
            .find(|office| wanted.is_none_or(|wanted| office.official(self.variant()) == wanted))
            .expect("an official left for each site without a citizen");
        let official = office.official(self.variant());
        self.table.take_office(player, office);
        if self.variant() == Variant::Two {
            self.table.set_visible(None);
        }
        witness.see(|| Effect::OfficialAppointed { player, office, official });
        if official == Official::Canon {
            return self.table.set_phase(self.phase_after_canon());
        }
        self.table.set_phase(Phase::Guildhall { official: true });
        let amount = self.official_pays(player, official, site);
        self.receive(player, amount, Income::Official(official), witness);
    }

    /// VAR-5: the donation is offered only to a player who can pay the brick for it.
    fn phase_after_canon(&self) -> Phase {
        if self.check_material(Material::Brick, 1).is_ok() {
            Phase::Canon
        } else {
            Phase::Guildhall { official: true }
        }
    }

    pub(super) fn list_reveals(&self, list: &mut ActionList) {
        list.extend(self.officials_left().map(Action::Reveal));
    }

    pub(super) fn check_reveal(&self, official: Official) -> Result<(), Reason> {
        self.check_asked(self.table.phase == Phase::Reveal)?;
        if self.officials_left().all(|left| left != official) {
            return Err(Reason::OfficialGone { official });
        }
        Ok(())
    }

    /// VAR-3: the next official is revealed, and the turn begins.
    pub(super) fn reveal(&mut self, official: Official, witness: &mut impl Witness) {
        self.table.set_visible(Some(official));
        self.table.set_phase(Phase::Move);
        witness.see(|| Effect::OfficialRevealed { official });
    }
}
