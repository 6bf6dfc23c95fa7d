//! Middleware that receives whole request bodies with a timeout, so that a client that sends one
//! byte a minute cannot keep a request open.

use super::trouble::Trouble;
use crate::App;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Buffers the whole body before the handler runs. An outer layer limits its size.
pub(crate) async fn receive(State(app): State<App>, request: Request, next: Next) -> Response {
    let (head, body) = request.into_parts();
    let received = to_bytes(body, usize::MAX);
    match tokio::time::timeout(app.config().longest_upload, received).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(head, Body::from(bytes))).await,
        // The body exceeds the size limit, or the client has disconnected.
        Ok(Err(_)) => Trouble::TooLarge.into_response(),
        Err(_) => Trouble::TooSlow.into_response(),
    }
}
