//! What fuzzing calls with arbitrary bytes: a function and seeds for each kind of input.
//!
//! `fuzz/` links it with libFuzzer, and the tests here replay the stored corpora. A target must not
//! panic, whatever the bytes are.

mod begun;
mod boards;
mod depth;
mod edited;
mod entries;
mod forms;
mod legals;
mod notation;
mod records;
mod replays;
mod reviews;
mod seeds;
mod table_player;
mod target;
mod weights;

pub use depth::Depth;
pub use target::{FuzzTarget, UnknownTarget};
