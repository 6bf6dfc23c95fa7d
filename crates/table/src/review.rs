//! The review of a game: the stored data, and the grades, accuracy and reasons that are derived
//! from it.

mod compared;
mod findings;
mod kept;
mod reading;
mod subject;
mod turning;

pub use compared::Compared;
pub use findings::{Candidate, CostlyTurn, Findings, GraphLine, JudgedTurn, TurningPoint};
pub use kept::{Expected, Kept, KeptTurn};
pub use reading::Reading;
pub use subject::Subject;
