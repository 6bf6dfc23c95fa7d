//! Selling on the Trade fields: the optimal loading is found by brute force.

use super::game::{Reference, Step};
use super::rondel::maker;
use hamburgum_engine::{Action, Berth, Good};
use std::collections::BTreeMap;

/// The price of a unit sold without a ship (SELL-2).
const WITHOUT_SHIP: u32 = 30;

impl Reference<'_> {
    /// A player may sell anything in hand, including what the ships cannot carry (SELL-2).
    pub(super) fn sales(&self) -> Vec<Action> {
        Good::ALL
            .into_iter()
            .filter(|good| self.family().goods[good] > 0)
            .map(Action::Sell)
            .collect()
    }

    /// SELL-4: all that is sold in a turn is loaded together, for the most money. One more unit
    /// brings what the whole sale is worth beyond what was paid for it before.
    pub(super) fn sell(&mut self, good: Good) {
        let (mut sold, received) = match &self.step {
            Step::Sell { sold, received } => (sold.clone(), *received),
            _ => (Vec::new(), 0),
        };
        sold.push(good);
        let worth = self.worth_of_sale(&sold);
        let family = self.family_mut();
        family.give_good(good);
        family.money += worth - received;
        // SELL-3: neither prices nor ships change.
        self.step = Step::Sell { sold, received: worth };
    }

    fn worth_of_sale(&self, sold: &[Good]) -> u32 {
        let prices = Good::ALL.into_iter().map(|good| (good, self.price(good))).collect();
        let mut units: BTreeMap<Good, u32> = Good::ALL.into_iter().map(|good| (good, 0)).collect();
        for good in sold {
            *units.get_mut(good).expect("a count of each good") += 1;
        }
        best_sale(&self.harbour.berths_of(self.active()), &units, &prices)
    }

    /// 100 at first (SET-4), 10 less for each building that makes the good, whoever built it
    /// (BUILD-5).
    pub(super) fn price(&self, good: Good) -> u32 {
        let built = self
            .citizens
            .keys()
            .filter(|&&site| self.board.site_info(site).kind == maker(good))
            .count();
        100 - 10 * built as u32
    }
}

/// SELL-1: each ship in turn takes each kind of good. It takes all it can of that kind, for every
/// price is above what the unit brings without a ship.
fn best_sale(ships: &[Berth], units: &BTreeMap<Good, u32>, prices: &BTreeMap<Good, u32>) -> u32 {
    let Some((&berth, other_ships)) = ships.split_first() else {
        return WITHOUT_SHIP * units.values().sum::<u32>();
    };
    let with_cargo = |good: Good| {
        let carried = units[&good].min(room(berth));
        let mut units_left = units.clone();
        units_left.insert(good, units[&good] - carried);
        carried * prices[&good] + best_sale(other_ships, &units_left, prices)
    };
    Good::ALL.into_iter().map(with_cargo).max().expect("three goods to choose from")
}

/// How many units a ship sells from a berth (SELL-1).
fn room(berth: Berth) -> u32 {
    match berth {
        Berth::Three => 3,
        Berth::Two => 2,
        Berth::One => 1,
    }
}
