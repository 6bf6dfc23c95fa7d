//! Ninety seconds of faults with fixed seeds, without a test harness, so that it prints what breaks.
//! `cargo xtask faults` runs longer and with other seeds.

use std::process::{Command, ExitCode};

/// `cargo xtask test` sets it, and builds the program under test.
const POSTGRES: &str = "HAMBURGUM_POSTGRES_PROGRAMS";

fn main() -> ExitCode {
    if std::env::var_os(POSTGRES).is_none() {
        println!("skipped: `cargo xtask test faults` runs it if PostgreSQL is installed");
        return ExitCode::SUCCESS;
    }
    let run = ["faults", "--fixed", "--seconds", "90", "--tables", "6"];
    let status = Command::new(env!("CARGO_BIN_EXE_hamburgum-load")).args(run).status();
    if status.expect("the fault test").success() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
