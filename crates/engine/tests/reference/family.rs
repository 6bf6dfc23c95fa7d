//! What one family owns, and what it can pay.

use hamburgum_engine::{Field, Good, Material};
use std::collections::BTreeMap;

/// The holdings of one player. Goods and materials never run out (SET-7).
#[derive(Clone, Debug)]
pub(super) struct Family {
    pub(super) prestige: u32,
    pub(super) money: u32,
    pub(super) goods: BTreeMap<Good, u32>,
    pub(super) materials: BTreeMap<Material, u32>,
    /// Off the rondel before the first turn.
    pub(super) marker: Option<Field>,
}

/// What something costs, in materials and money.
#[derive(Clone, Debug, Default)]
pub(super) struct Cost {
    pub(super) materials: Vec<Material>,
    pub(super) money: u32,
}

impl Family {
    /// The family in this place of the order of play, the start player's being 1 (SET-2, SET-3).
    pub(super) fn at_the_start(place: u32) -> Self {
        Self {
            prestige: place,
            money: 10 * place,
            goods: BTreeMap::from([(Good::Beer, 1), (Good::Sugar, 1), (Good::Cloth, 1)]),
            materials: BTreeMap::from([
                (Material::Timber, 1),
                (Material::Brick, 1),
                (Material::Bell, 0),
            ]),
            marker: None,
        }
    }

    pub(super) fn can_pay(&self, cost: &Cost) -> bool {
        let needed = |kind| cost.materials.iter().filter(|&&other| other == kind).count() as u32;
        self.money >= cost.money
            && Material::ALL.into_iter().all(|kind| self.materials[&kind] >= needed(kind))
    }

    pub(super) fn pay(&mut self, cost: &Cost) {
        self.money -= cost.money;
        for kind in &cost.materials {
            *self.materials.get_mut(kind).expect("a heap of each material") -= 1;
        }
    }

    pub(super) fn take_material(&mut self, kind: Material) {
        *self.materials.get_mut(&kind).expect("a heap of each material") += 1;
    }

    pub(super) fn take_goods(&mut self, good: Good, units: u32) {
        *self.goods.get_mut(&good).expect("a heap of each good") += units;
    }

    pub(super) fn give_good(&mut self, good: Good) {
        *self.goods.get_mut(&good).expect("a heap of each good") -= 1;
    }

    /// All goods and building materials, bells included.
    pub(super) fn units(&self) -> u32 {
        self.goods.values().sum::<u32>() + self.materials.values().sum::<u32>()
    }
}
