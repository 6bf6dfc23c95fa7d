//! The review of a game: what is stored of it, and grades, accuracy and reasons that follow from that.

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
