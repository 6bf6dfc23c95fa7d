//! Finding weights by self-play.

mod calibration;
mod climb;

pub use calibration::Calibration;
pub use climb::{Climb, Pace};
