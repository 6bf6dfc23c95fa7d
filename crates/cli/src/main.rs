//! Hamburgum as one program.

mod board;
mod boards;
mod cli;
mod failure;
mod input;
mod legal;
mod names;
mod openings;
mod output;
mod paint;
mod perft;
mod record;
mod replay;
mod simulate;
mod start;
mod table;
mod view;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
