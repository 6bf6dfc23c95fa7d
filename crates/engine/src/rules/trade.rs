//! Selling (SELL) and buying (BUY): one or the other in a turn.
//!
//! Both go unit by unit, so that every choice has few options. The money for a unit is what it adds to
//! the optimal loading of everything sold, or to the depot's price for everything bought; so the order
//! of units does not matter.

use super::purse::enough;
use crate::effect::{Effect, Income, Witness};
use crate::state::Phase;
use crate::{
    Action, ActionList, ByGood, Good, Loading, Material, Player, Reason, Resource, Ship, State,
};

/// BUY-1: the total price by number of units.
const DEPOT: [u32; 11] = [0, 20, 50, 100, 150, 200, 260, 330, 410, 500, 600];

impl State<'_> {
    /// The optimal way for a player to sell these goods together (SELL-4).
    ///
    /// ```
    /// # use hamburgum_engine::{Board, ByGood, Player, Seating, Setup, State, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let state = State::from_setup(Board::hamburgum(), &setup)?;
    /// // One ship in berth 3: a good of one kind sails, the others are sold directly.
    /// assert_eq!(state.loading(Player::Red, ByGood([1, 1, 1])).money, 160);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn loading(&self, player: Player, goods: ByGood<u16>) -> Loading {
        let fleet = self.table.harbour.fleet(Ship::Of(player));
        Loading::best(fleet, goods, self.prices())
    }

    /// The sale of this turn so far, and how the ships carry it.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red trade-west, sell 1 beer 1 sugar ...")?;
    /// let sale = game.state().sale().expect("a sale that has begun");
    /// assert_eq!(sale.to_string(), "1 beer in berth 3, 1 sugar directly: 130 money");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn sale(&self) -> Option<Loading> {
        match self.table.phase {
            Phase::Sell { sold, .. } => Some(self.loading(self.table.active, sold)),
            _ => None,
        }
    }

    /// How many units of each good were sold in this turn so far.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, ByGood, Game, Seating, Setup, Variant};
    /// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red trade-west, sell 1 beer 1 sugar ...")?;
    /// assert_eq!(game.state().goods_sold(), ByGood([1, 1, 0]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn goods_sold(&self) -> ByGood<u16> {
        match self.table.phase {
            Phase::Sell { sold, .. } => sold,
            _ => ByGood::default(),
        }
    }

    /// How many units were bought in this turn so far; `None` unless the player is buying.
    ///
    /// ```
    /// use hamburgum_engine::{Action, Board, Field, Material, Player};
    /// use hamburgum_engine::{Seating, Setup, State, Variant};
    /// let mut setup = Setup::initial(Variant::Base, Seating::of_count(2).unwrap());
    /// setup.holdings[Player::Red].money = 50;
    /// let mut state = State::from_setup(Board::hamburgum(), &setup).unwrap();
    /// state.play(Action::Move(Field::TradeEast)).unwrap();
    /// state.play(Action::Buy(Material::Brick)).unwrap();
    /// assert_eq!(state.units_bought(), Some(1));
    /// ```
    pub fn units_bought(&self) -> Option<u8> {
        match self.table.phase {
            Phase::Buy { bought } => Some(bought),
            _ => None,
        }
    }

    /// The total price of this many units (BUY-1); `None` for more than ten.
    ///
    /// ```
    /// use hamburgum_engine::State;
    ///
    /// assert_eq!(State::depot_price(2), Some(50));
    /// assert_eq!(State::depot_price(10), Some(600));
    /// assert_eq!(State::depot_price(11), None);
    /// ```
    pub fn depot_price(units: usize) -> Option<u32> {
        DEPOT.get(units).copied()
    }

    pub(super) fn list_trades(&self, list: &mut ActionList) {
        let goods = Good::ALL.into_iter().filter(|&good| self.check_sell(good).is_ok());
        list.extend(goods.map(Action::Sell));
        let materials = Material::ALL.into_iter().filter(|&item| self.check_buy(item).is_ok());
        list.extend(materials.map(Action::Buy));
    }

    pub(super) fn check_sell(&self, good: Good) -> Result<(), Reason> {
        match self.table.phase {
            Phase::Trade | Phase::Sell { .. } => {
                enough(Resource::Good(good), 1u32, self.goods(self.table.active)[good])
            }
            Phase::Buy { .. } => Err(Reason::HasBought),
            _ => self.check_asked(false),
        }
    }

    pub(super) fn sell(&mut self, good: Good, witness: &mut impl Witness) {
        let player = self.table.active;
        let (mut sold, before) = match self.table.phase {
            Phase::Sell { sold, earned } => (sold, earned),
            _ => (ByGood::default(), 0),
        };
        sold[good] += 1;
        let loading = self.loading(player, sold);
        self.table.set_goods(player, good, self.goods(player)[good] - 1);
        witness.see(|| Effect::GoodSold { player, good });
        witness.see(|| Effect::ShipsLoaded { player, loading });
        self.receive(player, loading.money - before, Income::Sale, witness);
        self.table.set_phase(Phase::Sell { sold, earned: loading.money });
    }

    /// How many units were bought in this turn.
    fn bought(&self) -> Result<u8, Reason> {
        match self.table.phase {
            Phase::Trade => Ok(0),
            Phase::Buy { bought } => Ok(bought),
            Phase::Sell { .. } => Err(Reason::HasSold),
            _ => self.check_asked(false).map(|()| 0),
        }
    }

    /// The price of one more unit; `None` after the tenth, and when nothing can be bought.
    ///
    /// ```
    /// # use hamburgum_engine::{Board, Game, Seating, Setup, Variant};
    /// # let mut setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
    /// # setup.holdings.0[0].money = 100;
    /// # let mut game = Game::new(Board::hamburgum(), setup)?;
    /// game.play_line("1. red trade-east, buy 2 timber ...")?;
    /// assert_eq!(game.state().next_unit_price(), Some(50));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn next_unit_price(&self) -> Option<u32> {
        let bought = usize::from(self.bought().ok()?);
        DEPOT.get(bought + 1).map(|price| price - DEPOT[bought])
    }

    pub(super) fn check_buy(&self, material: Material) -> Result<(), Reason> {
        self.bought()?;
        let price = self.next_unit_price().ok_or(Reason::PurchaseFull)?;
        if material == Material::Bell && self.materials(self.table.active)[material] > 0 {
            return Err(Reason::OwnsBell);
        }
        self.check_money(price)
    }

    pub(super) fn buy(&mut self, material: Material, witness: &mut impl Witness) {
        let player = self.table.active;
        let bought = self.bought().unwrap_or(0);
        let price = self.next_unit_price().unwrap_or(0);
        self.pay(player, price, witness);
        let units = self.materials(player)[material].saturating_add(1);
        self.table.set_materials(player, material, units);
        witness.see(|| Effect::MaterialBought { player, material });
        self.table.set_phase(Phase::Buy { bought: bought + 1 });
    }
}
