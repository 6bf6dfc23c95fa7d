//! Accepts connections: a limited number for each network, and none faster than the system allows.

use crate::Config;
use crate::http::{Counted, PerNetwork};
use std::io::{self, ErrorKind};
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};

/// How long it waits when no connection can be accepted, so that it does not fail as fast as it can.
const PAUSE: Duration = Duration::from_millis(250);
/// How often the same warning is logged at most.
const WARNING: Duration = Duration::from_secs(10);

/// Where connections come in.
pub(super) struct Door {
    listener: TcpListener,
    /// None behind a proxy, which has all the connections.
    per_network: Option<PerNetwork>,
    full: Warning,
    crowded: Warning,
}

/// A connection that may stay.
pub(super) struct Entered {
    pub(super) stream: TcpStream,
    pub(super) address: SocketAddr,
    /// It counts until this is dropped.
    pub(super) counted: Option<Counted>,
}

impl Door {
    pub(super) fn new(listener: TcpListener, config: &Config) -> Self {
        let most = config.connections_per_network;
        let per_network = (!config.behind_proxy).then(|| PerNetwork::new(most));
        Self { listener, per_network, full: Warning::default(), crowded: Warning::default() }
    }

    /// The next connection. It can be dropped at any moment.
    pub(super) async fn next(&mut self) -> Entered {
        loop {
            match self.listener.accept().await {
                Ok((stream, address)) => match self.count(address.ip()) {
                    Ok(counted) => return Entered { stream, address, counted },
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

/// A network has as many connections as it may have.
struct TooMany;

/// Whether only the client is at fault, who went away before it was accepted.
fn is_about_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset
    )
}

/// A warning that is not repeated all the time.
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
