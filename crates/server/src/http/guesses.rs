//! Rate limits of password guesses.

use super::limits::Limits;
use super::network::Network;
use crate::secret;
use governor::Quota;
use governor::clock::{Clock, DefaultClock};
use hamburgum_store::{GuessRate, PersonId, Store, StoreError};
use std::net::IpAddr;
use std::num::NonZeroU32;

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
    /// The same limits in a database that several servers share.
    shared: Option<SharedGuesses>,
}

/// Limits in the database.
#[derive(Clone, Debug)]
struct SharedGuesses {
    store: Store,
    narrow: GuessRate,
    by_network: GuessRate,
}

/// The factor between the strict and the looser limits.
const WIDER: NonZeroU32 = NonZeroU32::new(6).expect("a number above zero");

impl<C: Clock + Clone> Guesses<C> {
    pub(crate) fn new(narrow: Quota, clock: &C) -> Self {
        let wide = wider(narrow);
        Self {
            narrow: Limits::new(narrow, clock.clone()),
            by_network: Limits::new(wide, clock.clone()),
            shared: None,
        }
    }

    /// Counts the guesses at all servers that share the store.
    pub(crate) fn shared_by(self, store: &Store, narrow: Quota) -> Self {
        let shared = store.is_shared().then(|| SharedGuesses {
            store: store.clone(),
            narrow: rate(narrow),
            by_network: rate(wider(narrow)),
        });
        Self { shared, ..self }
    }

    /// Whether another guess is allowed now.
    pub(crate) async fn allow(&self, guesser: &Guesser) -> Result<bool, StoreError> {
        if !self.allow_one(guesser).await? {
            return Ok(false);
        }
        match guesser {
            Guesser::Stranger { network, .. } => self.allow_network(*network).await,
            Guesser::Known(_) => Ok(true),
        }
    }

    /// Whether another registration is allowed now; its response reveals whether the login exists.
    pub(crate) async fn allow_sign_up(&self, address: Option<IpAddr>) -> Result<bool, StoreError> {
        self.allow_network(address.map(Network::from)).await
    }

    async fn allow_one(&self, guesser: &Guesser) -> Result<bool, StoreError> {
        match &self.shared {
            Some(shared) => shared.allow(&format!("guesser {guesser:?}"), shared.narrow).await,
            None => Ok(self.narrow.allow(guesser)),
        }
    }

    async fn allow_network(&self, network: Option<Network>) -> Result<bool, StoreError> {
        match &self.shared {
            Some(shared) => shared.allow(&format!("network {network:?}"), shared.by_network).await,
            None => Ok(self.by_network.allow(&network)),
        }
    }

    /// Frees the memory of keys that have their whole burst again.
    pub(crate) fn forget_idle(&self) {
        self.narrow.forget_idle();
        self.by_network.forget_idle();
    }
}

impl SharedGuesses {
    /// Addresses and logins are not stored, only what becomes of them.
    async fn allow(&self, key: &str, rate: GuessRate) -> Result<bool, StoreError> {
        self.store.allow_guess(&secret::mark(key), rate).await
    }
}

fn wider(narrow: Quota) -> Quota {
    Quota::with_period(narrow.replenish_interval() / WIDER.get())
        .expect("an interval above zero")
        .allow_burst(narrow.burst_size().saturating_mul(WIDER))
}

fn rate(quota: Quota) -> GuessRate {
    GuessRate { interval: quota.replenish_interval(), burst: quota.burst_size().get() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use governor::clock::FakeRelativeClock;
    use std::time::Duration;

    fn quota() -> Quota {
        let number = |number| NonZeroU32::new(number).expect("a number above zero");
        Quota::per_minute(number(1)).allow_burst(number(2))
    }

    async fn tries<const N: usize>(
        guesses: &Guesses<FakeRelativeClock>,
        logins: [&str; N],
        address: Option<IpAddr>,
    ) -> Vec<bool> {
        let mut allowed = Vec::new();
        for login in logins {
            let somebody = Guesser::stranger(login, address);
            allowed.push(guesses.allow(&somebody).await.expect("no store"));
        }
        allowed
    }

    #[tokio::test]
    async fn guesses_are_limited_by_pair_then_by_network_and_login() {
        let clock = FakeRelativeClock::default();
        let guesses = Guesses::new(quota(), &clock);
        let (me, other) = (Some([10, 0, 0, 1].into()), Some([10, 0, 0, 2].into()));
        let logins = ["anna", "Anna", "ANNA", "bert"];
        assert_eq!(tries(&guesses, logins, me).await, [true, true, false, true]);
        let mut allowed = 0;
        for number in 0..100 {
            let login = format!("login {number}");
            allowed += usize::from(tries(&guesses, [&login], other).await[0]);
        }
        assert_eq!(allowed, 12, "a network has its own limit");
        let sign_up = guesses.allow_sign_up(other).await.expect("no store");
        assert!(!sign_up, "and it holds for new logins as well");
        clock.advance(Duration::from_mins(1));
        assert_eq!(tries(&guesses, ["anna"; 2], me).await, [true, false]);
    }

    #[tokio::test]
    async fn strangers_cannot_use_up_the_attempts_of_the_owner() {
        let clock = FakeRelativeClock::default();
        let guesses = Guesses::new(quota(), &clock);
        for last in 0..=255 {
            let address = Some([10, 0, 0, last].into());
            while tries(&guesses, ["anna"], address).await[0] {}
        }
        assert!(tries(&guesses, ["anna"], Some([10, 0, 1, 0].into())).await[0]);
        let known = Guesser::Known(PersonId(1));
        for allowed in [true, true, false] {
            assert_eq!(guesses.allow(&known).await.expect("no store"), allowed);
        }
    }
}
