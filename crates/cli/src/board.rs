//! `hamburgum board`: listing, checking, drawing and generating boards.

mod check;
mod generate;
mod list;
mod show;

use crate::output::{self, Format};
use clap::Subcommand;

/// List, check, draw and generate boards
///
/// The built-in maps are a reconstruction and not the printed board. If you have the printed game,
/// write its map as a board file, check it, and name it to the other commands.
#[derive(Subcommand)]
#[command(verbatim_doc_comment)]
pub(crate) enum Command {
    /// List the built-in boards
    ///
    /// They are a reconstruction and not the printed board.
    List,
    Check(check::Options),
    Show(show::Options),
    Generate(generate::Options),
}

/// Runs a subcommand.
pub(crate) fn run(command: &Command, format: Format) -> anyhow::Result<()> {
    match command {
        Command::List => output::print(&list::run(), format),
        Command::Check(options) => output::print(&check::run(options)?, format),
        Command::Show(options) => output::print(&show::run(options)?, format),
        Command::Generate(options) => output::print(&generate::run(options)?, format),
    }
}
