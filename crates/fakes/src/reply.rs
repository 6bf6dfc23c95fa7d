//! How a fake service answers the next requests.

use axum::body::Body;
use axum::http::header::{LOCATION, RETRY_AFTER};
use axum::http::{HeaderValue, Response, StatusCode};
use std::collections::VecDeque;
use std::future::pending;
use std::sync::Mutex;
use std::time::Duration;

/// One answer of a service that is reached by HTTP.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// A status and nothing else.
    Status(u16),
    /// A status and when to try again, in the words of the `Retry-After` header.
    RetryAfter(u16, &'static str),
    /// A status and a text.
    Text(u16, &'static str),
    /// A redirect to this address.
    Redirect(String),
    /// A status with a body of a million bytes.
    Long(u16),
    /// A status after this time.
    Slow(Duration, u16),
    /// No answer at all.
    Silence,
}

impl Reply {
    pub(crate) fn is_success(&self) -> bool {
        match self {
            Self::Status(status)
            | Self::RetryAfter(status, _)
            | Self::Text(status, _)
            | Self::Long(status)
            | Self::Slow(_, status) => (200..300).contains(status),
            Self::Redirect(_) | Self::Silence => false,
        }
    }

    pub(crate) async fn answer(self) -> Response<Body> {
        match self {
            Self::Status(status) => response(status, Body::empty()),
            Self::RetryAfter(status, after) => {
                let mut response = response(status, Body::empty());
                response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static(after));
                response
            }
            Self::Text(status, text) => response(status, Body::from(text)),
            Self::Redirect(address) => {
                let mut response = response(307, Body::empty());
                let address = HeaderValue::try_from(address).expect("an address");
                response.headers_mut().insert(LOCATION, address);
                response
            }
            Self::Long(status) => response(status, Body::from(vec![b'x'; 1_000_000])),
            Self::Slow(pause, status) => {
                tokio::time::sleep(pause).await;
                response(status, Body::empty())
            }
            Self::Silence => pending().await,
        }
    }
}

fn response(status: u16, body: Body) -> Response<Body> {
    let mut response = Response::new(body);
    *response.status_mut() = StatusCode::from_u16(status).expect("a status");
    response
}

/// Answers that were set in advance, and the usual one after them.
#[derive(Debug, Default)]
pub(crate) struct Script(Mutex<VecDeque<Reply>>);

impl Script {
    pub(crate) fn add(&self, replies: impl IntoIterator<Item = Reply>) {
        self.0.lock().expect("the script").extend(replies);
    }

    pub(crate) fn next(&self, usual: Reply) -> Reply {
        self.0.lock().expect("the script").pop_front().unwrap_or(usual)
    }
}
