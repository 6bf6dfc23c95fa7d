//! Deterministic random choices from a seed, which never change.

/// A random number generator (`SplitMix64`). It is implemented here because
/// a city must not change when a library does.
#[derive(Clone, Debug)]
pub(crate) struct Chance {
    state: u64,
}

impl Chance {
    /// The generator for one attempt at the city of a seed.
    pub(crate) fn for_attempt(seed: u32, attempt: u32) -> Self {
        let mut chance = Self { state: u64::from(seed) << 32 | u64::from(attempt) };
        // Neighbouring seeds differ in few bits; after one step they are uncorrelated.
        chance.state = chance.next();
        chance
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below a bound, which is not zero.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        // The upper half of a product is uniform enough: no bound here exceeds a few thousand.
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }

    /// A number from `first` to `last`, both included.
    pub(crate) fn between(&mut self, first: i64, last: i64) -> i64 {
        let count = usize::try_from(last - first + 1).expect("a last number after the first");
        first + i64::try_from(self.below(count)).expect("a number below a small count")
    }

    /// An element of a list that is not empty.
    pub(crate) fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }

    pub(crate) fn shuffle<T>(&mut self, things: &mut [T]) {
        for end in (1..things.len()).rev() {
            things.swap(end, self.below(end + 1));
        }
    }
}
