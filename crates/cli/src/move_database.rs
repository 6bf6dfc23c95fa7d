//! `hamburgum move`: everything from one database to another.

use crate::database::address_parser;
use crate::failure::Fault;
use crate::output::{self, Format, Report};
use crate::paint::Paint;
use crate::progress;
use anyhow::Context;
use clap::Args;
use hamburgum_server::table_findings;
use hamburgum_store::{MoveMark, StoreAddress, Transfer, TransferError, TransferStage};
use indicatif::ProgressBar;
use serde::Serialize;

/// Move everything to another database: from a file to PostgreSQL, or back
///
/// Stop all servers first. The target must be empty, or a new file; an empty database on a server is
/// set up. Everything is copied, read back, compared, and replayed by the rules. Then the old
/// database is marked as moved: servers refuse it and say where everything is. It keeps its content.
/// An interrupted move is continued by the same command; --cancel takes it back instead.
#[derive(Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    /// The database that has everything now: a file, or <postgres://user@host/games>
    #[arg(long, value_name = "FILE|URL", value_parser = address_parser())]
    from: StoreAddress,

    /// The database that gets everything
    #[arg(long, value_name = "FILE|URL", value_parser = address_parser(),
          required_unless_present = "cancel")]
    to: Option<StoreAddress>,

    /// Take back a move that was not finished, so that servers can use --from again
    #[arg(long, conflicts_with = "to")]
    cancel: bool,
}

/// Moves it, or takes a move back.
pub(crate) fn run(options: &Options, format: Format) -> anyhow::Result<()> {
    must_exist(&options.from)?;
    let runtime = tokio::runtime::Runtime::new().context("the program cannot start")?;
    let done = runtime.block_on(async {
        match &options.to {
            Some(to) => copy(&options.from, to).await,
            None => cancel(&options.from).await,
        }
    });
    let report = done.map_err(|error| Fault::File(error.to_string()))?;
    output::print(&report, format)
}

/// A missing file would be created, and nothing would be moved.
fn must_exist(from: &StoreAddress) -> Result<(), Fault> {
    match from {
        StoreAddress::File(file) if !file.exists() => {
            Err(Fault::File(format!("there is no file {}", file.display())))
        }
        _ => Ok(()),
    }
}

async fn copy(from: &StoreAddress, to: &StoreAddress) -> Result<MoveReport, TransferError> {
    let mut transfer = Transfer::open(from, to, table_findings).await?;
    let bar = progress::of_tables(0);
    let result = steps(&mut transfer, &bar).await;
    bar.finish_and_clear();
    let digest = transfer.digest().to_string();
    transfer.close().await;
    let tables = result?;
    Ok(MoveReport::Moved { from: from.to_string(), to: to.to_string(), tables, digest })
}

/// Does all steps, and returns the number of tables.
async fn steps(transfer: &mut Transfer, bar: &ProgressBar) -> Result<u64, TransferError> {
    let mut tables = 0;
    while let Some(progress) = transfer.step().await? {
        bar.set_length(progress.total);
        bar.set_position(progress.done);
        bar.set_message(match progress.stage {
            TransferStage::Marking | TransferStage::Copying => ", copying",
            TransferStage::Comparing => ", comparing",
            TransferStage::Finishing => ", finishing",
        });
        tables = progress.total / 2;
    }
    Ok(tables)
}

async fn cancel(from: &StoreAddress) -> Result<MoveReport, TransferError> {
    let MoveMark { elsewhere, .. } = Transfer::cancel(from).await?;
    Ok(MoveReport::Cancelled { from: from.to_string(), to: elsewhere })
}

/// What was done.
#[derive(Serialize)]
#[serde(tag = "done", rename_all = "kebab-case")]
enum MoveReport {
    Moved { from: String, to: String, tables: u64, digest: String },
    Cancelled { from: String, to: String },
}

impl Report for MoveReport {
    fn text(&self, _: Paint) -> String {
        match self {
            Self::Moved { from, to, tables, digest } => {
                let tables = match tables {
                    1 => "1 table is".to_owned(),
                    count => format!("{count} tables are"),
                };
                format!(
                    "Everything in {from} was moved: {tables} in {to} now. Digest: {digest}\n\
                     Start servers with --data {to}; {from} is kept and refused by servers.\n"
                )
            }
            Self::Cancelled { from, to } => format!(
                "The move was taken back: servers can use {from} again. What was copied to {to} can be \
                 deleted.\n"
            ),
        }
    }
}
