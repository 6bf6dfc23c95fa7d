//! `hamburgum backup`: a copy of the database, even while the server runs.

use crate::failure::Fault;
use crate::{output, serve};
use anyhow::Context;
use clap::Args;
use hamburgum_store::StoreError;
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

    /// The file with all games and accounts [default: hamburgum.sqlite in the user's data folder]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
}

/// Creates the backup.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let file = serve::data_file(options.data.as_deref())?;
    if !file.exists() {
        return Err(Fault::File(format!("there is no file {}", file.display())).into());
    }
    let runtime = tokio::runtime::Runtime::new().context("the program cannot start")?;
    let copied = runtime.block_on(hamburgum_store::backup(&file, &options.to));
    copied.map_err(|error| match error {
        StoreError::Open { .. } => Fault::File(error.to_string()),
        _ => Fault::Output(error.to_string()),
    })?;
    output::print_text(&format!("Copied {} to {}.\n", file.display(), options.to.display()))
}
