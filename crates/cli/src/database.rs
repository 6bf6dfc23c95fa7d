//! The option that names the database, and commands that change it while no server runs.

use crate::failure::Fault;
use anyhow::Context;
use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{Args, ValueHint};
use etcetera::BaseStrategy;
use etcetera::base_strategy::choose_native_strategy;
use hamburgum_server::{Config, Tables};
use hamburgum_store::{AddressError, Store, StoreAddress};
use std::ffi::OsString;
use std::path::PathBuf;

/// Which database.
#[derive(Args, Debug)]
pub(crate) struct Database {
    /// The file with all games and accounts [default: hamburgum.sqlite in the user's data folder]
    ///
    /// Or the URL of a database on a PostgreSQL server, like <postgres://user@host/games>.
    #[arg(
        long = "data",
        visible_alias = "database",
        value_name = "FILE|URL",
        value_hint = ValueHint::FilePath,
        value_parser = address_parser()
    )]
    named: Option<StoreAddress>,
}

/// Parses the name of a file or a URL.
pub(crate) fn address_parser() -> impl TypedValueParser<Value = StoreAddress> {
    OsStringValueParser::new().try_map(address)
}

/// Names of files need not be texts.
fn address(named: OsString) -> Result<StoreAddress, AddressError> {
    match named.into_string() {
        Ok(text) => text.parse(),
        Err(name) => Ok(StoreAddress::File(name.into())),
    }
}

impl Database {
    /// The database that was named, else the file in the user's data folder.
    pub(crate) fn address(&self) -> anyhow::Result<StoreAddress> {
        match &self.named {
            Some(address) => Ok(address.clone()),
            None => Ok(StoreAddress::File(default_file()?)),
        }
    }

    /// The same for commands that need an existing one: a missing file is an error.
    pub(crate) fn existing(&self) -> anyhow::Result<StoreAddress> {
        let address = self.address()?;
        match &address {
            StoreAddress::File(file) if !file.exists() => {
                Err(Fault::File(format!("there is no file {}", file.display())).into())
            }
            _ => Ok(address),
        }
    }
}

fn default_file() -> anyhow::Result<PathBuf> {
    let folders = choose_native_strategy().map_err(|error| {
        Fault::Option(format!(
            "the user's data folder is not known: {error}; --data FILE names a file"
        ))
    })?;
    let folder = folders.data_dir().join("hamburgum");
    std::fs::create_dir_all(&folder)
        .map_err(|error| Fault::Output(format!("cannot make {}: {error}", folder.display())))?;
    Ok(folder.join("hamburgum.sqlite"))
}

/// Opens a database for the server or for a command.
pub(crate) async fn open(address: &StoreAddress) -> anyhow::Result<Store> {
    Ok(Store::open_at(address).await.map_err(|error| Fault::File(error.to_string()))?)
}

/// Does something with the tables and people of a database, and closes it.
pub(crate) fn with_tables<T>(
    database: &Database,
    work: impl AsyncFnOnce(&Store, &Tables) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    let address = database.existing()?;
    let runtime = tokio::runtime::Runtime::new().context("the program cannot start")?;
    runtime.block_on(async {
        let store = open(&address).await?;
        let tables = Tables::new(store.clone(), &Config::default());
        let done = work(&store, &tables).await;
        store.close().await;
        done
    })
}
