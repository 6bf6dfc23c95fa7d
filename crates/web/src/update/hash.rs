//! A fast keyed hash of markup.

/// The secret of the hashes. With a random one nobody can construct two texts with equal hashes.
#[derive(Clone, Copy, Debug)]
pub struct HashKey(pub [u64; 3]);

impl HashKey {
    /// The hash of a text.
    pub(super) fn text(self, text: &str) -> u64 {
        let mut hash = self.0[0] ^ text.len() as u64;
        let mut rest = text.as_bytes();
        while let Some((head, tail)) = rest.split_first_chunk::<16>() {
            hash = self.add(hash, *head);
            rest = tail;
        }
        let mut last = [0; 16];
        last[..rest.len()].copy_from_slice(rest);
        self.finish(self.add(hash, last))
    }

    /// The hash of a sequence of hashes.
    pub(super) fn sequence(self, hashes: impl Iterator<Item = u64>) -> u64 {
        let all = hashes.fold(self.0[1], |all, one| fold(all ^ self.0[2], one ^ self.0[0]));
        self.finish(all)
    }

    fn add(self, hash: u64, bytes: [u8; 16]) -> u64 {
        let bytes = u128::from_le_bytes(bytes);
        fold(low(bytes) ^ self.0[1], low(bytes >> 64) ^ hash)
    }

    fn finish(self, hash: u64) -> u64 {
        fold(hash ^ self.0[2], self.0[1] | 1)
    }
}

/// Multiplies and folds the halves of the product, so that each bit depends on all bits.
const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    low(product) ^ low(product >> 64)
}

#[expect(clippy::cast_possible_truncation, reason = "the low half is what is wanted")]
const fn low(number: u128) -> u64 {
    number as u64
}
