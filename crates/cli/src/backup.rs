//! `hamburgum backup`: a copy of the database, even while the server runs.

use crate::database::Database;
use crate::failure::Fault;
use crate::output;
use anyhow::Context;
use clap::Args;
use hamburgum_store::{StoreAddress, StoreError};
use std::path::PathBuf;

/// Back up all games, even while the server is running
///
/// The copy is complete and can replace the original file, which is only read. An existing file is
/// never overwritten.
#[derive(Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    /// Where the copy goes
    to: PathBuf,

    #[command(flatten)]
    database: Database,
}

/// Creates the backup.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let StoreAddress::File(file) = options.database.existing()? else {
        let refusal = "only a file is copied by this command: use pg_dump, pgBackRest or Barman for a \
                       database on a PostgreSQL server";
        return Err(Fault::Option(refusal.to_owned()).into());
    };
    let runtime = tokio::runtime::Runtime::new().context("the program cannot start")?;
    let copied = runtime.block_on(hamburgum_store::backup(&file, &options.to));
    copied.map_err(|error| match error {
        StoreError::Open { .. } => Fault::File(error.to_string()),
        _ => Fault::Output(error.to_string()),
    })?;
    output::print_text(&format!("Copied {} to {}.\n", file.display(), options.to.display()))
}
