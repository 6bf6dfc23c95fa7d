//! A running server.

use crate::{App, router};
use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;

/// How often tables that nobody looks at are closed.
const HOUSEKEEPING: Duration = Duration::from_secs(60);

/// A server that has its address and waits to be run.
#[derive(Debug)]
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
}

/// Why a server cannot run.
#[derive(Debug)]
pub enum ServeError {
    /// The address cannot be had.
    Address(SocketAddr, std::io::Error),
    /// The connection to the world failed.
    Io(std::io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(address, error) => write!(f, "cannot listen on {address}: {error}"),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ServeError {}

impl Server {
    /// Takes the address; port 0 takes any port that is free.
    ///
    /// # Errors
    /// The address cannot be had.
    pub async fn bind(app: App, address: SocketAddr) -> Result<Self, ServeError> {
        let in_vain = |error| ServeError::Address(address, error);
        let listener = TcpListener::bind(address).await.map_err(in_vain)?;
        let address = listener.local_addr().map_err(in_vain)?;
        Ok(Self { app, listener, address })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `stop` comes true; then lets running requests end and closes the store.
    ///
    /// # Errors
    /// The connection to the world failed.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let Self { app, listener, .. } = self;
        let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let housekeeping = tokio::spawn(keep_house(app.clone()));
        let closing = app.clone();
        let stopped = async move {
            stop.await;
            closing.close();
        };
        let result = axum::serve(listener, service).with_graceful_shutdown(stopped).await;
        housekeeping.abort();
        app.store().close().await;
        result.map_err(ServeError::Io)
    }
}

async fn keep_house(app: App) {
    loop {
        tokio::time::sleep(HOUSEKEEPING).await;
        app.tables().close_unwatched();
    }
}
