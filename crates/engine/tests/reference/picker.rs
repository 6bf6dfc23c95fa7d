//! Random players, with preferences that change from game to game.

use super::game::Reference;
use super::kinds::kind;
use fastrand::Rng;
use hamburgum_engine::{Action, Field, Material, Prompt};

/// The preferences of the players of a game.
pub(crate) struct Picker {
    rng: Rng,
    taste: Taste,
    fields: [u32; Field::ALL.len()],
    /// How likely they are to end a turn early.
    done: u32,
    /// How much less they like a field for each point of prestige that it costs.
    thrift: u32,
}

/// The strategy of the players of a game. Each exercises some part of the rules often.
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
        let fields = std::array::from_fn(|_| rng.u32(10..=50));
        let done = [1, 1, 2, 6][rng.usize(..4)];
        let thrift = [0, 1, 3, 10][rng.usize(..4)];
        Self { rng, taste, fields, done, thrift }
    }

    /// A random legal action.
    pub(crate) fn pick(&mut self, game: &Reference<'_>) -> Action {
        let actions = game.legal();
        let weights: Vec<u32> = actions.iter().map(|&action| self.weight(game, action)).collect();
        let mut lot = self.rng.u32(..weights.iter().sum::<u32>());
        for (action, weight) in actions.into_iter().zip(weights) {
            if lot < weight {
                return action;
            }
            lot -= weight;
        }
        unreachable!("the lot is below the sum of the weights")
    }

    /// Whether to run the expensive checks on this position.
    pub(crate) fn one_in(&mut self, many: u32) -> bool {
        self.rng.u32(..many) == 0
    }

    fn weight(&self, game: &Reference<'_>, action: Action) -> u32 {
        match action {
            Action::Move(field) => {
                let liking = self.fields[field.index()] * self.taste.field(field);
                liking / (1 + self.thrift * game.way_cost(field)) + 1
            }
            // Without bells no church is ever completed.
            Action::Buy(Material::Bell) => 20,
            // Ships use up timber, and churches need it.
            Action::Buy(Material::Timber) => 15,
            // Churches cost money too.
            Action::Done if matches!(game.prompt(), Prompt::Buy(_)) => 5 * self.done,
            Action::Done => self.done,
            _ => self.taste.action(kind(action)),
        }
    }
}

impl Taste {
    fn field(self, field: Field) -> u32 {
        match (self, field) {
            (_, Field::TradeEast | Field::TradeWest) | (Self::Merchants, Field::Dockyard) => 4,
            (_, Field::Church) | (Self::Builders, Field::Guildhall) => 6,
            (_, Field::Guildhall | Field::Dockyard) => 1,
            _ => 2,
        }
    }

    fn action(self, kind: &str) -> u32 {
        match (self, kind) {
            (Self::Merchants, "launch") => 8,
            (_, "sell") | (Self::Donors, "donate") | (Self::Builders, "build" | "appoint") => 20,
            (_, "buy") => 10,
            (_, "launch") => 1,
            _ => 4,
        }
    }
}
