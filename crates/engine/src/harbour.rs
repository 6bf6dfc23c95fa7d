//! The harbour: three berths, the ships in them, and how they move on.

use crate::tiny_list::TinyList;
use crate::vocabulary::{container, vocabulary};
use crate::{Player, UnknownWord};
use std::fmt;
use std::str::FromStr;

vocabulary! {
    /// A berth of the harbour. Ships enter berth 3 and leave from berth 1 (SHIP-3).
    Berth, ByBerth, "berth" {
        /// Berth 1, the last one before a ship leaves.
        One = "1",
        /// Berth 2.
        Two = "2",
        /// Berth 3, where ships enter.
        Three = "3",
    }
}

impl Berth {
    /// How many units a ship there sells (SELL-1).
    pub const fn units(self) -> u8 {
        self.index() as u8 + 1
    }
}

/// A ship: a player's, or one of the neutral ones that captains bring (BUILD-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ship {
    /// A player's.
    Of(Player),
    /// Nobody's.
    Neutral,
}

impl Ship {
    /// How many a player has in all (SET-7).
    pub const EACH: u8 = 5;

    /// The players' ships and the neutral ones, in order.
    pub const ALL: [Self; 6] = [
        Self::Of(Player::Red),
        Self::Of(Player::Blue),
        Self::Of(Player::Green),
        Self::Of(Player::Yellow),
        Self::Of(Player::Grey),
        Self::Neutral,
    ];

    /// The place in [`Self::ALL`].
    pub const fn index(self) -> usize {
        match self {
            Self::Of(player) => player.index(),
            Self::Neutral => 5,
        }
    }
}

container!(ByShip, Ship, 6, "owner of ships");

impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Of(player) => player.fmt(f),
            Self::Neutral => f.pad("neutral"),
        }
    }
}

impl FromStr for Ship {
    type Err = UnknownWord;
    fn from_str(read: &str) -> Result<Self, UnknownWord> {
        match read {
            "neutral" => Ok(Self::Neutral),
            _ => read.parse().map(Self::Of).map_err(|error: UnknownWord| UnknownWord {
                noun: "ship",
                words: &["red", "blue", "green", "yellow", "grey", "neutral"],
                ..error
            }),
        }
    }
}

/// How many ships one owner has in each berth: four bits per berth, so that moving on is a shift.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Fleet(u16);

impl Fleet {
    pub(crate) const fn at(self, berth: Berth) -> u8 {
        (self.0 >> (4 * berth.index()) & 0xF) as u8
    }

    pub(crate) const fn total(self) -> u8 {
        self.at(Berth::One) + self.at(Berth::Two) + self.at(Berth::Three)
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    fn enter(&mut self) {
        self.0 += 1 << (4 * Berth::Three.index());
    }

    fn move_on(&mut self) {
        self.0 >>= 4;
    }
}

/// How a ship moves (SHIP-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Passage {
    /// From the supply into berth 3.
    In,
    /// From one berth to the next.
    On {
        /// The old berth.
        from: Berth,
        /// The new berth.
        to: Berth,
    },
    /// Out of berth 1: a player's ship back to the supply, a neutral one out of the game.
    Out,
}

/// All three berths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Harbour {
    rows: ByBerth<TinyList>,
    fleets: ByShip<Fleet>,
}

impl Harbour {
    /// The harbour with these ships, which must fit into their berths.
    pub(crate) fn with_ships(ships: &ByBerth<Vec<Ship>>) -> Self {
        let mut harbour = Self::default();
        for (berth, row) in ships.iter() {
            for &ship in row {
                harbour.rows[berth].push(ship.index());
                harbour.fleets[ship].0 += 1 << (4 * berth.index());
            }
        }
        harbour
    }

    pub(crate) fn fleet(&self, ship: Ship) -> Fleet {
        self.fleets[ship]
    }

    pub(crate) fn ships_in(&self, berth: Berth) -> impl Iterator<Item = Ship> {
        ships(self.rows[berth])
    }

    /// How many ships the player can still build (SHIP-5).
    pub(crate) fn supply(&self, player: Player) -> u8 {
        Ship::EACH - self.fleets[Ship::Of(player)].total()
    }

    /// A ship enters berth 3; if that is full, all others move on first (SHIP-2, SHIP-3).
    pub(crate) fn enter(&mut self, ship: Ship, places: usize, mut see: impl FnMut(Ship, Passage)) {
        if self.rows[Berth::Three].len() == places {
            self.move_on(&mut see);
        }
        self.rows[Berth::Three].push(ship.index());
        self.fleets[ship].enter();
        see(ship, Passage::In);
    }

    fn move_on(&mut self, see: &mut impl FnMut(Ship, Passage)) {
        let [one, two, three] = self.rows.0;
        ships(one).for_each(|ship| see(ship, Passage::Out));
        for (row, from, to) in [(two, Berth::Two, Berth::One), (three, Berth::Three, Berth::Two)] {
            ships(row).for_each(|ship| see(ship, Passage::On { from, to }));
        }
        self.rows = ByBerth([two, three, TinyList::default()]);
        self.fleets.0.iter_mut().for_each(Fleet::move_on);
    }
}

fn ships(row: TinyList) -> impl Iterator<Item = Ship> {
    row.iter().map(|index| Ship::ALL[index])
}
