//! What people have asked an analysis while they play; see [`hamburgum_table::advice`].
//!
//! It belongs to one person at one position. It stands in no log, others do not see it, and it is gone
//! when the position is.

mod askers;
mod desk;
#[cfg(test)]
mod tests;

pub(crate) use askers::{Askers, AsksElsewhere};
pub(crate) use desk::{Desk, Patience};
