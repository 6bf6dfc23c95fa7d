//! `hamburgum work`: does the work that waits in a database, without a web server.

use crate::database::{self, Database};
use crate::failure::Fault;
use crate::log::start_log;
use crate::outgoing::OutgoingOptions;
use crate::output;
use crate::serve::{Announcing, public_address, stop_signal};
use anyhow::Context;
use clap::Args;
use hamburgum_server::{App, Config};
use hamburgum_store::StoreAddress;

/// Let computers play, review and notify people for servers that share a PostgreSQL database
///
/// Run it on as many machines as you like. Servers play computers' turns themselves as long as they
/// have free threads; what waits for longer than a second is done by workers, and so is everything
/// that a server has left undone when it stopped.
#[derive(Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    #[command(flatten)]
    database: Database,

    /// Threads for searches [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=64))]
    thinkers: Option<u8>,

    #[command(flatten)]
    announcing: Announcing,

    /// The public address of the servers, like <https://play.example>, for links in notifications
    #[arg(long, value_name = "URL", value_parser = public_address)]
    public: Option<String>,

    #[command(flatten)]
    outgoing: OutgoingOptions,

    /// Write the log as JSON, one object a line
    #[arg(long)]
    log_json: bool,
}

/// Works until a signal stops it.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let address = options.database.address()?;
    if let StoreAddress::File(file) = &address {
        let refusal = format!(
            "{} is a file, which belongs to one server: only a database on a server has workers \
             (--data postgres://HOST/DATABASE)",
            file.display()
        );
        return Err(Fault::Option(refusal).into());
    }
    start_log(options.log_json);
    let runtime = tokio::runtime::Runtime::new().context("the program cannot start")?;
    runtime.block_on(work(options, &address))
}

async fn work(options: &Options, data: &StoreAddress) -> anyhow::Result<()> {
    let store = database::open(data).await?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let thinkers = options.thinkers.map_or(cores, usize::from);
    let config = Config {
        thinkers,
        announce: options.announcing.announce(),
        outgoing: options.outgoing.outgoing(options.public.as_deref())?,
        public_address: options.public.clone(),
        ..Config::default()
    };
    output::print_text(&format!("Working for {data}. Ctrl-C ends the program.\n"))?;
    tracing::info!(version = env!("CARGO_PKG_VERSION"), %data, thinkers, "started");
    hamburgum_server::work(App::new(store, config), stop_signal()).await;
    tracing::info!("stopped");
    Ok(())
}
