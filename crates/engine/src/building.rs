//! The kinds of buildings.

use crate::Good;
use crate::vocabulary::vocabulary;

vocabulary! {
    /// What a site is for (SET-5); the site fixes the kind (BUILD-1).
    BuildingKind, ByBuildingKind, "kind of building" {
        /// Makes beer.
        Brewer = "brewer",
        /// Makes sugar.
        SugarRefiner = "sugar-refiner",
        /// Makes cloth.
        ClothMaker = "cloth-maker",
        /// Pays at once (BUILD-6).
        Merchant = "merchant",
        /// Brings two ships (BUILD-7).
        Captain = "captain",
        /// One of the seven officials (BUILD-8, VAR-1).
        Official = "official",
    }
}

impl BuildingKind {
    /// How many there are in the game, and so how many sites a city has for them (SET-5).
    pub const fn count(self) -> usize {
        match self {
            Self::Brewer | Self::SugarRefiner | Self::ClothMaker => 5,
            Self::Merchant | Self::Captain => 3,
            Self::Official => 7,
        }
    }

    /// The good it makes, if it is a production building (BUILD-5).
    pub const fn product(self) -> Option<Good> {
        match self {
            Self::Brewer => Some(Good::Beer),
            Self::SugarRefiner => Some(Good::Sugar),
            Self::ClothMaker => Some(Good::Cloth),
            Self::Merchant | Self::Captain | Self::Official => None,
        }
    }
}
