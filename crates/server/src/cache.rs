//! A small cache of expensive values: concurrent requests for one key compute it once.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OnceCell;

/// A bounded cache with least-recently-used eviction.
#[derive(Debug)]
pub(crate) struct Cache<K, V> {
    most: usize,
    /// The most recently used one is last.
    slots: Mutex<VecDeque<(K, Slot<V>)>>,
}

type Slot<V> = Arc<OnceCell<V>>;

impl<K: PartialEq, V: Clone> Cache<K, V> {
    /// Creates a cache for at most `most` values.
    pub(crate) fn new(most: usize) -> Self {
        Self { most, slots: Mutex::default() }
    }

    /// Returns the value of a key, computed by `make` if it is missing. Errors are not cached.
    pub(crate) async fn get<E>(
        &self,
        key: K,
        make: impl Future<Output = Result<V, E>>,
    ) -> Result<V, E> {
        self.slot(key).get_or_try_init(|| make).await.cloned()
    }

    fn slot(&self, key: K) -> Slot<V> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        let known = slots.iter().position(|(other, _)| *other == key);
        let slot = known.and_then(|place| slots.remove(place)).map(|(_, slot)| slot);
        let slot = slot.unwrap_or_default();
        slots.push_back((key, Arc::clone(&slot)));
        if slots.len() > self.most {
            slots.pop_front();
        }
        slot
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::future::join_all;
    use std::cell::Cell;
    use std::convert::Infallible;

    #[tokio::test]
    async fn concurrent_requests_compute_a_value_once() {
        let (cache, made) = (Cache::new(2), Cell::new(0));
        let ask = |key: u8| {
            cache.get(key, async {
                tokio::task::yield_now().await;
                made.set(made.get() + 1);
                Ok::<_, Infallible>(made.get())
            })
        };
        assert_eq!(join_all([ask(1), ask(1), ask(1)]).await, [Ok(1), Ok(1), Ok(1)]);
        assert_eq!(ask(2).await, Ok(2));
        assert_eq!(ask(1).await, Ok(1));
        // The third value evicts the second, which is the least recently used.
        assert_eq!((ask(3).await, ask(1).await, ask(2).await), (Ok(3), Ok(1), Ok(4)));
    }

    #[tokio::test]
    async fn errors_are_not_cached() {
        let cache = Cache::new(1);
        assert_eq!(cache.get(1, async { Err::<u8, _>("no") }).await, Err("no"));
        assert_eq!(cache.get(1, async { Ok::<_, &str>(7) }).await, Ok(7));
    }
}
