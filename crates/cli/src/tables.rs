//! `hamburgum tables`: what an operator can do with tables.

use crate::database::{Database, with_tables};
use crate::failure::Fault;
use crate::output::{self, Format, Report};
use crate::paint::Paint;
use clap::{Args, Subcommand};
use serde::Serialize;

/// Close tables, while the server is stopped
#[derive(Subcommand, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) enum Command {
    Close(Close),
}

/// End the game of a table as it stands
#[derive(Args, Debug)]
pub(crate) struct Close {
    /// The id of the table, the last part of its address
    table: String,

    #[command(flatten)]
    database: Database,
}

/// Does it.
pub(crate) fn run(Command::Close(close): &Command, format: Format) -> anyhow::Result<()> {
    with_tables(&close.database, async |_, tables| {
        let closed = tables.close_game(&close.table).await;
        closed.map_err(|failure| Fault::Option(failure.to_string()).into())
    })?;
    output::print(&Closed { table: close.table.clone() }, format)
}

/// The table that was closed.
#[derive(Serialize)]
struct Closed {
    table: String,
}

impl Report for Closed {
    fn text(&self, _: Paint) -> String {
        format!("The game at table {} is ended.\n", self.table)
    }
}
