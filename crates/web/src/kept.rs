//! Rendered pieces that many pages share, kept so that each is rendered once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// A bounded cache. The pieces of a usual game fit into it; when it is full, it is emptied.
pub(crate) struct Kept<K, V> {
    most: usize,
    pieces: Mutex<HashMap<K, Arc<V>>>,
}

impl<K: Eq + Hash, V> Kept<K, V> {
    pub(crate) fn new(most: usize) -> Self {
        Self { most, pieces: Mutex::default() }
    }

    /// The piece of a key, rendered if it is missing. The key must contain everything that it depends on.
    pub(crate) fn get(&self, key: K, render: impl FnOnce() -> V) -> Arc<V> {
        if let Some(piece) = self.lock().get(&key) {
            return Arc::clone(piece);
        }
        // Rendered without holding the lock, so that others need not wait.
        let piece = Arc::new(render());
        let mut pieces = self.lock();
        if pieces.len() >= self.most {
            pieces.clear();
        }
        pieces.insert(key, Arc::clone(&piece));
        piece
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<K, Arc<V>>> {
        self.pieces.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_rendered_once_until_the_cache_is_full() {
        let kept = Kept::new(2);
        let mut rendered = Vec::new();
        for key in [1, 1, 2, 1, 3, 1] {
            let piece = kept.get(key, || {
                rendered.push(key);
                key * 10
            });
            assert_eq!(*piece, key * 10);
        }
        assert_eq!(rendered, [1, 2, 3, 1]);
        assert_eq!(kept.lock().len(), 2);
    }
}
