//! Reviews of games: made in the background, one at a time, and kept with the game.
//!
//! A review looks at every turn of a game with the same effort, which takes seconds to minutes. So it
//! is a job: it waits for its turn, works in short slices and only while no computer at a table wants
//! the room, can be stopped, and is kept as far as it is. What is kept are figures and turns; whose
//! turn it was, how good it was and why follows from them and the game.

mod desk;
mod stored;
#[cfg(test)]
mod tests;

pub(crate) use desk::{Asker, Progress, Reviews, TooMany};
