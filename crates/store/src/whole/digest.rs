//! Digests of logs: equal ones mean equal games.

use super::WholeTable;
use sha2::{Digest as _, Sha256};
use std::fmt;

/// The SHA-256 of heads, times and entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Digest([u8; 32]);

impl WholeTable {
    /// The digest of what a table is derived from. Names and cards are not part of it.
    pub fn digest(&self) -> Digest {
        let mut hasher = Sha256::new();
        for text in [&self.id, &self.log.head].into_iter().chain(&self.log.entries) {
            // With its length no text can pass for the end of the one before it.
            hasher.update((text.len() as u64).to_le_bytes());
            hasher.update(text);
        }
        hasher.update(self.log.created.0.to_le_bytes());
        Digest(hasher.finalize().into())
    }
}

impl Digest {
    /// The digest of no table.
    pub const NONE: Self = Self([0; 32]);

    /// The digest of these tables and one more.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(Sha256::new().chain_update(self.0).chain_update(other.0).finalize().into())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}
