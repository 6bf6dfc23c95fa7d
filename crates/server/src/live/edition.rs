//! The identity of what a page shows.

use hamburgum_web::update::{HashKey, Outline};
use serde::{Serialize, Serializer};
use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::str::FromStr;
use std::sync::LazyLock;

/// The secrets of this process, so that nobody can guess anything from an edition.
static SECRETS: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// The key of the hashes of this process.
pub(super) static KEY: LazyLock<HashKey> =
    LazyLock::new(|| HashKey(["first", "second", "third"].map(|word| SECRETS.hash_one(word))));

/// Identifies the state that a page shows to one viewer. Equal pages have equal editions, as long as the
/// server runs; after a restart no edition is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Edition(u64);

impl Edition {
    pub(super) fn of(outline: &Outline) -> Self {
        Self(SECRETS.hash_one(outline.hash()))
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}", self.0)
    }
}

impl FromStr for Edition {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u64::from_str_radix(text, 16).map(Self)
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
