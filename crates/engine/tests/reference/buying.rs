//! Buying on the Trade fields.

use super::family::Cost;
use super::game::{Reference, Step};
use hamburgum_engine::{Action, Material};

/// What 0, 1, 2, ... 10 units cost together (BUY-1).
const TOTALS: [u32; 11] = [0, 20, 50, 100, 150, 200, 260, 330, 410, 500, 600];

impl Reference<'_> {
    /// The materials of which the player can buy one more.
    pub(super) fn purchases(&self, bought: &[Material]) -> Vec<Action> {
        // BUY-1: at most ten units in one purchase.
        if bought.len() == 10 || self.family().money < next_unit(bought) {
            return Vec::new();
        }
        Material::ALL
            .into_iter()
            // BUY-1, BUY-2: no second bell, neither in one purchase nor beside one in hand.
            .filter(|&kind| kind != Material::Bell || self.family().materials[&kind] == 0)
            .map(Action::Buy)
            .collect()
    }

    pub(super) fn buy(&mut self, kind: Material) {
        let mut bought = match &self.step {
            Step::Buy { bought } => bought.clone(),
            _ => Vec::new(),
        };
        let cost = Cost { materials: Vec::new(), money: next_unit(&bought) };
        let family = self.family_mut();
        family.pay(&cost);
        family.take_material(kind);
        bought.push(kind);
        self.step = Step::Buy { bought };
    }
}

fn next_unit(bought: &[Material]) -> u32 {
    TOTALS[bought.len() + 1] - TOTALS[bought.len()]
}
