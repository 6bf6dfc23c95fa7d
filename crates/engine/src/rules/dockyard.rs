//! Building ships (SHIP) and how ships enter the harbour.

use super::purse::enough;
use crate::effect::{Effect, Witness};
use crate::state::Phase;
use crate::{Action, ActionList, Material, Reason, Resource, Ship, State};

impl State<'_> {
    pub(super) fn list_launches(&self, list: &mut ActionList) {
        if self.check_launch().is_ok() {
            list.push(Action::Launch);
        }
    }

    pub(super) fn check_launch(&self) -> Result<(), Reason> {
        self.check_asked(self.table.phase == Phase::Dockyard)?;
        // SHIP-4: ships that left berth 1 are back in supply, so they are available immediately.
        enough(Resource::Ship, 1u32, self.ships_in_supply(self.table.active))?;
        self.check_material(Material::Timber, 1)
    }

    /// SHIP-1: 1 timber, into berth 3.
    pub(super) fn launch(&mut self, witness: &mut impl Witness) {
        let player = self.table.active;
        self.spend(player, Material::Timber, witness);
        self.enter_harbour(Ship::Of(player), witness);
    }

    pub(super) fn enter_harbour(&mut self, ship: Ship, witness: &mut impl Witness) {
        self.table.enter_harbour(ship, |ship, passage| {
            witness.see(|| Effect::ShipMoved { ship, passage });
        });
    }
}
