//! The durations of the parts.

use anyhow::Result;
use std::fmt;
use std::time::{Duration, Instant};

/// The finished parts, in order.
pub(super) struct Durations {
    start: Instant,
    parts: Vec<(String, Duration)>,
}

impl Durations {
    pub(super) fn start() -> Self {
        Self { start: Instant::now(), parts: Vec::new() }
    }

    /// Runs a part and records its duration, even if it fails.
    pub(super) fn of<T>(&mut self, name: &str, part: impl FnOnce() -> Result<T>) -> Result<T> {
        let start = Instant::now();
        let result = part();
        self.record(name.to_owned(), start.elapsed());
        result
    }

    /// Records the duration of a part that ran beside others.
    pub(super) fn record(&mut self, name: String, duration: Duration) {
        self.parts.push((name, duration));
    }
}

impl fmt::Display for Durations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, duration) in &self.parts {
            writeln!(f, "{:7.1} s  {name}", duration.as_secs_f64())?;
        }
        writeln!(f, "{:7.1} s  in all", self.start.elapsed().as_secs_f64())
    }
}
