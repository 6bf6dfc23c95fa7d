//! Paying and receiving, shared by all parts of a turn.

use crate::effect::{Effect, Income, Witness};
use crate::{Material, Player, Reason, Resource, State};

/// Checks that there is enough of a resource.
pub(super) fn enough(
    resource: Resource,
    needs: impl Into<u32>,
    has: impl Into<u32>,
) -> Result<(), Reason> {
    let (needs, has) = (needs.into(), has.into());
    if has >= needs { Ok(()) } else { Err(Reason::Lacks { resource, needs, has }) }
}

impl State<'_> {
    pub(super) fn check_material(&self, material: Material, needs: u16) -> Result<(), Reason> {
        let has = self.seat(self.table.active).materials[material];
        enough(Resource::Material(material), needs, has)
    }

    pub(super) fn check_money(&self, needs: u32) -> Result<(), Reason> {
        enough(Resource::Money, needs, self.seat(self.table.active).money)
    }

    pub(super) fn spend(&mut self, player: Player, material: Material, witness: &mut impl Witness) {
        self.table.set_materials(player, material, self.seat(player).materials[material] - 1);
        witness.see(|| Effect::MaterialSpent { player, material });
    }

    pub(super) fn pay(&mut self, player: Player, amount: u32, witness: &mut impl Witness) {
        if amount > 0 {
            self.table.set_money(player, self.seat(player).money - amount);
            witness.see(|| Effect::MoneyPaid { player, amount });
        }
    }

    pub(super) fn receive(
        &mut self,
        player: Player,
        amount: u32,
        source: Income,
        witness: &mut impl Witness,
    ) {
        self.table.set_money(player, self.seat(player).money.saturating_add(amount));
        witness.see(|| Effect::MoneyReceived { player, amount, source });
    }

    pub(super) fn gain_prestige(&mut self, player: Player, points: u16) {
        self.table.set_prestige(player, self.seat(player).prestige.saturating_add(points));
    }
}
