//! Statistics over blocks of games: games of one block are correlated, so the block is the unit.

mod clusters;
pub(crate) mod plackett_luce;
mod sprt;
mod student;

pub(crate) use clusters::Clusters;
pub(crate) use plackett_luce::Choice;
pub(crate) use sprt::{Bounds, Sprt, Verdict};

/// Converts a count to a floating-point number.
#[expect(clippy::cast_precision_loss, reason = "counts stay far below the 2^53 that are exact")]
pub(crate) fn real(count: impl TryInto<u64>) -> f64 {
    count.try_into().unwrap_or(u64::MAX) as f64
}
