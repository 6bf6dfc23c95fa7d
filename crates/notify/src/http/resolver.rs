//! Resolves names to public addresses only. It works inside the connector, so the address that was checked
//! is the one that is connected to: a name that changes its address in between (DNS rebinding) gains
//! nothing.

use crate::public_address::is_public;
use hyper_util::client::legacy::connect::dns::Name;
use std::future::Future;
use std::io;
use std::net::{SocketAddr, ToSocketAddrs};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tower::Service;

/// The system resolves names on blocking threads, and cannot be interrupted. Somebody's slow name server
/// must not take the threads that others need.
const LOOKUPS_AT_ONCE: usize = 32;

type Lookup = dyn Fn(&str) -> io::Result<Vec<SocketAddr>> + Send + Sync;

/// The resolver of all requests to addresses that people have given.
#[derive(Clone)]
pub(super) struct PublicResolver {
    lookup: Arc<Lookup>,
    slots: Arc<Semaphore>,
}

/// A name has addresses, but none of them is public.
#[derive(Debug, thiserror::Error)]
#[error("the name leads to a private network")]
pub(super) struct PrivateNetwork;

impl PublicResolver {
    /// Asks the operating system.
    pub(super) fn system() -> Self {
        Self::new(|name| Ok((name, 0).to_socket_addrs()?.collect()))
    }

    fn new(lookup: impl Fn(&str) -> io::Result<Vec<SocketAddr>> + Send + Sync + 'static) -> Self {
        Self { lookup: Arc::new(lookup), slots: Arc::new(Semaphore::new(LOOKUPS_AT_ONCE)) }
    }

    async fn resolve(self, name: Name) -> io::Result<std::vec::IntoIter<SocketAddr>> {
        let slot = self.slots.acquire_owned().await.map_err(io::Error::other)?;
        let lookup = self.lookup;
        let found = spawn_blocking(move || {
            let found = lookup(name.as_str());
            drop(slot);
            found
        });
        let mut addresses = found.await??;
        let had_any = !addresses.is_empty();
        addresses.retain(|address| is_public(address.ip()));
        if had_any && addresses.is_empty() {
            return Err(io::Error::other(PrivateNetwork));
        }
        Ok(addresses.into_iter())
    }
}

impl Service<Name> for PublicResolver {
    type Response = std::vec::IntoIter<SocketAddr>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Self::Response>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, name: Name) -> Self::Future {
        Box::pin(self.clone().resolve(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    async fn resolve(resolver: &PublicResolver, name: &str) -> Result<Vec<String>, String> {
        let found = resolver.clone().resolve(name.parse().expect("a name")).await;
        let found = found.map_err(|error| error.to_string())?;
        Ok(found.map(|address| address.ip().to_string()).collect())
    }

    fn addresses(texts: &[&str]) -> Vec<SocketAddr> {
        texts.iter().map(|text| SocketAddr::new(text.parse().expect("an address"), 0)).collect()
    }

    #[tokio::test]
    async fn private_addresses_are_dropped() {
        let resolver = PublicResolver::new(|_| Ok(addresses(&["10.0.0.1", "8.8.8.8", "::1"])));
        assert_eq!(resolve(&resolver, "a.example").await, Ok(vec!["8.8.8.8".to_owned()]));
    }

    #[tokio::test]
    async fn a_name_that_turns_private_after_the_check_is_refused() {
        let asked = AtomicUsize::new(0);
        let resolver = PublicResolver::new(move |_| {
            let is_first = asked.fetch_add(1, Ordering::Relaxed) == 0;
            Ok(addresses(if is_first { &["8.8.8.8"] } else { &["127.0.0.1"] }))
        });
        assert!(resolve(&resolver, "rebind.example").await.is_ok());
        let second = resolve(&resolver, "rebind.example").await;
        assert_eq!(second, Err(PrivateNetwork.to_string()));
    }

    #[tokio::test]
    async fn every_way_to_write_a_private_address_is_refused() {
        let resolver = PublicResolver::system();
        for name in ["localhost", "127.1", "0x7f.0.0.1", "0177.0.0.1", "2130706433", "10.1", "0"] {
            assert!(resolve(&resolver, name).await.is_err(), "{name}");
        }
    }
}
