//! Self-play games, recorded for training.

mod game;
mod packed;
mod shard;
mod target;
#[cfg(test)]
mod tests;

pub use game::{Plan, play_noted};
pub use shard::{Noted, Shard, ShardError};
