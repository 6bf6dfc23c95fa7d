//! Client networks, and limits of open connections and streams for each.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

/// The addresses of one subscriber: an IPv4 address, or a /64 network of IPv6 addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Network(IpAddr);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self(address.into()),
            IpAddr::V6(address) => {
                Self(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into())
            }
        }
    }
}

/// Counts open connections or streams for each network. Clones share the counts.
#[derive(Clone, Debug)]
pub(crate) struct PerNetwork {
    most: usize,
    open: Arc<Mutex<HashMap<Network, usize>>>,
}

/// One open connection or stream; dropping it decrements the count.
#[derive(Debug)]
pub(crate) struct Counted(Option<(PerNetwork, Network)>);

impl PerNetwork {
    /// Creates counters with this limit for each network.
    pub(crate) fn new(most: usize) -> Self {
        Self { most, open: Arc::default() }
    }

    /// Increments the count of an address's network; `None` if it has reached the limit. Loopback
    /// addresses have no limit, because a proxy may connect from there for all clients.
    pub(crate) fn open(&self, address: IpAddr) -> Option<Counted> {
        if address.to_canonical().is_loopback() {
            return Some(Counted(None));
        }
        let network = Network::from(address);
        let mut open = self.lock();
        let count = open.entry(network).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Counted(Some((self.clone(), network))))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Network, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let Some((all, network)) = &self.0 else { return };
        let mut open = all.lock();
        if let Some(count) = open.get_mut(network) {
            *count -= 1;
            if *count == 0 {
                open.remove(network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(address: &str) -> IpAddr {
        address.parse().expect("an address")
    }

    #[test]
    fn a_network_of_ipv6_is_one_client() {
        let network = |text| Network::from(address(text));
        assert_eq!(network("2001:db8:1:2::1"), network("2001:db8:1:2:ffff::7"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_ne!(network("10.0.0.1"), network("10.0.0.2"));
        assert_eq!(network("::ffff:10.0.0.1"), network("10.0.0.1"));
    }

    #[test]
    fn each_network_has_a_limit_and_dropping_frees_it() {
        let streams = PerNetwork::new(2);
        let first = streams.open(address("2001:db8::1"));
        let second = streams.open(address("2001:db8::2"));
        assert!(first.is_some() && second.is_some());
        assert!(streams.open(address("2001:db8::3")).is_none());
        assert!(streams.open(address("2001:db8:0:1::3")).is_some(), "another network");
        drop(first);
        assert!(streams.open(address("2001:db8::3")).is_some());
        drop(second);
        assert!(streams.lock().is_empty(), "nobody takes memory who has nothing open");
    }

    #[test]
    fn loopback_has_no_limit() {
        let streams = PerNetwork::new(0);
        for local in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            assert!(streams.open(address(local)).is_some(), "{local}");
        }
        assert!(streams.open(address("10.0.0.1")).is_none());
    }
}
