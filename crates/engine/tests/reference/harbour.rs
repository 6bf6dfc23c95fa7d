//! The harbour and the dockyard.

use super::family::Cost;
use super::game::Reference;
use hamburgum_engine::{Action, Berth, Material, Player, Ship};

/// The three berths, with the ships in order of arrival.
#[derive(Clone, Debug)]
pub(super) struct Harbour {
    /// How many ships a berth holds: as many as there are players (SHIP-2).
    room: usize,
    pub(super) one: Vec<Ship>,
    pub(super) two: Vec<Ship>,
    pub(super) three: Vec<Ship>,
}

impl Harbour {
    pub(super) fn new(room: usize) -> Self {
        Self { room, one: Vec::new(), two: Vec::new(), three: Vec::new() }
    }

    /// A ship enters berth 3; if that is full, all ships move on first (SHIP-1, SHIP-3).
    pub(super) fn enter(&mut self, ship: Ship) {
        if self.three.len() == self.room {
            self.one = std::mem::take(&mut self.two);
            self.two = std::mem::take(&mut self.three);
        }
        self.three.push(ship);
    }

    /// Where each of a player's ships lies.
    pub(super) fn berths_of(&self, player: Player) -> Vec<Berth> {
        [(Berth::One, &self.one), (Berth::Two, &self.two), (Berth::Three, &self.three)]
            .into_iter()
            .flat_map(|(berth, ships)| ships.iter().map(move |&ship| (berth, ship)))
            .filter(|&(_, ship)| ship == Ship::Of(player))
            .map(|(berth, _)| berth)
            .collect()
    }

    /// The player's ships outside the harbour, those that left it included (SET-2, SHIP-4).
    pub(super) fn in_supply(&self, player: Player) -> usize {
        5 - self.berths_of(player).len()
    }
}

impl Reference<'_> {
    /// SHIP-1, SHIP-5: a new ship needs a timber, and a ship in supply.
    pub(super) fn launches(&self) -> Vec<Action> {
        let has_ship = self.harbour.in_supply(self.active()) > 0;
        if has_ship && self.family().can_pay(&timber()) { vec![Action::Launch] } else { Vec::new() }
    }

    pub(super) fn launch(&mut self) {
        self.family_mut().pay(&timber());
        self.harbour.enter(Ship::Of(self.active()));
    }
}

/// What a ship costs (SHIP-1).
fn timber() -> Cost {
    Cost { materials: vec![Material::Timber], money: 0 }
}
