//! Counts the inputs that get past the parsers, because libFuzzer cannot.

use hamburgum_fuzzing::Depth;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The time between two lines about it.
const PAUSE: Duration = Duration::from_secs(5);

/// The inputs so far.
pub(crate) struct Progress(Mutex<Counts>);

struct Counts {
    inputs: u64,
    beyond: u64,
    told: Instant,
}

impl Progress {
    pub(crate) fn start() -> Self {
        Self(Mutex::new(Counts { inputs: 0, beyond: 0, told: Instant::now() }))
    }

    /// Counts an input, and prints the counts from time to time.
    pub(crate) fn note(&self, depth: Depth) {
        let mut counts = self.0.lock().expect("no input panics and goes on");
        counts.inputs += 1;
        counts.beyond += u64::from(depth == Depth::Beyond);
        if counts.told.elapsed() >= PAUSE {
            counts.told = Instant::now();
            eprintln!("BEYOND {} of {} inputs", counts.beyond, counts.inputs);
        }
    }
}
