//! People who were looked up, so that not every request reads the database.
//!
//! One process writes to a file, and all its writes go through one task. That task forgets everything here
//! after each write that may concern people, before it answers; so nothing here is older than the file.

use crate::people::SessionRow;
use crate::{PersonId, SessionHash};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The capacity of each map; a full one is emptied. Ten thousand sessions take about two megabytes.
const MOST: usize = 10_000;

/// The people of recent requests.
#[derive(Debug, Default)]
pub(crate) struct KnownPeople {
    /// The person of a session, and when the session was last seen.
    pub(super) sessions: Known<SessionHash, SessionRow>,
    pub(super) aliases: Known<PersonId, Vec<PersonId>>,
}

impl KnownPeople {
    /// Forgets everything, because something was written.
    pub(crate) fn forget_all(&self) {
        self.sessions.forget_all();
        self.aliases.forget_all();
    }
}

/// Rows by key.
#[derive(Debug)]
pub(super) struct Known<K, V>(Mutex<Rows<K, V>>);

#[derive(Debug)]
struct Rows<K, V> {
    generation: Generation,
    rows: HashMap<K, V>,
}

/// Counts how often everything was forgotten.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Generation(u64);

impl<K, V> Default for Known<K, V> {
    fn default() -> Self {
        Self(Mutex::new(Rows { generation: Generation::default(), rows: HashMap::new() }))
    }
}

impl<K: Eq + Hash, V: Clone> Known<K, V> {
    /// The row of a key; without one the generation that [`keep`](Self::keep) needs, which must be known
    /// before the row is read.
    pub(super) fn get(&self, key: &K) -> Result<V, Generation> {
        let known = self.lock();
        known.rows.get(key).cloned().ok_or(known.generation)
    }

    /// Keeps a row, unless something was written since it was read.
    pub(super) fn keep(&self, read_in: Generation, key: K, row: V) {
        let mut known = self.lock();
        if known.generation != read_in {
            return;
        }
        if known.rows.len() >= MOST {
            known.rows.clear();
        }
        known.rows.insert(key, row);
    }

    fn forget_all(&self) {
        let mut known = self.lock();
        known.generation.0 += 1;
        known.rows.clear();
    }

    fn lock(&self) -> MutexGuard<'_, Rows<K, V>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_that_was_read_before_a_write_is_not_kept() {
        let known: Known<u8, char> = Known::default();
        let generation = known.get(&1).expect_err("a key without a row");
        known.keep(generation, 1, 'a');
        assert_eq!(known.get(&1), Ok('a'));
        known.forget_all();
        known.keep(generation, 1, 'a');
        let generation = known.get(&1).expect_err("a key without a row");
        known.keep(generation, 1, 'b');
        assert_eq!(known.get(&1), Ok('b'));
    }

    #[test]
    fn the_number_of_rows_is_bounded() {
        let known: Known<usize, ()> = Known::default();
        for key in 0..=MOST {
            let generation = known.get(&key).expect_err("a key without a row");
            known.keep(generation, key, ());
        }
        assert_eq!(known.lock().rows.len(), 1);
    }
}
