//! `hamburgum migrate`: sets up a database on a server, or brings it to the format of this version.

use crate::database::Database;
use crate::failure::Fault;
use crate::output;
use anyhow::Context;
use clap::Args;
use hamburgum_store::StoreAddress;

/// Set up a database on a PostgreSQL server, or upgrade its format
///
/// Run it once before the first start of a server and after each upgrade of the program. Servers
/// refuse a database of another format. A file needs this command never: it is migrated when it is
/// opened.
#[derive(Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    #[command(flatten)]
    database: Database,
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
    let migrated = runtime.block_on(hamburgum_store::migrate(server));
    let (before, now) = migrated.map_err(|error| Fault::File(error.to_string()))?;
    output::print_text(&match before {
        0 => format!("{address} is set up with format {now}.\n"),
        _ if before == now => format!("{address} has format {now} already.\n"),
        _ => format!("{address} was migrated from format {before} to {now}.\n"),
    })
}
