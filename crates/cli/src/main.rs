//! Hamburgum as one program.

mod analyse;
mod backup;
mod board;
mod boards;
mod cli;
mod failure;
mod input;
mod ladder;
mod legal;
mod matches;
mod names;
mod openings;
mod output;
mod outputs;
mod paint;
mod perft;
mod progress;
mod record;
mod records;
mod replay;
mod selfplay;
mod serve;
mod simulate;
mod start;
mod stats;
mod table;
mod tune;
mod view;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
