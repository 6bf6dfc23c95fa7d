//! The table as plain data, to compare with the engine's.

use super::family::Family;
use super::game::Reference;
use hamburgum_engine::{
    Berth, ByBerth, ByChurch, ByGood, ByMaterial, ByOffice, ByPlayer, Holdings, Player, Setup,
};

impl Reference<'_> {
    /// The setup of the table.
    pub(crate) fn to_setup(&self) -> Setup {
        Setup {
            variant: self.variant,
            seating: self.seating,
            turns: self.turns,
            holdings: ByPlayer::from_fn(|player| self.holdings(player)),
            berths: ByBerth::from_fn(|berth| match berth {
                Berth::One => self.harbour.one.clone(),
                Berth::Two => self.harbour.two.clone(),
                Berth::Three => self.harbour.three.clone(),
            }),
            donations: ByChurch::from_fn(|church| self.donations[&church].clone()),
            completed: self.completed.clone(),
            offices: ByOffice::from_fn(|office| self.officials[office.index()].1),
            visible: self.visible,
        }
    }

    /// Nothing, for colours without a seat.
    fn holdings(&self, player: Player) -> Holdings {
        let Some(family) = self.families.get(&player) else { return Holdings::default() };
        let Family { prestige, money, goods, materials, marker } = family;
        Holdings {
            prestige: *prestige as u16,
            money: *money,
            goods: ByGood::from_fn(|good| goods[&good] as u16),
            materials: ByMaterial::from_fn(|kind| materials[&kind] as u16),
            marker: *marker,
            citizens: self.citizens_of(player).into_iter().collect(),
        }
    }
}
