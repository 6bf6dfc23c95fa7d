//! `hamburgum`: play in the browser.

use crate::database::{self, Database};
use crate::failure::Fault;
use crate::log::start_log;
use crate::outgoing::OutgoingOptions;
use crate::output;
use anyhow::Context;
use clap::{Args, Parser, ValueEnum};
use hamburgum_server::{App, Config, OfferedBoards, PublicTables, Quota, Server, Tls};
use hamburgum_store::Announce;
use std::io::IsTerminal;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;

/// How servers on one database hear of each other.
#[derive(Args, Debug)]
pub(crate) struct Announcing {
    /// How servers and workers on one PostgreSQL database hear of each other's changes
    ///
    /// "poll" is for databases without LISTEN, and for poolers that do not pass it on.
    #[arg(long, value_name = "HOW", value_enum, default_value = "notify")]
    announce: How,
}

/// When boards are in the public list.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum ListBoards {
    /// When `hamburgum boards publish` was run for them
    AfterALook,
    /// As soon as their authors offer them
    AtOnce,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum How {
    Notify,
    Poll,
}

impl Announcing {
    pub(crate) fn announce(&self) -> Announce {
        match self.announce {
            How::Notify => Announce::Notify,
            How::Poll => Announce::Poll,
        }
    }
}

/// Play in the browser: alone, on one screen, or with friends anywhere
///
/// This is also what the program does without a command. It prints the address of the game and, when
/// it is started from a terminal on a desktop, opens it. Everything is kept in one file; Ctrl-C ends
/// the program and loses nothing. `docs/server.md` explains how to run it for others.
#[derive(Args, Debug)]
#[command(verbatim_doc_comment)]
pub(crate) struct Options {
    /// The address to listen on; port 0 takes any free port
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7464")]
    listen: SocketAddr,

    #[command(flatten)]
    database: Database,

    #[command(flatten)]
    announcing: Announcing,

    /// The public address, like <https://play.example>, for the links in invitations
    #[arg(long, value_name = "URL", value_parser = public_address)]
    public: Option<String>,

    /// Run behind a proxy and trust its X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,

    /// Encrypt connections with this certificate chain in PEM format; without a proxy
    #[arg(long, value_name = "FILE", requires = "tls_key", conflicts_with = "behind_proxy")]
    tls_cert: Option<PathBuf>,

    /// The private key of the certificate in PEM format
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,

    #[command(flatten)]
    outgoing: OutgoingOptions,

    /// Threads for the computers' searches [default: one less than there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=64))]
    thinkers: Option<u8>,

    /// Rate limit of changes for each network: a burst, then a rate per second
    #[arg(long, value_name = "BURST,RATE", value_parser = changes, default_value = "60,10")]
    changes: Quota,

    /// When boards that their authors offer are in the public list
    #[arg(long, value_name = "WHEN", value_enum, default_value = "after-a-look")]
    list_boards: ListBoards,

    /// Whether people can offer tables to everybody who knows the address
    ///
    /// With "off" there is no list of open tables, and seats need an invitation link.
    #[arg(long, value_name = "WHETHER", value_enum, default_value = "on")]
    public_tables: Whether,

    /// Don't open the browser
    #[arg(long)]
    no_open: bool,

    /// Write the log as JSON, one object a line
    #[arg(long)]
    log_json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Whether {
    On,
    Off,
}

impl Whether {
    fn public_tables(self) -> PublicTables {
        match self {
            Self::On => PublicTables::On,
            Self::Off => PublicTables::Off,
        }
    }
}

impl Options {
    /// The options without a command.
    pub(crate) fn usual() -> Self {
        #[derive(Parser)]
        struct Usual {
            #[command(flatten)]
            options: Options,
        }
        Usual::parse_from(["hamburgum"]).options
    }
}

/// Parses an origin. A path is refused, because the server uses absolute paths.
pub(crate) fn public_address(text: &str) -> Result<String, String> {
    let text = text.trim_end_matches('/');
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => {
            Ok(text.to_owned())
        }
        _ => Err("an address begins with https:// or http:// and has no path".to_owned()),
    }
}

