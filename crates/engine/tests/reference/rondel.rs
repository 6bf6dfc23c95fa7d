//! Moving on the rondel, and the three fields that produce.

use super::game::{Reference, Step};
use hamburgum_engine::{Action, BuildingKind, Field, Good};

/// The fields clockwise (TURN-2).
const RONDEL: [Field; 8] = [
    Field::Sugar,
    Field::Church,
    Field::TradeEast,
    Field::Cloth,
    Field::Guildhall,
    Field::Beer,
    Field::TradeWest,
    Field::Dockyard,
];

impl Reference<'_> {
    /// The fields that the player can reach. Nobody pays prestige that they do not have (TURN-4).
    pub(super) fn moves(&self) -> Vec<Action> {
        RONDEL
            .into_iter()
            .filter(|&field| self.way_cost(field) <= self.family().prestige)
            .map(Action::Move)
            .collect()
    }

    pub(super) fn pay_for_the_way_to(&mut self, field: Field) {
        let cost = self.way_cost(field);
        self.family_mut().prestige -= cost;
    }

    /// The first move is free (TURN-3), later ones cost 1 for each field after the third (TURN-4).
    pub(super) fn way_cost(&self, field: Field) -> u32 {
        match self.family().marker {
            None => 0,
            Some(from) => steps(from, field).saturating_sub(3),
        }
    }

    /// PROD-1: one unit, and one for each own building of the matching kind.
    pub(super) fn produce(&mut self, good: Good) -> Step {
        let units = 1 + self.buildings_of(self.active(), maker(good)) as u32;
        self.family_mut().take_goods(good, units);
        Step::Produced
    }
}

/// Walks forward field by field; the marker never stays, so the same field is 8 away (TURN-4).
fn steps(from: Field, to: Field) -> u32 {
    let start = RONDEL.iter().position(|&field| field == from).expect("a field of the rondel");
    (1..=8).find(|steps| RONDEL[(start + steps) % 8] == to).expect("a field of the rondel") as u32
}

/// The building that makes a good.
pub(super) fn maker(good: Good) -> BuildingKind {
    match good {
        Good::Beer => BuildingKind::Brewer,
        Good::Sugar => BuildingKind::SugarRefiner,
        Good::Cloth => BuildingKind::ClothMaker,
    }
}
