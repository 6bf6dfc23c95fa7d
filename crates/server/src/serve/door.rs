//! Accepts connections: a limited number for each network, with a back-off when the system refuses.

use crate::Config;
use crate::http::{Counted, PerNetwork};
use std::io::{self, ErrorKind};
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};

/// The back-off after a failed accept, which would otherwise spin.
const PAUSE: Duration = Duration::from_millis(250);
/// The minimum interval between equal warnings in the log.
const WARNING: Duration = Duration::from_secs(10);

/// The listener with its limits.
pub(super) struct Door {
    listener: TcpListener,
    /// `None` behind a proxy, from which all connections come.
    per_network: Option<PerNetwork>,
    full: Warning,
    crowded: Warning,
}

/// An accepted connection.
pub(super) struct Entered {
    pub(super) stream: TcpStream,
    pub(super) address: SocketAddr,
    /// Counts the connection until it is dropped.
    pub(super) counted: Option<Counted>,
}

impl Door {
    pub(super) fn new(listener: TcpListener, config: &Config) -> Self {
        let most = config.connections_per_network;
        let per_network = (!config.behind_proxy).then(|| PerNetwork::new(most));
        Self { listener, per_network, full: Warning::default(), crowded: Warning::default() }
    }

    /// Accepts the next connection. Cancel safe.
    pub(super) async fn next(&mut self) -> Entered {
        loop {
            match self.listener.accept().await {
                Ok((stream, address)) => match self.count(address.ip()) {
                    Ok(counted) => {
                        // An event is a small write: Nagle's algorithm would hold it back until the client
                        // has acknowledged the one before. Without the option it is only late.
                        let _ = stream.set_nodelay(true);
                        return Entered { stream, address, counted };
                    }
                    Err(TooMany) => self.crowded.give(|| {
                        tracing::warn!(
                            "a network has too many connections; further ones are closed"
                        );
                    }),
                },
                Err(error) if is_about_one_connection(&error) => {}
                Err(error) => {
                    self.full.give(|| {
                        tracing::error!(
                            %error,
                            "no connection can be accepted: if too many files are open, raise the \
                             limit (LimitNOFILE, ulimit -n)"
                        );
                    });
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    fn count(&self, address: IpAddr) -> Result<Option<Counted>, TooMany> {
        match &self.per_network {
            Some(networks) => networks.open(address).map(Some).ok_or(TooMany),
            None => Ok(None),
        }
    }
}

/// The network has reached its limit of connections.
struct TooMany;

/// Whether the error concerns only one client, which disconnected before it was accepted.
fn is_about_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset
    )
}

/// A rate-limited warning.
#[derive(Default)]
struct Warning(Option<Instant>);

impl Warning {
    fn give(&mut self, log: impl FnOnce()) {
        if self.0.is_none_or(|last| last.elapsed() > WARNING) {
            self.0 = Some(Instant::now());
            log();
        }
    }
}
