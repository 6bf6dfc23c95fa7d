//! Where what stands in an encoded position.

use super::church::CHURCH_WIDTH;
use super::seat::{SCORE_IN_SEAT, SEAT_WIDTH};
use super::table::TABLE_WIDTH;

/// The most players there are.
pub const SEATS: usize = 5;

const CHURCHES: usize = 6;

/// How many bytes a position takes.
pub const POSITION_WIDTH: usize = TABLE_WIDTH + CHURCHES * CHURCH_WIDTH + SEATS * SEAT_WIDTH;

/// A part of an encoded position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slice {
    /// What it tells of.
    pub name: String,
    /// Where it begins.
    pub start: usize,
    /// How many bytes it has.
    pub len: usize,
}

/// The parts of a position: the table, each church by what it pays for, each seat from the player to
/// act on.
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
    let mut start = 0;
    let slices = table.chain(churches).chain(seats).map(|(name, len)| {
        start += len;
        Slice { name, start: start - len, len }
    });
    slices.collect()
}

/// The place of the byte that tells what a seat would have if the game were reckoned now, a unit for
/// each [`SCORE_STEP`](super::SCORE_STEP) points. What a judge learns is how much comes on top.
pub const fn score_place(seat: usize) -> usize {
    TABLE_WIDTH + CHURCHES * CHURCH_WIDTH + seat * SEAT_WIDTH + SCORE_IN_SEAT
}
