//! The file of games for commands that change it while no server runs.

use crate::failure::Fault;
use crate::serve;
use anyhow::Context;
use clap::Args;
use hamburgum_server::{Config, Tables};
use hamburgum_store::Store;
use std::path::PathBuf;

/// Which file.
#[derive(Args, Debug)]
pub(crate) struct DataFile {
    /// The file with all games and accounts [default: hamburgum.sqlite in the user's data folder]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
}

/// Does something with the tables and people of a file, and closes it.
pub(crate) fn with_tables<T>(
    file: &DataFile,
    work: impl AsyncFnOnce(&Store, &Tables) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    let file = serve::data_file(file.data.as_deref())?;
    if !file.exists() {
        return Err(Fault::File(format!("there is no file {}", file.display())).into());
    }
    let runtime = tokio::runtime::Runtime::new().context("the program cannot start")?;
    runtime.block_on(async {
        let store = Store::open(&file).await.map_err(|error| Fault::File(error.to_string()))?;
        let tables = Tables::new(store.clone(), &Config::default());
        let done = work(&store, &tables).await;
        store.close().await;
        done
    })
}
