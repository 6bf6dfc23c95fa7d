//! Forms arrive completely and in time, or not at all: whoever sends one byte a minute must not keep a
//! request open.

use super::trouble::Trouble;
use crate::App;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Receives the whole body before anything else happens. How long it may be is decided before.
pub(crate) async fn receive(State(app): State<App>, request: Request, next: Next) -> Response {
    let (head, body) = request.into_parts();
    let received = to_bytes(body, usize::MAX);
    match tokio::time::timeout(app.config().longest_upload, received).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(head, Body::from(bytes))).await,
        // The limit of the length, or a client that is gone.
        Ok(Err(_)) => Trouble::TooLarge.into_response(),
        Err(_) => Trouble::TooSlow.into_response(),
    }
}
