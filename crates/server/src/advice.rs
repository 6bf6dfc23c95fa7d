//! The analysis requests of people during a game; see [`hamburgum_table::advice`].
//!
//! A request belongs to one person and one position. It is not part of the log, is invisible to
//! others, and is dropped when the position changes. It is stored for some minutes, so that every server
//! that shows the table to this person answers it.

mod desk;
#[cfg(test)]
mod tests;

pub(crate) use desk::{Desk, Patience};
