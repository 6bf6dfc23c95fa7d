//! The layout of an encoded position.

use super::action::{ACTION_WIDTH, FIRST_ACTION_WIDTH};
use super::church::CHURCH_WIDTH;
use super::prospect::PROSPECT_WIDTH;
use super::seat::{SCORE_IN_SEAT, SEAT_WIDTH};
use super::table::TABLE_WIDTH;

/// The maximum number of players.
pub const SEATS: usize = 5;

const CHURCHES: usize = 6;

/// The size of a position in version 1 of the encoding.
const FIRST_POSITION_WIDTH: usize = TABLE_WIDTH + CHURCHES * CHURCH_WIDTH + SEATS * SEAT_WIDTH;

/// The size of an encoded position in bytes.
pub const POSITION_WIDTH: usize = FIRST_POSITION_WIDTH + SEATS * PROSPECT_WIDTH;

/// The sizes of a position and of an action in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Widths {
    pub(crate) position: usize,
    pub(crate) action: usize,
}

impl Widths {
    /// Those of this encoding.
    pub(crate) const OWN: Self = Self { position: POSITION_WIDTH, action: ACTION_WIDTH };

    /// Those of a version of the encoding, if this one begins with the same bytes and only appends to
    /// them: then a network of that version is one of this version that ignores the rest.
    pub(crate) const fn of_version(version: u16) -> Option<Self> {
        match version {
            1 => Some(Self { position: FIRST_POSITION_WIDTH, action: FIRST_ACTION_WIDTH }),
            super::VERSION => Some(Self::OWN),
            _ => None,
        }
    }
}

/// A slice of an encoded position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slice {
    /// Its content.
    pub name: String,
    /// Its offset.
    pub start: usize,
    /// Its length in bytes.
    pub len: usize,
}

/// The slices of a position: the table, each church by what it pays for, each seat starting with the
/// player to act, and the prospects of each seat.
///
/// ```
/// use hamburgum_ai::encoding::{POSITION_WIDTH, layout};
///
/// let slices = layout();
/// assert_eq!(slices[0].name, "table");
/// assert_eq!(slices.iter().map(|slice| slice.len).sum::<usize>(), POSITION_WIDTH);
/// ```
pub fn layout() -> Vec<Slice> {
    let kinds = hamburgum_engine::BuildingKind::ALL;
    let table = [("table".to_owned(), TABLE_WIDTH)].into_iter();
    let churches = kinds.iter().map(|kind| (format!("church of the {kind}"), CHURCH_WIDTH));
    let seats = (0..SEATS).map(|seat| (format!("seat {seat}"), SEAT_WIDTH));
    let prospects = (0..SEATS).map(|seat| (format!("prospects of seat {seat}"), PROSPECT_WIDTH));
    let mut start = 0;
    let slices = table.chain(churches).chain(seats).chain(prospects).map(|(name, len)| {
        start += len;
        Slice { name, start: start - len, len }
    });
    slices.collect()
}

/// The offset of the byte with a seat's score if the game ended now, in units of
/// [`SCORE_STEP`](super::SCORE_STEP) points. The network learns the gain beyond it.
pub const fn score_place(seat: usize) -> usize {
    TABLE_WIDTH + CHURCHES * CHURCH_WIDTH + seat * SEAT_WIDTH + SCORE_IN_SEAT
}