/// Parses a burst and a rate per second, like `60,10`.
fn changes(text: &str) -> Result<Quota, String> {
    let number = |word: &str| word.trim().parse::<NonZeroU32>().ok();
    match text.split_once(',').map(|(burst, rate)| (number(burst), number(rate))) {
        Some((Some(burst), Some(rate))) => Ok(Quota::per_second(rate).allow_burst(burst)),
        _ => Err("two numbers above 0 are wanted, like 60,10".to_owned()),
    }
}

/// Serves until a signal stops it.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    start_log(options.log_json);
    let runtime = tokio::runtime::Runtime::new().context("the program cannot start")?;
    runtime.block_on(serve(options))
}

async fn serve(options: &Options) -> anyhow::Result<()> {
    let data = options.database.address()?;
    let store = database::open(&data).await?;
    let mut config = Config {
        offered_boards: match options.list_boards {
            ListBoards::AfterALook => OfferedBoards::AfterALook,
            ListBoards::AtOnce => OfferedBoards::AtOnce,
        },
        public_address: options.public.clone(),
        public_tables: options.public_tables.public_tables(),
        has_tls: options.tls_cert.is_some(),
        behind_proxy: options.behind_proxy,
        changes: options.changes,
        announce: options.announcing.announce(),
        outgoing: options.outgoing.outgoing(options.public.as_deref())?,
        ..Config::default()
    };
    if let Some(thinkers) = options.thinkers {
        config.thinkers = thinkers.into();
    }
    // Read the files before binding the port: an invalid file is an error of the command line.
    let tls = tls(options)?;
    let scheme = if tls.is_some() { "https" } else { "http" };
    let server = Server::bind(App::new(store, config), options.listen)
        .await
        .map_err(|error| Fault::Option(format!("{error}; --listen takes another address")))?;
    let server = tls.into_iter().fold(server, Server::with_tls);
    let listening = server.address();
    let address = options.public.clone().unwrap_or_else(|| format!("{scheme}://{listening}"));
    output::print_text(&format!(
        "Hamburgum is open at {address}\nGames are kept in {data}. Ctrl-C ends the program.\n",
    ))?;
    if !options.no_open && wants_a_browser() {
        // Without a browser, the printed address is enough.
        let _ = open::that_detached(&address);
    }
    tracing::info!(version = env!("CARGO_PKG_VERSION"), %listening, %data, "started");
    server.run(stop_signal()).await;
    tracing::info!("stopped");
    Ok(())
}

/// Reads the certificate and key, if they are given.
fn tls(options: &Options) -> anyhow::Result<Option<Tls>> {
    let (Some(certificate), Some(key)) = (&options.tls_cert, &options.tls_key) else {
        return Ok(None);
    };
    Ok(Some(Tls::read(certificate, key).map_err(|error| Fault::File(error.to_string()))?))
}

/// Whether the program was started from a terminal on a desktop.
fn wants_a_browser() -> bool {
    let has_desktop = cfg!(any(target_os = "macos", target_os = "windows"))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    has_desktop && std::io::stdout().is_terminal()
}

/// Waits for Ctrl-C or, on Unix, SIGTERM.
pub(crate) async fn stop_signal() {
    let interrupt = async { drop(tokio::signal::ctrl_c().await) };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    interrupt.await;
}

#[cfg(test)]
mod tests {
    use super::{changes, public_address};
    use hamburgum_server::Config;

    #[test]
    fn changes_are_two_numbers() {
        assert_eq!(changes("60,10"), Ok(Config::default().changes));
        let quota = changes("1000, 200").expect("two numbers");
        assert_eq!((quota.burst_size().get(), quota.replenish_interval().as_millis()), (1000, 5));
        for wrong in ["", "60", "60,", "0,10", "60,0", "-1,2", "a,b", "1,2,3"] {
            assert!(changes(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_public_address_has_no_path() {
        assert_eq!(public_address("https://play.example/"), Ok("https://play.example".to_owned()));
        for wrong in ["play.example", "https://", "https://a/b", "ftp://a", "http://a b"] {
            assert!(public_address(wrong).is_err(), "{wrong}");
        }
    }
}
