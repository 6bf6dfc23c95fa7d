//! Rate limits, and the one of changes by client.

use super::network::Network;
use super::trouble::Trouble;
use crate::App;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{Extensions, HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use std::hash::Hash;
use std::net::{IpAddr, SocketAddr};

/// A rate limit for each key.
#[derive(Debug)]
pub(crate) struct Limits<K: Clone + Eq + Hash = Network, C: Clock = DefaultClock>(
    RateLimiter<K, HashMapStateStore<K>, C, NoOpMiddleware<C::Instant>>,
);

impl<K: Clone + Eq + Hash, C: Clock> Limits<K, C> {
    pub(crate) fn new(quota: Quota, clock: C) -> Self {
        Self(RateLimiter::hashmap_with_clock(quota, clock).with_middleware())
    }

    /// Whether one more request of this key may pass now.
    pub(crate) fn allow(&self, key: &K) -> bool {
        self.0.check_key(key).is_ok()
    }

    /// Frees the memory of keys that have their whole burst again.
    pub(crate) fn forget_idle(&self) {
        self.0.retain_recent();
        self.0.shrink_to_fit();
    }
}

/// Refuses requests over the limit. Only POST requests count, because reading is cheap.
pub(crate) async fn refuse_floods(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Response {
    let changes = *request.method() == Method::POST;
    let address = sender(&app, request.headers(), request.extensions());
    if changes && address.is_some_and(|one| !app.limits().allow(&one.into())) {
        return Trouble::TooMany.into_response();
    }
    next.run(request).await
}

/// The client's address: behind a trusted proxy, the last entry of `X-Forwarded-For`.
pub(crate) fn sender(app: &App, headers: &HeaderMap, extensions: &Extensions) -> Option<IpAddr> {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    if !app.config().behind_proxy {
        return peer;
    }
    let forwarded = headers.get_all("x-forwarded-for").into_iter().next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next());
    last.and_then(|address| address.trim().parse().ok()).or(peer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use governor::clock::FakeRelativeClock;
    use std::num::NonZeroU32;
    use std::time::Duration;

    fn number(number: u32) -> NonZeroU32 {
        NonZeroU32::new(number).expect("a number above zero")
    }

    fn network(address: &str) -> Network {
        address.parse::<IpAddr>().expect("an address").into()
    }

    #[test]
    fn a_burst_then_a_rate() {
        let clock = FakeRelativeClock::default();
        let limits =
            Limits::new(Quota::per_second(number(1)).allow_burst(number(3)), clock.clone());
        let me = network("10.0.0.1");
        assert_eq!([(); 4].map(|()| limits.allow(&me)), [true, true, true, false]);
        assert!(limits.allow(&network("10.0.0.2")));
        clock.advance(Duration::from_secs(2));
        assert_eq!([(); 3].map(|()| limits.allow(&me)), [true, true, false]);
    }

    #[test]
    fn idle_keys_take_no_memory() {
        let clock = FakeRelativeClock::default();
        let limits = Limits::new(Quota::per_second(number(1)), clock.clone());
        for last in 0..=255 {
            limits.allow(&network(&format!("10.0.0.{last}")));
        }
        limits.forget_idle();
        assert_eq!(limits.0.len(), 256);
        clock.advance(Duration::from_secs(2));
        limits.forget_idle();
        assert!(limits.0.is_empty());
    }
}
