//! `hamburgum migrate`: sets up a database on a server, or brings it to the format of this version.

use crate::database::Database;
use crate::failure::Fault;
use crate::output;
use anyhow::Context;
use clap::Args;
use hamburgum_store::{Migrated, MigrationExtent, StoreAddress};

/// Set up a database on a PostgreSQL server, or upgrade its format
///
/// Run it once before the first start of a server and before servers of a new version are started.
/// It adds what the new version needs, so servers of the version before can go on meanwhile. A file
/// needs this command never: it is migrated when it is opened.
#[derive(Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    #[command(flatten)]
    database: Database,

    /// Also take away what only older versions need; refused while one of them runs
    #[arg(long)]
    contract: bool,
}

/// Migrates it.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let address = options.database.address()?;
    let StoreAddress::Postgres(server) = &address else {
        let refusal = "only a database on a server is migrated by this command: name it with \
                       --data postgres://HOST/DATABASE; a file is migrated when it is opened";
        return Err(Fault::Option(refusal.to_owned()).into());
    };
    let runtime = tokio::runtime::Runtime::new().context("the program cannot start")?;
    let extent = if options.contract { MigrationExtent::Contract } else { MigrationExtent::Expand };
    let migrated = runtime.block_on(hamburgum_store::migrate(server, extent));
    let Migrated { before, now, newest } =
        migrated.map_err(|error| Fault::File(error.to_string()))?;
    let mut text = match before {
        0 => format!("{address} is set up with format {now}.\n"),
        _ if before == now => format!("{address} has format {now} already.\n"),
        _ => format!("{address} was migrated from format {before} to {now}.\n"),
    };
    if newest > now {
        text += "The rest takes away what older versions need: when none of them runs any more, run \
                 `hamburgum migrate --contract`.\n";
    }
    output::print_text(&text)
}
