//! Words of the game as JSON strings and keys.

use serde::{Serialize, Serializer};
use std::fmt::Display;

/// A value that is serialised as its word in records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word<T>(pub T);

impl<T: Display> Serialize for Word<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// A map that is serialised as an object with words as keys.
#[derive(Clone, Debug)]
pub struct ByWord<K, V>(pub Vec<(K, V)>);

impl<K: Copy, V> ByWord<K, V> {
    /// Computes the value of each key.
    pub fn new(keys: impl IntoIterator<Item = K>, value: impl Fn(K) -> V) -> Self {
        Self(keys.into_iter().map(|key| (key, value(key))).collect())
    }
}

impl<K: Display, V: Serialize> Serialize for ByWord<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (Word(key), value)))
    }
}
