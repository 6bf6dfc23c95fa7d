//! The nonzero inputs of a layer.

#![expect(clippy::inline_always, reason = "only what is inlined is compiled for wide vectors")]

use crate::encoding::{ACTION_WIDTH, POSITION_WIDTH};

/// The maximum number of inputs: the width of the wider of both encodings.
const MOST: usize = if POSITION_WIDTH > ACTION_WIDTH { POSITION_WIDTH } else { ACTION_WIDTH };

/// Indices and values of the nonzero inputs, in order.
#[derive(Clone, Debug)]
pub(super) struct Inputs {
    list: Box<[(u16, f32); MOST]>,
    len: usize,
}

impl Default for Inputs {
    fn default() -> Self {
        Self { list: Box::new([(0, 0.0); MOST]), len: 0 }
    }
}

impl Inputs {
    /// Lists the nonzero bytes as numbers, up to the maximum number.
    #[inline(always)]
    pub(super) fn gather(&mut self, bytes: &[u8], unit: f32) {
        self.len = 0;
        let bytes = &bytes[..bytes.len().min(MOST)];
        for (start, chunk) in bytes.chunks(8).enumerate() {
            let mut eight = [0; 8];
            eight[..chunk.len()].copy_from_slice(chunk);
            // Most bytes are zero, so runs of zeros are skipped.
            let mut left = u64::from_le_bytes(eight);
            while left != 0 {
                let place = left.trailing_zeros() as usize / 8;
                let value = f32::from((left >> (8 * place)) as u8) * unit;
                left &= !(0xff << (8 * place));
                self.list[self.len] = ((8 * start + place) as u16, value);
                self.len += 1;
            }
        }
    }

    /// Lists the values above zero (a `ReLU`).
    #[inline(always)]
    pub(super) fn gather_positive(&mut self, values: &[f32]) {
        self.len = 0;
        for (place, &value) in values.iter().enumerate().take(MOST) {
            // Written unconditionally, because the branch would be hard to predict.
            self.list[self.len] = (place as u16, value);
            self.len += usize::from(value > 0.0);
        }
    }

    #[inline(always)]
    pub(super) fn list(&self) -> &[(u16, f32)] {
        &self.list[..self.len]
    }
}
