//! The optimal loading of the ships with the goods to be sold (SELL-4).

use crate::harbour::Fleet;
use crate::{Berth, ByBerth, ByGood, Good};

/// The price of a good sold without a ship (SELL-2).
pub const DIRECT_PRICE: u32 = 30;

/// The cargo of one ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cargo {
    /// Where the ship lies.
    pub berth: Berth,
    /// The good it carries; each ship carries one (SELL-1).
    pub good: Good,
    /// How many units.
    pub units: u8,
}

/// A sale: what each ship carries, what is sold without a ship, and the money for all of it.
///
/// ```
/// # use hamburgum_engine::{Berth, Board, ByGood, Cargo, Good};
/// # use hamburgum_engine::{Player, Seating, Setup, State, Variant};
/// # let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// # let state = State::from_setup(Board::hamburgum(), &setup)?;
/// let loading = state.loading(Player::Red, ByGood([4, 1, 0]));
/// let ship = Cargo { berth: Berth::Three, good: Good::Beer, units: 3 };
/// assert!(loading.cargoes().eq([ship]));
/// assert_eq!(loading.direct, ByGood([1, 1, 0]));
/// assert_eq!(loading.money, 3 * 100 + 2 * 30);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loading {
    ships: [Option<Cargo>; 5],
    /// Units sold without a ship, for [`DIRECT_PRICE`] each (SELL-2).
    pub direct: ByGood<u16>,
    /// The total income.
    pub money: u32,
}

impl Loading {
    /// The ships that carry something, berth 3 first.
    pub fn cargoes(&self) -> impl Iterator<Item = Cargo> {
        self.ships.iter().flatten().copied()
    }

    /// The loading of these goods with the highest income (SELL-4).
    pub(crate) fn best(fleet: Fleet, goods: ByGood<u16>, prices: ByGood<u32>) -> Self {
        let sale = Sale { goods, gains: ByGood::from_fn(|good| prices[good] - DIRECT_PRICE) };
        let assignment = sale.best_assignment(fleet);
        let gain = sale.gain(&assignment);
        let units: u32 = goods.0.iter().map(|&units| u32::from(units)).sum();
        sale.loaded(&assignment, DIRECT_PRICE.saturating_mul(units).saturating_add(gain))
    }
}

/// How many ships of each berth carry each good.
type Assignment = ByBerth<ByGood<u8>>;

/// The goods to be sold, and how much more each pays on a ship.
struct Sale {
    goods: ByGood<u16>,
    gains: ByGood<u32>,
}

impl Sale {
    /// Tries every assignment of ships to goods. Ships in one berth are interchangeable, so five
    /// ships have at most 108 assignments.
    fn best_assignment(&self, fleet: Fleet) -> Assignment {
        let mut best = (0, Assignment::default());
        for three in self.splits(fleet.at(Berth::Three)) {
            for two in self.splits(fleet.at(Berth::Two)) {
                for one in self.splits(fleet.at(Berth::One)) {
                    let assignment = ByBerth([one, two, three]);
                    let gain = self.gain(&assignment);
                    if gain > best.0 {
                        best = (gain, assignment);
                    }
                }
            }
        }
        best.1
    }

    /// Every way to divide the ships of one berth among the goods that are sold. Of two with the same
    /// income the first is kept, so beer has priority over sugar and sugar over cloth.
    fn splits(&self, ships: u8) -> impl Iterator<Item = ByGood<u8>> + use<> {
        let [beer, sugar, cloth] = self.goods.0.map(|units| units > 0);
        shares(ships, beer, sugar || cloth).flat_map(move |beer| {
            let left = ships - beer;
            shares(left, sugar, cloth).map(move |sugar| ByGood([beer, sugar, left - sugar]))
        })
    }

    /// The additional income compared with selling everything without ships.
    fn gain(&self, assignment: &Assignment) -> u32 {
        let [one, two, three] = &assignment.0;
        let mut gain = 0;
        for good in Good::ALL {
            let room = u16::from(one[good] + 2 * two[good] + 3 * three[good]);
            gain += u32::from(room.min(self.goods[good])) * self.gains[good];
        }
        gain
    }

    /// Fills the ships with the goods assigned to them, the largest first.
    fn loaded(&self, assignment: &Assignment, money: u32) -> Loading {
        let mut loading = Loading { ships: [None; 5], direct: self.goods, money };
        let mut ships = loading.ships.iter_mut();
        for berth in [Berth::Three, Berth::Two, Berth::One] {
            for good in Good::ALL {
                for _ in 0..assignment[berth][good] {
                    let units = loading.direct[good].min(berth.units().into());
                    if let (1.., Some(ship)) = (units, ships.next()) {
                        *ship = Some(Cargo { berth, good, units: units as u8 });
                        loading.direct[good] -= units;
                    }
                }
            }
        }
        loading
    }
}

/// How many of the ships a good may get: none if none of it is sold, all if nothing else is.
fn shares(ships: u8, sold: bool, others_sold: bool) -> impl Iterator<Item = u8> {
    let most = if sold { ships } else { 0 };
    let least = if others_sold { 0 } else { most };
    (least..=most).rev()
}
