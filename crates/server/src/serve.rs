//! The listening server, its periodic housekeeping and its shutdown.

use crate::{App, router};
use hamburgum_store::Timestamp;
use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;

/// The interval at which unwatched tables and idle rate limits are removed from memory.
const HOUSEKEEPING: Duration = Duration::from_mins(1);
/// The interval at which guests with expired sessions are deleted.
const FORGETTING: Duration = Duration::from_hours(24);
/// The idle time after which a session expires: about as long as browsers keep a cookie.
const LONGEST_ABSENCE: Duration = Duration::from_hours(400 * 24);

/// A server that is bound to its address but does not accept requests yet.
#[derive(Debug)]
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
}

/// The reason why a server cannot run.
#[derive(Debug)]
pub enum ServeError {
    /// Binding to the address failed.
    Address(SocketAddr, std::io::Error),
    /// The listener failed.
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
    /// Binds to the address; port 0 picks a free port.
    ///
    /// # Errors
    /// Binding to the address failed.
    pub async fn bind(app: App, address: SocketAddr) -> Result<Self, ServeError> {
        let in_vain = |error| ServeError::Address(address, error);
        let listener = TcpListener::bind(address).await.map_err(in_vain)?;
        let address = listener.local_addr().map_err(in_vain)?;
        Ok(Self { app, listener, address })
    }

    /// The bound address.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves requests until `stop` completes. Then it lets requests in flight finish, for a
    /// limited time, and closes the store.
    ///
    /// # Errors
    /// The listener failed.
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
        let serving = axum::serve(listener, service).with_graceful_shutdown(stopped);
        let result = tokio::select! {
            result = serving.into_future() => result,
            () = out_of_patience(&app) => Ok(()),
        };
        housekeeping.abort();
        app.store().close().await;
        result.map_err(ServeError::Io)
    }
}

/// Completes when the grace period of a shutdown is over, so that a client that is slow on purpose
/// cannot delay it.
async fn out_of_patience(app: &App) {
    let mut closing = app.closing();
    if closing.wait_for(|is_closing| *is_closing).await.is_err() {
        return std::future::pending().await;
    }
    tokio::time::sleep(app.config().patience).await;
    tracing::warn!("some requests were not finished in time");
}

async fn keep_house(app: App) {
    if let Err(error) = app.tables().wake_all().await {
        tracing::error!(%error, "the computers were not woken");
    }
    if let Err(error) = app.go_on_with_reviews().await {
        tracing::error!(%error, "the reviews did not go on");
    }
    let mut closing = tokio::time::interval(HOUSEKEEPING);
    let mut forgetting = tokio::time::interval(FORGETTING);
    loop {
        tokio::select! {
            _ = closing.tick() => {
                app.tables().close_unwatched();
                app.limits().forget_idle();
                app.guesses().forget_idle();
            }
            _ = forgetting.tick() => forget(&app).await,
        }
    }
}

async fn forget(app: &App) {
    match app.store().forget_idle_guests(Timestamp::now().before(LONGEST_ABSENCE)).await {
        Ok(forgotten) => tracing::info!(?forgotten, "those who did not come back are forgotten"),
        Err(error) => tracing::error!(%error, "nobody could be forgotten"),
    }
}
