//! The phase of a turn.

use crate::{ByGood, Church};

/// The phase of a turn, with what the rules must remember of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Chance reveals the next official (VAR-3).
    Reveal,
    /// The marker moves.
    Move,
    /// Production is done.
    Produced,
    /// Neither sold nor bought yet.
    Trade,
    /// Selling: what was sold in this turn, and for how much.
    Sell { sold: ByGood<u16>, earned: u32 },
    /// Buying: how many units so far.
    Buy { bought: u8 },
    /// Building ships.
    Dockyard,
    /// Donating: the church, once it is chosen (DON-1).
    Church { chosen: Option<Church> },
    /// Scoring: there are no more donations (SCORE-1).
    Score,
    /// Building, with or without the one official of the turn (BUILD-4).
    Guildhall { official: bool },
    /// The canon's donation (VAR-5).
    Canon,
    /// The game is over (END-1).
    Over,
}

impl Phase {
    /// A number for the hash; phases with different continuations have different numbers.
    pub(super) const fn code(self) -> u64 {
        let (kind, detail) = match self {
            Self::Reveal => (1, 0),
            Self::Move => (2, 0),
            Self::Produced => (3, 0),
            Self::Trade => (4, 0),
            Self::Sell { sold: ByGood([beer, sugar, cloth]), .. } => {
                (5, beer as u64 + ((sugar as u64) << 16) + ((cloth as u64) << 32))
            }
            Self::Buy { bought } => (6, bought as u64),
            Self::Dockyard => (7, 0),
            Self::Church { chosen: None } => (8, 0),
            Self::Church { chosen: Some(church) } => (9, church.index() as u64),
            Self::Score => (10, 0),
            Self::Guildhall { official } => (11, official as u64),
            Self::Canon => (12, 0),
            Self::Over => (13, 0),
        };
        16 * detail + kind
    }
}
