//! Rate limits: of changes by client, and of password guesses.

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
use hamburgum_store::PersonId;
use std::hash::Hash;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;

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

/// The origin of a password guess.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Guesser {
    /// An unknown browser. Strangers in other networks cannot use up the attempts of a login's owner.
    Stranger { login: String, network: Option<Network> },
    /// A browser that has signed in to this account before, so strangers in the same network cannot use
    /// up its attempts either.
    Known(PersonId),
}

impl Guesser {
    /// An unknown browser at this address. Logins are case-insensitive.
    pub(crate) fn stranger(login: &str, address: Option<IpAddr>) -> Self {
        Self::Stranger { login: login.to_lowercase(), network: address.map(Network::from) }
    }
}

/// The rate limits of password guesses: a strict one for each guesser, and a looser one for each network.
/// There is none for each login, because strangers could use it to lock the owner out.
#[derive(Debug)]
pub(crate) struct Guesses<C: Clock = DefaultClock> {
    narrow: Limits<Guesser, C>,
    by_network: Limits<Option<Network>, C>,
}

/// The factor between the strict and the looser limits.
const WIDER: NonZeroU32 = NonZeroU32::new(6).expect("a number above zero");

impl<C: Clock + Clone> Guesses<C> {
    pub(crate) fn new(narrow: Quota, clock: &C) -> Self {
        let wide = Quota::with_period(narrow.replenish_interval() / WIDER.get())
            .expect("an interval above zero")
            .allow_burst(narrow.burst_size().saturating_mul(WIDER));
        Self {
            narrow: Limits::new(narrow, clock.clone()),
            by_network: Limits::new(wide, clock.clone()),
        }
    }

    /// Whether another guess is allowed now.
    pub(crate) fn allow(&self, guesser: &Guesser) -> bool {
        self.narrow.allow(guesser)
            && match guesser {
                Guesser::Stranger { network, .. } => self.by_network.allow(network),
                Guesser::Known(_) => true,
            }
    }

    /// Whether another registration is allowed now; its response reveals whether the login exists.
    pub(crate) fn allow_sign_up(&self, address: Option<IpAddr>) -> bool {
        self.by_network.allow(&address.map(Network::from))
    }

    /// Frees the memory of keys that have their whole burst again.
    pub(crate) fn forget_idle(&self) {
        self.narrow.forget_idle();
        self.by_network.forget_idle();
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

    #[test]
    fn guesses_are_limited_by_pair_then_by_network_and_login() {
        let clock = FakeRelativeClock::default();
        let guesses = Guesses::new(Quota::per_minute(number(1)).allow_burst(number(2)), &clock);
        let (me, other) = (Some([10, 0, 0, 1].into()), Some([10, 0, 0, 2].into()));
        let tries = ["anna", "Anna", "ANNA", "bert"];
        let tries = tries.map(|one| guesses.allow(&Guesser::stranger(one, me)));
        assert_eq!(tries, [true, true, false, true]);
        let allowed =
            (0..100).filter(|n| guesses.allow(&Guesser::stranger(&format!("login {n}"), other)));
        assert_eq!(allowed.count(), 12, "a network has its own limit");
        assert!(!guesses.allow_sign_up(other), "and it holds for new logins as well");
        clock.advance(Duration::from_mins(1));
        let tries = ["anna"; 2].map(|one| guesses.allow(&Guesser::stranger(one, me)));
        assert_eq!(tries, [true, false]);
    }

    #[test]
    fn strangers_cannot_use_up_the_attempts_of_the_owner() {
        let clock = FakeRelativeClock::default();
        let guesses = Guesses::new(Quota::per_minute(number(1)).allow_burst(number(2)), &clock);
        for last in 0..=255 {
            let address = Some([10, 0, 0, last].into());
            while guesses.allow(&Guesser::stranger("anna", address)) {}
        }
        assert!(guesses.allow(&Guesser::stranger("anna", Some([10, 0, 1, 0].into()))));
        let known = Guesser::Known(PersonId(1));
        assert_eq!([(); 3].map(|()| guesses.allow(&known)), [true, true, false]);
    }
}
