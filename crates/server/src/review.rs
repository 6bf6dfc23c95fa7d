//! Reviews of games: made in the background, one at a time, and kept with the game.
//!
//! A review looks at every turn of a game with the same effort, which takes seconds to minutes. So it
//! is a job: it waits for its turn, works in short slices and only while no computer at a table wants
//! the room, can be stopped, and is kept as far as it is. What is kept are figures and turns; whose
//! turn it was, how good it was and why follows from them and the game.

mod compared;
mod desk;
mod kept;
mod subject;
#[cfg(test)]
mod tests;
mod turning;
mod view;

pub(crate) use compared::Compared;
pub(crate) use desk::{Progress, Reviews};
pub(crate) use kept::Kept;
use kept::{Expected, KeptTurn};
pub(crate) use subject::Subject;
pub(crate) use view::Reading;
