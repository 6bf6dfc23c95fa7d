//! Players by lot, with tastes that change from game to game.

use super::kinds::kind;
use fastrand::Rng;
use hamburgum_engine::{Action, Field, Material};

/// How much a game's players like each thing.
pub(crate) struct Picker {
    rng: Rng,
    taste: Taste,
    /// How likely they are to end a turn early.
    done: u32,
    fields: [u32; Field::ALL.len()],
}

/// What the players of a game are after. Each lets some part of the rules come up often.
#[derive(Clone, Copy)]
enum Taste {
    /// Donations above all: churches are completed early.
    Donors,
    /// Buildings above all: the city fills up.
    Builders,
    /// Ships and goods above all: the harbour moves on.
    Merchants,
    /// No preference.
    Anything,
}

impl Picker {
    pub(crate) fn new(mut rng: Rng) -> Self {
        let tastes = [Taste::Donors, Taste::Builders, Taste::Merchants, Taste::Anything];
        let taste = tastes[rng.usize(..tastes.len())];
        let done = [1, 1, 3, 10][rng.usize(..4)];
        let fields = std::array::from_fn(|_| rng.u32(1..=5));
        Self { rng, taste, done, fields }
    }

    /// One of the actions, by lot.
    pub(crate) fn pick(&mut self, actions: &[Action]) -> Action {
        let weights: Vec<u32> = actions.iter().map(|&action| self.weight(action)).collect();
        let mut lot = self.rng.u32(..weights.iter().sum::<u32>());
        for (&action, weight) in actions.iter().zip(weights) {
            if lot < weight {
                return action;
            }
            lot -= weight;
        }
        unreachable!("the lot is below the sum of the weights")
    }

    /// Whether to look closer at this position.
    pub(crate) fn one_in(&mut self, many: u32) -> bool {
        self.rng.u32(..many) == 0
    }

    fn weight(&self, action: Action) -> u32 {
        match action {
            Action::Move(field) => self.fields[field.index()] * self.taste.field(field),
            // Without bells no church is ever completed.
            Action::Buy(Material::Bell) => 10,
            Action::Done => self.done,
            _ => self.taste.action(kind(action)),
        }
    }
}

impl Taste {
    fn field(self, field: Field) -> u32 {
        match (self, field) {
            (_, Field::TradeEast | Field::TradeWest) | (Self::Merchants, Field::Dockyard) => 3,
            (Self::Donors | Self::Anything, Field::Church)
            | (Self::Builders, Field::Guildhall | Field::Church) => 4,
            _ => 1,
        }
    }

    fn action(self, kind: &str) -> u32 {
        match (self, kind) {
            (Self::Donors, "donate") | (Self::Builders, "build" | "appoint") => 30,
            (Self::Merchants, "sell" | "launch") => 20,
            (Self::Donors | Self::Builders, "buy") => 10,
            _ => 4,
        }
    }
}
