//! The evaluation taken apart: how much of the expected prestige comes from what.

use super::worth_now::WorthNow;
use super::{Evaluation, Feature, Features};
use hamburgum_engine::{Player, State};
use std::fmt;
use std::ops::{Index, IndexMut};

macro_rules! parts {
    ($($(#[$meta:meta])* $variant:ident = $word:literal,)+) => {
        /// Something that a player's expected prestige comes from.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Part {
            $($(#[$meta])* $variant,)+
        }

        impl Part {
            /// Every part, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The part in one word, for programs.
            pub const fn word(self) -> &'static str {
                [$($word),+][self as usize]
            }
        }
    };
}

parts! {
    /// Prestige on the track.
    Prestige = "prestige",
    /// Tokens that are kept to be scored.
    Tokens = "tokens",
    /// Money.
    Money = "money",
    /// Timber, bricks and the bell.
    Materials = "materials",
    /// Goods in store.
    Goods = "goods",
    /// Ships and where they lie.
    Harbour = "harbour",
    /// Production buildings.
    Production = "production",
    /// Citizens, and sites within reach.
    City = "city",
    /// Being a church builder, and churches that can be completed.
    Churches = "churches",
    /// What is still to be had by everybody: tokens at their churches and the rest of the game.
    Prospects = "prospects",
    /// Where the marker stands.
    Rondel = "rondel",
    /// Whose turn it is: every turn hands that on, so it says nothing about any of them.
    Tempo = "tempo",
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// Which part a feature belongs to; what the reckoning would give now is of several.
const fn part_of(feature: Feature) -> Option<Part> {
    Some(match feature {
        Feature::WorthNow => return None,
        Feature::UnscoredDonations
        | Feature::UnscoredShips
        | Feature::UnscoredBuilding
        | Feature::UnscoredCitizens
        | Feature::Growth
        | Feature::Tokens => Part::Tokens,
        Feature::MoneyInUse | Feature::MoneyBeyond => Part::Money,
        Feature::Bricks
        | Feature::Timber
        | Feature::Pairs
        | Feature::MaterialsBeyond
        | Feature::Bell => Part::Materials,
        Feature::Cargo | Feature::GoodsBeyond => Part::Goods,
        Feature::Capacity | Feature::Ships => Part::Harbour,
        Feature::Production | Feature::Income => Part::Production,
        Feature::Citizens | Feature::OpenSites => Part::City,
        Feature::Builder | Feature::Completion => Part::Churches,
        Feature::Rest
        | Feature::BestOffer
        | Feature::SecondOffer
        | Feature::Prospects
        | Feature::Share => Part::Prospects,
        Feature::TurnsToChurch | Feature::TurnsToTrade | Feature::TurnsToGuildhall => Part::Rondel,
        Feature::Tempo => Part::Tempo,
    })
}

/// The expected final prestige of a player, part by part.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Parts(pub [f32; Part::ALL.len()]);

impl Parts {
    /// All parts together.
    pub fn sum(&self) -> f32 {
        self.0.iter().sum()
    }

    /// What each part has more here than there.
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        let mut difference = *self;
        difference.0.iter_mut().zip(other.0).for_each(|(mine, yours)| *mine -= yours);
        difference
    }
}

impl Index<Part> for Parts {
    type Output = f32;
    fn index(&self, part: Part) -> &f32 {
        &self.0[part as usize]
    }
}

impl IndexMut<Part> for Parts {
    fn index_mut(&mut self, part: Part) -> &mut f32 {
        &mut self.0[part as usize]
    }
}

impl Evaluation {
    /// Where a player's expected prestige comes from. The parts add up to the prestige of
    /// [`outlook`](Self::outlook).
    pub fn parts(&self, state: &State<'_>, player: Player) -> Parts {
        if state.is_over() {
            return final_parts(state, player);
        }
        let progress = Features::stage(state);
        let features = Features::of_all(state)[player];
        let mut parts = parts_now(state, player);
        for feature in Feature::ALL {
            if let Some(part) = part_of(feature) {
                parts[part] += self.weights.at(feature, progress) * features.0[feature as usize];
            }
        }
        parts
    }
}

/// What the reckoning would give now, part by part.
fn parts_now(state: &State<'_>, player: Player) -> Parts {
    let worth = WorthNow::of(state, player);
    let mut parts = Parts::default();
    parts[Part::Prestige] = worth.prestige;
    parts[Part::Tokens] = worth.tokens;
    parts[Part::Money] = worth.money;
    parts[Part::Materials] = worth.materials;
    parts[Part::Goods] = worth.goods;
    parts
}

/// The reckoning (END-2): what the goods and materials are sold for counts as money.
fn final_parts(state: &State<'_>, player: Player) -> Parts {
    let mut parts = Parts::default();
    if let Some(one) = state.reckonings().iter().find(|one| one.player == player) {
        parts[Part::Prestige] = one.prestige as f32;
        parts[Part::Tokens] = one.tokens.iter().map(|&(_, points)| f32::from(points)).sum();
        parts[Part::Money] = one.bought as f32;
    }
    parts
}
