//! The base game and its two variants.

use crate::Official;
use crate::vocabulary::vocabulary;

vocabulary! {
    /// Which officials are used, and how (BUILD-8, VAR-1 to VAR-3).
    Variant, ByVariant, "variant" {
        /// The seven officials are a stack in a fixed order (SET-5).
        Base = "base",
        /// Variant I: any blue official left may be chosen (VAR-2).
        One = "one",
        /// Variant II: the blue officials are shuffled, and one is visible (VAR-3).
        Two = "two",
    }
}

impl Variant {
    /// The seven officials of a game; in the base game from the top of the stack to its bottom.
    pub const fn officials(self) -> [Official; 7] {
        use Official::{
            Canon, CivilServant, Councilman, Deacon, Guildmaster, HarbourMaster, LordMayor,
            MasterBuilder, Sexton, Vicar,
        };
        match self {
            Self::Base => [Councilman, Councilman, Councilman, Vicar, Vicar, Vicar, LordMayor],
            Self::One | Self::Two => {
                [Canon, Guildmaster, HarbourMaster, Deacon, Sexton, MasterBuilder, CivilServant]
            }
        }
    }
}
