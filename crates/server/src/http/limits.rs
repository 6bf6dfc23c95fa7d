//! How much one address may ask for, and how often a password may be guessed.

use crate::App;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{Extensions, HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use super::trouble::Trouble;

/// Buckets that fill at a rate: a request takes a drop, and an empty bucket refuses.
#[derive(Debug)]
pub(crate) struct Limits<K = IpAddr> {
    room: f64,
    a_second: f64,
    buckets: Mutex<HashMap<K, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    drops: f64,
    filled: Instant,
}

/// More buckets than that are not remembered at a time.
const MOST_BUCKETS: usize = 20_000;

impl<K: Eq + Hash> Limits<K> {
    /// So many requests at once, and then so many a second.
    pub(crate) fn new(at_once: u32, a_second: u32) -> Self {
        Self { room: at_once.into(), a_second: a_second.into(), buckets: Mutex::default() }
    }

    /// So many requests at once, and then so many a minute.
    pub(crate) fn slow(at_once: u32, a_minute: u32) -> Self {
        Self { a_second: f64::from(a_minute) / 60.0, ..Self::new(at_once, 0) }
    }

    /// Whether one more request of this kind may pass now.
    pub(crate) fn allow(&self, key: K, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_BUCKETS {
            // A full bucket is like none at all.
            buckets.retain(|_, bucket| self.level(bucket, now) < self.room);
        }
        let full = Bucket { drops: self.room, filled: now };
        let bucket = buckets.entry(key).or_insert(full);
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

/// How often passwords may be guessed. One address has few tries for one login; and more, but not any
/// number of them, has an address for all logins, and a login from everywhere.
#[derive(Debug)]
pub(crate) struct Guesses {
    narrow: Limits<(String, Option<IpAddr>)>,
    by_login: Limits<String>,
    by_address: Limits<Option<IpAddr>>,
}

/// So many times more tries has an address for all logins, and a login from all addresses.
const WIDER: u32 = 6;

impl Guesses {
    /// So many tries at once, and then so many a minute.
    pub(crate) fn new((at_once, a_minute): (u32, u32)) -> Self {
        let wide = (at_once.saturating_mul(WIDER), a_minute.saturating_mul(WIDER));
        Self {
            narrow: Limits::slow(at_once, a_minute),
            by_login: Limits::slow(wide.0, wide.1),
            by_address: Limits::slow(wide.0, wide.1),
        }
    }

    /// Whether somebody may try once more. Logins are the same in capital letters.
    pub(crate) fn allow(&self, login: &str, address: Option<IpAddr>, now: Instant) -> bool {
        let login = login.trim().to_lowercase();
        self.narrow.allow((login.clone(), address), now)
            && self.by_address.allow(address, now)
            && self.by_login.allow(login, now)
    }
}

/// Refuses what is too much. Reading is cheap, so only requests that change something count.
pub(crate) async fn refuse_floods(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Response {
    let changes = *request.method() == Method::POST;
    let address = sender(&app, request.headers(), request.extensions());
    if changes && address.is_some_and(|one| !app.limits().allow(one, Instant::now())) {
        return Trouble::TooMany.into_response();
    }
    next.run(request).await
}

/// Who asks: behind a proxy that is trusted, the last address that it added.
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
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limits = Limits::<IpAddr>::new(3, 1);
        let (me, other) = ([10, 0, 0, 1].into(), [10, 0, 0, 2].into());
        let start = Instant::now();
        assert_eq!([(); 4].map(|()| limits.allow(me, start)), [true, true, true, false]);
        assert!(limits.allow(other, start));
        let later = start + Duration::from_secs(2);
        assert_eq!([(); 3].map(|()| limits.allow(me, later)), [true, true, false]);
    }

    #[test]
    fn guesses_are_few_for_one_login_and_more_for_many() {
        let guesses = Guesses::new((2, 1));
        let (me, other) = (Some([10, 0, 0, 1].into()), Some([10, 0, 0, 2].into()));
        let start = Instant::now();
        let tries = ["anna", "Anna ", "ANNA", "bert"].map(|one| guesses.allow(one, me, start));
        assert_eq!(tries, [true, true, false, true]);
        assert!(guesses.allow("anna", other, start), "nobody can shut others out so easily");
        let later = start + Duration::from_mins(1);
        assert_eq!(["anna"; 2].map(|one| guesses.allow(one, me, later)), [true, false]);
        let allowed = (0..100).filter(|n| guesses.allow(&format!("login {n}"), other, start));
        assert_eq!(allowed.count(), 11, "an address has its own limit");
    }
}
