//! Hamburgum as one program.

mod boards;
mod cli;
mod failure;
mod input;
mod legal;
mod names;
mod output;
mod paint;
mod record;
mod replay;
mod table;
mod view;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
