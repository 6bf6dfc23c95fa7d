//! The officials of the base game and the blue ones of the variants.

use crate::Variant;
use crate::vocabulary::vocabulary;

vocabulary! {
    /// An official: three kinds in the base game (BUILD-8), seven blue ones in the variants (VAR-1).
    Official, ByOfficial, "official" {
        /// 10 £ for each citizen of all players.
        Councilman = "councilman",
        /// 10 £ for each donation of all players.
        Vicar = "vicar",
        /// 60 £ for each completed church.
        LordMayor = "lord-mayor",
        /// One donation for 1 brick (VAR-5).
        Canon = "canon",
        /// 30 £ for each own good.
        Guildmaster = "guildmaster",
        /// 40 £ for each own ship in the harbour.
        HarbourMaster = "harbour-master",
        /// 30 £ for each own token.
        Deacon = "deacon",
        /// 50 £ for each church with an own token.
        Sexton = "sexton",
        /// 20 £ for each own citizen.
        MasterBuilder = "master-builder",
        /// 40 £ for each parish with an own citizen.
        CivilServant = "civil-servant",
    }
}

/// One of the seven officials' buildings of a game, by its place in [`Variant::officials`].
///
/// The base game has three councilmen; this distinguishes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Office(u8);

impl Office {
    /// The seven, in order.
    pub const ALL: [Self; 7] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The place in [`Variant::officials`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Who it is in this variant.
    pub const fn official(self, variant: Variant) -> Official {
        variant.officials()[self.index()]
    }
}

crate::vocabulary::container!(ByOffice, Office, 7, "official's building");
