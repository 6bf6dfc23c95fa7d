//! The listening server and its shutdown.

mod door;
mod quiet;
mod requests;
mod tls;
mod version;

pub use tls::{Tls, TlsError};

use crate::http::Counted;
use crate::{App, Config, router};
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::response::Response;
use door::{Door, Entered};
use hamburgum_engine::Board;
use hamburgum_web::{City, Language, Texts};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use quiet::Quiet;
use requests::Requests;
use std::error::Error;
use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;
use tower::ServiceExt;
use version::HttpVersion;

/// The size limit of a request's head; browsers send some kilobytes.
const LONGEST_HEAD: u32 = 64 * 1024;
/// The size from which `hyper` refuses a head of HTTP/1.1 that is not complete. Its buffer can have grown to
/// almost twice the size by then, and a head that fits into it is accepted.
const FULL_READ_BUFFER: usize = LONGEST_HEAD as usize / 2;
/// The maximum number of concurrent requests on an HTTP/2 connection, the usual limit of browsers.
const REQUESTS_AT_ONCE: u32 = 100;

/// A server that is bound to its address but does not accept requests yet.
#[derive(Debug)]
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
    tls: Option<Tls>,
}

/// Binding to the address failed.
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
    /// Binds to the address; port 0 picks a free port.
    ///
    /// # Errors
    /// Binding to the address failed.
    pub async fn bind(app: App, address: SocketAddr) -> Result<Self, ServeError> {
        let in_vain = |error| ServeError { address, error };
        let listener = TcpListener::bind(address).await.map_err(in_vain)?;
        let address = listener.local_addr().map_err(in_vain)?;
        Ok(Self { app, listener, address, tls: None })
    }

    /// Encrypts all connections. [`Config::has_tls`] must be set accordingly, because links depend
    /// on it.
    #[must_use]
    pub fn with_tls(self, tls: Tls) -> Self {
        Self { tls: Some(tls), ..self }
    }

    /// The bound address.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves requests until `stop` completes. Then it lets requests in flight finish, for a
    /// limited time, and closes the store.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Self { app, listener, tls, .. } = self;
        tokio::task::spawn_blocking(warm_up);
        let background = tokio::spawn(crate::background::serving(app.clone()));
        let connections = GracefulShutdown::new();
        answer_until(stop, &app, listener, tls, &connections).await;
        app.close();
        // A client that is slow on purpose must not delay the shutdown.
        let ended = timeout(app.config().patience, connections.shutdown()).await;
        if ended.is_err() {
            tracing::warn!("some requests were not finished in time");
        }
        background.abort();
        app.store().close().await;
    }
}

/// Parses the texts and lays out the cities, which takes longer than the first request should wait.
fn warm_up() {
    Texts::of(Language::English);
    for board in Board::built_in() {
        City::kept(board);
    }
}

async fn answer_until(
    stop: impl Future<Output = ()>,
    app: &App,
    listener: TcpListener,
    tls: Option<Tls>,
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
                let connection = Connection {
                    router: router.clone(),
                    protocol: protocol.clone(),
                    watcher: connections.watcher(),
                    closing: app.closing(),
                    address,
                    counted,
                    longest_silence: app.config().longest_silence,
                };
                tokio::spawn(connection.open(stream, tls.clone()));
            }
            () = &mut stop => return,
        }
    }
}

/// A connection with its service.
struct Connection {
    router: Router,
    protocol: auto::Builder<TokioExecutor>,
    /// Lets a graceful shutdown wait for the connection.
    watcher: Watcher,
    /// Becomes true when the server shuts down.
    closing: watch::Receiver<bool>,
    address: SocketAddr,
    /// Counts the connection for the limit of its network until it ends.
    counted: Option<Counted>,
    /// The idle timeout.
    longest_silence: Duration,
}

impl Connection {
    async fn open(mut self, stream: TcpStream, tls: Option<Tls>) {
        match tls {
            None => {
                if let Some(version) = self.version_of(&stream).await {
                    let stream = Quiet::new(stream, self.longest_silence);
                    self.answer(stream, version).await;
                }
            }
            // Boxed, because it would make the tasks of all connections larger.
            Some(tls) => Box::pin(self.open_encrypted(stream, tls)).await,
        }
    }

    async fn open_encrypted(self, stream: TcpStream, Tls(acceptor): Tls) {
        match acceptor.accept(Quiet::new(stream, self.longest_silence)).await {
            Ok(stream) => {
                let version = HttpVersion::negotiated(&stream);
                self.answer(stream, version).await;
            }
            Err(error) => tracing::debug!(%error, "a TLS handshake failed"),
        }
    }

    /// Waits for the first bytes of the client; `None` if none come.
    async fn version_of(&mut self, stream: &TcpStream) -> Option<HttpVersion> {
        tokio::select! {
            version = timeout(self.longest_silence, HttpVersion::of(stream)) => version.ok()?.ok(),
            _ = self.closing.wait_for(|is_closing| *is_closing) => None,
        }
    }

    async fn answer(
        self,
        stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
        version: HttpVersion,
    ) {
        let Self { router, protocol, watcher, address, counted, longest_silence, .. } = self;
        let protocol = version.only(protocol);
        let requests = Requests::default();
        let counting = requests.clone();
        let router = router.map_request(sent_from(address));
        let service = tower::service_fn(move |request| {
            let (request, in_flight) = (router.clone().oneshot(request), counting.begin());
            async move { request.await.map(|response: Response| in_flight.until_sent(response)) }
        });
        let service = TowerToHyperService::new(service);
        let connection = protocol.serve_connection(TokioIo::new(stream), service);
        let connection = watcher.watch(connection.into_owned());
        tokio::select! {
            ended = connection => {
                if let Err(error) = ended {
                    tracing::debug!(error, "a connection was closed early");
                }
            }
            () = requests.none_for(longest_silence) => {
                tracing::debug!("a connection without requests was closed");
            }
        }
        drop(counted);
    }
}

/// Adds the client's address to each request.
fn sent_from<B>(address: SocketAddr) -> impl FnMut(Request<B>) -> Request<B> + Clone {
    move |mut request| {
        request.extensions_mut().insert(ConnectInfo(address));
        request
    }
}

/// The settings of HTTP/1.1 and HTTP/2.
fn protocol(config: &Config) -> auto::Builder<TokioExecutor> {
    let mut protocol = auto::Builder::new(TokioExecutor::new());
    protocol
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(config.longest_silence)
        .max_buf_size(FULL_READ_BUFFER);
    protocol
        .http2()
        .timer(TokioTimer::new())
        .max_header_list_size(LONGEST_HEAD)
        .max_concurrent_streams(REQUESTS_AT_ONCE);
    protocol
}
