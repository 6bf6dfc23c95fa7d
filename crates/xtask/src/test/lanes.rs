//! Runs test programs side by side: most of them have a long last test, which leaves cores idle.

use super::durations::Durations;
use super::programs::Program;
use anyhow::{Result, anyhow};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

/// Runs as many programs at a time as there are cores, and those that mostly wait beside them. After a
/// failure no further one starts.
pub(super) fn run(
    programs: Vec<Program>,
    variables: &[(&str, &str)],
    durations: &mut Durations,
) -> Result<()> {
    let waiting = programs.iter().filter(|program| program.mostly_waits()).count();
    let count = waiting + thread::available_parallelism().map_or(1, usize::from);
    let (queue, durations) = (Mutex::new(programs.into_iter()), Mutex::new(durations));
    let lane = || {
        while let Some(program) = next(&queue) {
            let start = Instant::now();
            let result = program.run(variables);
            lock(&durations).record(format!("tests: {program}"), start.elapsed());
            if result.is_err() {
                lock(&queue).by_ref().for_each(drop);
                return result;
            }
        }
        Ok(())
    };
    thread::scope(|scope| {
        let lanes: Vec<_> = (0..count).map(|_| scope.spawn(lane)).collect();
        let failed = |_| Err(anyhow!("a thread that runs tests has failed"));
        lanes.into_iter().try_for_each(|lane| lane.join().unwrap_or_else(failed))
    })
}

fn next<T>(queue: &Mutex<impl Iterator<Item = T>>) -> Option<T> {
    lock(queue).next()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_program_runs_and_a_failure_is_reported() {
        let mut durations = Durations::start();
        let mut run = |names: &[&str]| {
            let programs = names.iter().map(|name| Program::of(name)).collect();
            super::run(programs, &[], &mut durations)
        };
        run(&["true"; 5]).expect("five successes");
        let failure = run(&["true", "false"]).expect_err("a failure");
        assert_eq!(failure.to_string(), "tests failed: package, false");
        assert_eq!(durations.to_string().matches("tests: package").count(), 7);
    }
}
