//! The places of a draft city: six churches and then 28 sites, by number.

use hamburgum_engine::{BuildingKind, ParishColour};

/// How many churches a city has.
pub(crate) const CHURCHES: usize = 6;
/// How many sites a city has.
pub(crate) const SITES: usize = 28;
/// How many places there are.
pub(crate) const PLACES: usize = CHURCHES + SITES;
/// Which church is the cathedral.
pub(crate) const CATHEDRAL: usize = 4;

/// The churches with a parish.
pub(crate) const PARISH_CHURCHES: [usize; 5] = [0, 1, 2, 3, 5];

/// Whether a place is a church.
pub(crate) fn is_church(place: usize) -> bool {
    place < CHURCHES
}

/// The values of the tokens of a church.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tokens {
    pub(crate) colour: ParishColour,
    pub(crate) building: BuildingKind,
    pub(crate) building_prestige: u8,
    pub(crate) citizen_prestige: u8,
    /// The least and the greatest number of sites in the parish: fewer where a citizen is worth more.
    pub(crate) sites: (usize, usize),
}

/// All cities share one set of tokens, like both sides of the printed board.
pub(crate) const TOKENS: [Tokens; CHURCHES] = [
    tokens(ParishColour::Red, BuildingKind::Merchant, 5, 3, (5, 7)),
    tokens(ParishColour::White, BuildingKind::SugarRefiner, 4, 3, (5, 7)),
    tokens(ParishColour::Yellow, BuildingKind::Brewer, 4, 3, (5, 7)),
    tokens(ParishColour::Green, BuildingKind::ClothMaker, 4, 4, (4, 6)),
    tokens(ParishColour::Violet, BuildingKind::Official, 4, 1, (0, 0)),
    tokens(ParishColour::Blue, BuildingKind::Captain, 5, 4, (4, 6)),
];

const fn tokens(
    colour: ParishColour,
    building: BuildingKind,
    building_prestige: u8,
    citizen_prestige: u8,
    sites: (usize, usize),
) -> Tokens {
    Tokens { colour, building, building_prestige, citizen_prestige, sites }
}
