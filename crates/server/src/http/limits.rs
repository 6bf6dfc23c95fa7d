//! How much one address may ask for.

use crate::App;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use super::trouble::Trouble;

/// Buckets that fill at a rate: a request takes a drop, and an empty bucket refuses.
#[derive(Debug)]
pub(crate) struct Limits {
    room: f64,
    a_second: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    drops: f64,
    filled: Instant,
}

/// More addresses than that are not remembered at a time.
const MOST_ADDRESSES: usize = 20_000;

impl Limits {
    /// So many requests at once, and then so many a second.
    pub(crate) fn new(at_once: u32, a_second: u32) -> Self {
        Self { room: at_once.into(), a_second: a_second.into(), buckets: Mutex::default() }
    }

    /// Whether one more request of this address may pass now.
    pub(crate) fn allow(&self, address: IpAddr, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_ADDRESSES {
            // A full bucket is like none at all.
            buckets.retain(|_, bucket| self.level(bucket, now) < self.room);
        }
        let full = Bucket { drops: self.room, filled: now };
        let bucket = buckets.entry(address).or_insert(full);
        *bucket = Bucket { drops: self.level(bucket, now), filled: now };
        let may_pass = bucket.drops >= 1.0;
        if may_pass {
            bucket.drops -= 1.0;
        }
        may_pass
    }

    fn level(&self, bucket: &Bucket, now: Instant) -> f64 {
        let waited = now.saturating_duration_since(bucket.filled).as_secs_f64();
        (bucket.drops + waited * self.a_second).min(self.room)
    }
}

/// Refuses what is too much. Reading is cheap, so only requests that change something count.
pub(crate) async fn refuse_floods(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Response {
    let changes = *request.method() == Method::POST;
    let address = sender(&app, &request);
    if changes && address.is_some_and(|one| !app.limits().allow(one, Instant::now())) {
        return Trouble::TooMany.into_response();
    }
    next.run(request).await
}

/// Who asks: behind a proxy that is trusted, the last address that it added.
fn sender(app: &App, request: &Request) -> Option<IpAddr> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    if !app.config().behind_proxy {
        return peer;
    }
    let forwarded = request.headers().get_all("x-forwarded-for").into_iter().next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next());
    last.and_then(|address| address.trim().parse().ok()).or(peer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limits = Limits::new(3, 1);
        let (me, other) = ([10, 0, 0, 1].into(), [10, 0, 0, 2].into());
        let start = Instant::now();
        assert_eq!([(); 4].map(|()| limits.allow(me, start)), [true, true, true, false]);
        assert!(limits.allow(other, start));
        let later = start + Duration::from_secs(2);
        assert_eq!([(); 3].map(|()| limits.allow(me, later)), [true, true, false]);
    }
}
