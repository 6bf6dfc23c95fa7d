//! A list of up to ten small numbers in four bytes.

/// Numbers from 0 to 6 in the order in which they were pushed: three bits each, 0 for no entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct TinyList(u32);

impl TinyList {
    pub(crate) const fn len(self) -> usize {
        (32 - self.0.leading_zeros()).div_ceil(3) as usize
    }

    /// Appends a number below 7; there is room for ten.
    pub(crate) const fn push(&mut self, number: usize) {
        self.0 |= (number as u32 + 1) << (3 * self.len());
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        (0..self.len()).map(move |i| (self.0 >> (3 * i) & 0b111) as usize - 1)
    }
}
