//! The durations of the parts.

use anyhow::Result;
use std::fmt;
use std::time::{Duration, Instant};

/// The finished parts, in order.
#[derive(Default)]
pub(super) struct Durations(Vec<(String, Duration)>);

impl Durations {
    /// Runs a part and records its duration, even if it fails.
    pub(super) fn of<T>(&mut self, name: &str, part: impl FnOnce() -> Result<T>) -> Result<T> {
        let start = Instant::now();
        let result = part();
        self.0.push((name.to_owned(), start.elapsed()));
        result
    }
}

impl fmt::Display for Durations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, duration) in &self.0 {
            writeln!(f, "{:7.1} s  {name}", duration.as_secs_f64())?;
        }
        let sum: Duration = self.0.iter().map(|(_, duration)| *duration).sum();
        writeln!(f, "{:7.1} s  in all", sum.as_secs_f64())
    }
}
