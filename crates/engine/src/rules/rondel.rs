//! Moving the marker (TURN) and producing goods (PROD).

use super::purse::enough;
use crate::effect::{Effect, Witness};
use crate::state::Phase;
use crate::{Action, ActionList, Field, Good, Player, Reason, Resource, State};

impl State<'_> {
    /// The prestige that the player pays to move the marker to this field (TURN-3, TURN-4).
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Field, Game, Player, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red sugar")?;
    /// let state = game.state();
    /// assert_eq!(state.move_cost(Player::Red, Field::Cloth), 0);
    /// assert_eq!(state.move_cost(Player::Red, Field::Guildhall), 1);
    /// assert_eq!(state.move_cost(Player::Red, Field::Sugar), 5);
    /// // Blue has not moved yet and may begin anywhere.
    /// assert_eq!(state.move_cost(Player::Blue, Field::Guildhall), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn move_cost(&self, player: Player, to: Field) -> u16 {
        self.marker(player)
            .map_or(0, |from| u16::from(from.steps_to(to).saturating_sub(Field::FREE_STEPS)))
    }

    /// How much of a good the player would produce (PROD-1).
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Good, Player, Seating, Setup, SiteSet, State, Variant};
    /// # let mut setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// let brewer = Board::hamburgum().site("N2").expect("a site for a brewer");
    /// setup.holdings[Player::Red].citizens = SiteSet::EMPTY.with(brewer);
    /// let state = State::from_setup(Board::hamburgum(), &setup)?;
    /// assert_eq!(state.production(Player::Red, Good::Beer), 2);
    /// assert_eq!(state.production(Player::Blue, Good::Beer), 1);
    /// assert_eq!(state.price(Good::Beer), 90);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn production(&self, player: Player, good: Good) -> u16 {
        1 + self.buildings(player, good.maker()) as u16
    }

    pub(super) fn check_move(&self, to: Field) -> Result<(), Reason> {
        self.check_asked(self.table.phase == Phase::Move)?;
        let player = self.table.active;
        enough(Resource::Prestige, self.move_cost(player, to), self.prestige(player))
    }

    pub(super) fn list_moves(&self, list: &mut ActionList) {
        let open = Field::ALL.into_iter().filter(|&field| self.check_move(field).is_ok());
        list.extend(open.map(Action::Move));
    }

    pub(super) fn move_marker(&mut self, to: Field, witness: &mut impl Witness) {
        let player = self.table.active;
        let (from, points) = (self.marker(player), self.move_cost(player, to));
        self.table.set_marker(player, to);
        witness.see(|| Effect::MarkerMoved { player, from, to });
        if points > 0 {
            self.table.set_prestige(player, self.prestige(player) - points);
            witness.see(|| Effect::PrestigePaid { player, points });
        }
        match to {
            Field::Sugar => self.produce(Good::Sugar, witness),
            Field::Cloth => self.produce(Good::Cloth, witness),
            Field::Beer => self.produce(Good::Beer, witness),
            Field::TradeEast | Field::TradeWest => self.table.set_phase(Phase::Trade),
            Field::Church => self.table.set_phase(Phase::Church { chosen: None }),
            Field::Guildhall => self.table.set_phase(Phase::Guildhall { official: false }),
            Field::Dockyard => self.table.set_phase(Phase::Dockyard),
        }
    }

    /// TURN-5: production is automatic.
    fn produce(&mut self, good: Good, witness: &mut impl Witness) {
        let player = self.table.active;
        let units = self.production(player, good);
        self.table.set_goods(player, good, self.goods(player)[good].saturating_add(units));
        witness.see(|| Effect::GoodsProduced { player, good, units });
        self.table.set_phase(Phase::Produced);
    }
}
