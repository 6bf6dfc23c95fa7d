//! The command line interface and its dispatch.

use crate::output::{self, Format};
use crate::{
    analyse, backup, board, calibrate, failure, ladder, language, legal, matches, migrate,
    openings, outputs, people, perft, replay, selfplay, serve, simulate, tables, tune, work,
};
use clap::{Parser, Subcommand};
use hamburgum_web::{Language, Texts};
use std::process::ExitCode;

/// Hamburgum, the rondel game of 17th-century Hamburg. Without a command it opens in the browser.
///
/// The built-in maps are a reconstruction and not the printed board. Every command that takes the
/// name of a board also takes a board file of your own. This is an unofficial work.
#[derive(Parser)]
#[command(
    version,
    verbatim_doc_comment,
    after_help = "\"hamburgum help COMMAND\" explains a command."
)]
struct Cli {
    /// Print JSON instead of text, for errors too
    #[arg(long, global = true)]
    json: bool,

    /// The language of replay, legal and analyse [default: that of the locale]
    ///
    /// Other commands speak English, and JSON has no language.
    #[arg(long, global = true, value_name = "CODE", value_parser = language::parser())]
    language: Option<Language>,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Options),
    Work(work::Options),
    Backup(backup::Options),
    Migrate(migrate::Options),
    #[command(subcommand)]
    People(people::Command),
    #[command(subcommand)]
    Tables(tables::Command),
    Replay(replay::Options),
    Legal(legal::Options),
    Analyse(analyse::Options),
    Simulate(simulate::Options),
    Perft(perft::Options),
    Openings(openings::Options),
    Match(matches::Options),
    Ladder(ladder::Options),
    Tune(tune::Options),
    Selfplay(selfplay::Options),
    Calibrate(calibrate::Options),
    #[command(hide = true)]
    Outputs(outputs::Options),
    #[command(subcommand)]
    Board(board::Command),
}

/// Parses the command line and runs the command.
pub(crate) fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(refusal) => return failure::refuse(&refusal),
    };
    let format = if cli.json { Format::Json } else { Format::Text };
    let texts = language::texts(cli.language);
    match run(cli.command, format, texts) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error, format, texts),
    }
}

fn run(command: Option<Command>, format: Format, texts: &'static Texts) -> anyhow::Result<()> {
    match command {
        Some(Command::Serve(options)) => serve::run(&options),
        Some(Command::Work(options)) => work::run(&options),
        Some(Command::Backup(options)) => backup::run(&options),
        Some(Command::Migrate(options)) => migrate::run(&options),
        Some(Command::People(command)) => people::run(&command, format),
        Some(Command::Tables(command)) => tables::run(&command, format),
        Some(Command::Replay(options)) => output::print(&replay::run(&options, texts)?, format),
        Some(Command::Legal(options)) => output::print(&legal::run(&options, texts)?, format),
        Some(Command::Analyse(options)) => output::print(&analyse::run(&options, texts)?, format),
        Some(Command::Simulate(options)) => output::print(&simulate::run(&options)?, format),
        Some(Command::Perft(options)) => output::print(&perft::run(&options)?, format),
        Some(Command::Openings(options)) => output::print(&openings::run(&options)?, format),
        Some(Command::Match(options)) => output::print(&matches::run(&options)?, format),
        Some(Command::Ladder(options)) => output::print(&ladder::run(&options)?, format),
        Some(Command::Tune(options)) => output::print(&tune::run(&options)?, format),
        Some(Command::Selfplay(options)) => output::print(&selfplay::run(&options)?, format),
        Some(Command::Calibrate(options)) => output::print(&calibrate::run(&options)?, format),
        Some(Command::Outputs(options)) => outputs::run(&options),
        Some(Command::Board(command)) => board::run(&command, format),
        None => serve::run(&serve::Options::usual()),
    }
}

#[cfg(test)]
mod tests {
    use super::Cli;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
