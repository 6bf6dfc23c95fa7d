//! The goods that players produce and sell.

use crate::vocabulary::vocabulary;
use crate::{BuildingKind, Field};

vocabulary! {
    /// A good (PROD-1, SELL-1).
    Good, ByGood, "good" {
        /// Beer.
        Beer = "beer",
        /// Sugar.
        Sugar = "sugar",
        /// Cloth.
        Cloth = "cloth",
    }
}

impl Good {
    /// The building that makes more of it and lowers its price (PROD-1, BUILD-5).
    pub const fn maker(self) -> BuildingKind {
        match self {
            Self::Beer => BuildingKind::Brewer,
            Self::Sugar => BuildingKind::SugarRefiner,
            Self::Cloth => BuildingKind::ClothMaker,
        }
    }

    /// The rondel field on which it is produced (PROD-1).
    pub const fn field(self) -> Field {
        match self {
            Self::Beer => Field::Beer,
            Self::Sugar => Field::Sugar,
            Self::Cloth => Field::Cloth,
        }
    }
}
