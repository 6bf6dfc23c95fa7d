//! Tuning the weights by self-play.

mod calibration;
mod climb;
mod forecasts;

pub use calibration::Calibration;
pub use climb::{Climb, Pace};
pub use forecasts::{Bin, Forecasts};
