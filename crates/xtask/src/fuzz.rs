//! Runs the fuzz targets of `fuzz/` under libFuzzer, from the stored corpora.

mod options;
mod program;
mod summary;

use anyhow::{Result, ensure};
use options::Options;
use program::FuzzProgram;
use std::num::NonZero;
use std::thread::available_parallelism;
use summary::Summary;

/// Runs as many targets at a time as there are cores, and prints a line about each.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let options = Options::read(words)?;
    let program = FuzzProgram::build()?;
    program.write_seeds()?;
    let at_once = available_parallelism().map_or(1, NonZero::get);
    let mut failed = Vec::new();
    println!("{}", Summary::HEAD);
    for targets in options.targets.chunks(at_once) {
        let running: Vec<_> =
            targets.iter().map(|target| program.start(target, options.minutes)).collect();
        for (target, running) in targets.iter().zip(running) {
            let summary = running?.wait()?;
            println!("{summary}");
            if summary.is_finding() {
                failed.push(*target);
            }
        }
    }
    ensure!(failed.is_empty(), "found something: {}; see fuzz/artifacts", failed.join(", "));
    if options.keeps {
        options.targets.iter().try_for_each(|target| program.keep(target))?;
    }
    Ok(())
}
