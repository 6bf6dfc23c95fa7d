//! A running server.

mod door;
mod housekeeping;
mod quiet;

use crate::http::Counted;
use crate::{App, Config, router};
use axum::extract::ConnectInfo;
use axum::http::Request;
use door::{Door, Entered};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use quiet::Quiet;
use std::error::Error;
use std::fmt;
use std::net::SocketAddr;
use tokio::net::TcpListener;
use tower::ServiceExt;

/// Browsers send some kilobytes.
const LONGEST_HEAD: u32 = 64 * 1024;
/// A browser sends no more requests at once on one connection of HTTP/2.
const REQUESTS_AT_ONCE: u32 = 100;

/// A server that has its address and waits to be run.
#[derive(Debug)]
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
}

/// Why a server cannot run: the address cannot be had.
#[derive(Debug)]
pub struct ServeError {
    address: SocketAddr,
    error: std::io::Error,
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot listen on {}: {}", self.address, self.error)
    }
}

impl Error for ServeError {}

impl Server {
    /// Takes the address; port 0 takes any port that is free.
    ///
    /// # Errors
    /// The address cannot be had.
    pub async fn bind(app: App, address: SocketAddr) -> Result<Self, ServeError> {
        let in_vain = |error| ServeError { address, error };
        let listener = TcpListener::bind(address).await.map_err(in_vain)?;
        let address = listener.local_addr().map_err(in_vain)?;
        Ok(Self { app, listener, address })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `stop` comes true; then lets running requests end, but not for ever, and closes
    /// the store.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Self { app, listener, .. } = self;
        let housekeeping = tokio::spawn(housekeeping::keep_house(app.clone()));
        let connections = GracefulShutdown::new();
        answer_until(stop, &app, listener, &connections).await;
        app.close();
        // A client that is slow on purpose must not hold it.
        let ended = tokio::time::timeout(app.config().patience, connections.shutdown()).await;
        if ended.is_err() {
            tracing::warn!("some requests were not finished in time");
        }
        housekeeping.abort();
        app.store().close().await;
    }
}

async fn answer_until(
    stop: impl Future<Output = ()>,
    app: &App,
    listener: TcpListener,
    connections: &GracefulShutdown,
) {
    let router = router(app.clone());
    let protocol = protocol(app.config());
    let mut door = Door::new(listener, app.config());
    tokio::pin!(stop);
    loop {
        tokio::select! {
            entered = door.next() => {
                let Entered { stream, address, counted } = entered;
                let stream = Quiet::new(stream, app.config().longest_silence);
                let service = router.clone().map_request(sent_from(address));
                let connection = protocol
                    .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
                let connection = connections.watch(connection.into_owned());
                tokio::spawn(answer(connection, counted));
            }
            () = &mut stop => return,
        }
    }
}

/// Notes on each request where it comes from.
fn sent_from<B>(address: SocketAddr) -> impl FnMut(Request<B>) -> Request<B> + Clone {
    move |mut request| {
        request.extensions_mut().insert(ConnectInfo(address));
        request
    }
}

/// Answers the requests of a connection, which counts among those of its network until it ends.
async fn answer(
    connection: impl Future<Output = Result<(), Box<dyn Error + Send + Sync>>>,
    counted: Option<Counted>,
) {
    if let Err(error) = connection.await {
        tracing::debug!(error, "a connection was cut");
    }
    drop(counted);
}

/// HTTP/1.1 or HTTP/2, whatever the client begins with.
fn protocol(config: &Config) -> auto::Builder<TokioExecutor> {
    let mut protocol = auto::Builder::new(TokioExecutor::new());
    protocol
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(config.longest_silence)
        .max_buf_size(LONGEST_HEAD as usize);
    protocol
        .http2()
        .timer(TokioTimer::new())
        .max_header_list_size(LONGEST_HEAD)
        .max_concurrent_streams(REQUESTS_AT_ONCE);
    protocol
}
