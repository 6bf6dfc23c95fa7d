//! The command line interface and its dispatch.

use crate::output::{self, Format};
use crate::{
    analyse, backup, board, calibrate, drawn, failure, ladder, language, legal, matches, migrate,
    move_database, openings, outputs, people, perft, replay, selfplay, serve, simulate, tables,
    tune, verify, work,
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
    Move(move_database::Options),
    Verify(verify::Options),
    #[command(subcommand)]
    People(people::Command),
    #[command(subcommand)]
    Tables(tables::Command),
    #[command(subcommand)]
    Boards(drawn::Command),
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
        Some(Command::Move(options)) => move_database::run(&options, format),
        Some(Command::Verify(options)) => verify::run(&options, format),
        Some(Command::People(command)) => people::run(&command, format),
        Some(Command::Tables(command)) => tables::run(&command, format),
        Some(Command::Boards(command)) => drawn::run(&command, format),
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
    use clap::{CommandFactory, Parser};

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    const COMPOSE: &str = include_str!("../../../deploy/compose.yaml");
    const UNITS: [&str; 3] = [
        include_str!("../../../deploy/systemd/hamburgum-server@.service"),
        include_str!("../../../deploy/systemd/hamburgum-worker@.service"),
        include_str!("../../../deploy/systemd/hamburgum-migrate.service"),
    ];

    /// The words of each command in the compose file.
    fn composed() -> impl Iterator<Item = Vec<String>> {
        let lists = COMPOSE.split("command: ").skip(1).map(|rest| {
            let (list, _) = rest.split_once(']').expect("the end of a list");
            serde_json::from_str::<Vec<String>>(&format!("{list}]")).expect("a list of words")
        });
        lists.map(|words| words.into_iter().map(|word| word.replace("${PUBLIC:-", "")).collect())
    }

    /// The words of the command of a unit.
    fn started(unit: &str) -> Vec<String> {
        let (_, command) =
            unit.split_once("ExecStart=/usr/local/bin/hamburgum ").expect("a command");
        let command = command.replace("\\\n", "").replace("%i", "7464");
        let command = command.replace("${PUBLIC}", "https://play.example");
        let command = command.replace("${DATABASE}", "postgres://hamburgum@db.example/games");
        command.lines().next().expect("a line").split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn the_commands_of_the_deployment_are_understood() {
        let commands: Vec<_> = composed().chain(UNITS.map(started)).collect();
        assert_eq!(commands.len(), 6);
        for words in commands {
            let words = words.iter().map(|word| word.trim_end_matches('}'));
            let parsed = Cli::try_parse_from(std::iter::once("hamburgum").chain(words.clone()));
            if let Err(refusal) = parsed {
                panic!("{:?}: {refusal}", words.collect::<Vec<_>>());
            }
        }
    }
}
