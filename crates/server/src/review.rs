//! Reviews of games: background jobs, one at a time in each process, whose results are stored with the game.
//!
//! A review analyses every turn of a game with the same effort, which takes seconds to minutes.
//! Jobs wait in a queue, work in short slices and only on permits that no computer player needs,
//! can be stopped, and store partial results. A stored review holds only scores and turns; players,
//! grades and reasons are derived from them and the game.

mod asker;
mod desk;
mod stored;
#[cfg(test)]
mod tests;

pub(crate) use asker::Asker;
pub(crate) use desk::{NotBegun, Progress, Reviews};
