//! The `hamburgum` program: server, analysis and tools in one binary.

mod analyse;
mod backup;
mod board;
mod boards;
mod calibrate;
mod cli;
mod database;
mod drawn;
mod failure;
mod input;
mod ladder;
mod language;
mod legal;
mod log;
mod matches;
mod migrate;
mod move_database;
mod names;
mod openings;
mod outgoing;
mod output;
mod outputs;
mod paint;
mod people;
mod perft;
mod progress;
mod record;
mod records;
mod replay;
mod selfplay;
mod serve;
mod share_out;
mod simulate;
mod start;
mod stats;
mod table;
mod tables;
mod tune;
mod verify;
mod view;
mod work;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
