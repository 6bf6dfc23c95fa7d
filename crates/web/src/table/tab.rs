//! The tabs of the phone layout.

use crate::draw::Icon;
use hamburgum_table::Part;

/// A tab of the phone layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tab {
    /// The turn, with the part of the map that it needs.
    Turn,
    City,
    Rondel,
    Ledger,
    Players,
    Log,
}

impl Tab {
    pub(super) const ALL: [Self; 6] =
        [Self::Turn, Self::City, Self::Rondel, Self::Ledger, Self::Players, Self::Log];

    /// The tab with the subject of a lesson's step.
    pub(super) const fn showing(part: Part) -> Self {
        match part {
            Part::Rondel => Self::Rondel,
            Part::Harbour | Part::City => Self::Turn,
            Part::Prices | Part::Depot | Part::Donations | Part::Churches | Part::Officials => {
                Self::Ledger
            }
            Part::Players => Self::Players,
        }
    }

    /// The id of its button.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Turn => "tab-turn",
            Self::City => "tab-city",
            Self::Rondel => "tab-rondel",
            Self::Ledger => "tab-ledger",
            Self::Players => "tab-players",
            Self::Log => "tab-log",
        }
    }

    /// Its icon, and the key of its name.
    pub(super) const fn looks(self) -> (Icon, &'static str) {
        match self {
            Self::Turn => (Icon::Citizen, "table-turn"),
            Self::City => (Icon::Map, "table-city"),
            Self::Rondel => (Icon::Rondel, "table-rondel"),
            Self::Ledger => (Icon::Market, "table-ledger"),
            Self::Players => (Icon::People, "table-players"),
            Self::Log => (Icon::Log, "table-log"),
        }
    }
}
