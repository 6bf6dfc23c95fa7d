//! The arithmetic of a layer.
//!
//! Every sum adds its inputs in a fixed order, and the loops vectorise over the outputs: so wider vectors
//! are faster and give the same bits.

#![expect(clippy::inline_always, reason = "only what is inlined is compiled for wide vectors")]

use super::half::LARGEST;

/// A fully connected layer with `OUT` outputs.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Layer<const OUT: usize> {
    pub(super) bias: [f32; OUT],
    /// The weights of each input for all outputs.
    pub(super) rows: Vec<[f32; OUT]>,
}

impl<const OUT: usize> Layer<OUT> {
    /// The sums of the rows of all inputs that count.
    #[inline(always)]
    pub(super) fn apply(&self, inputs: &[(u16, f32)]) -> [f32; OUT] {
        let mut sums = self.bias;
        add_rows(&mut sums, &self.rows, inputs);
        sums
    }

    /// The same with this many inputs, of which new ones have weights of zero.
    pub(super) fn widened(mut self, inputs: usize) -> Self {
        self.rows.resize(inputs, [0.0; OUT]);
        self
    }

    /// All weights: the bias, then the rows of the inputs.
    pub(super) fn each_weight(&self, see: &mut impl FnMut(f32)) {
        self.bias.iter().chain(self.rows.iter().flatten()).for_each(|&weight| see(weight));
    }
}

/// A layer with very many inputs, whose rows are stored as bfloat16 to halve the memory traffic, which
/// is the bottleneck.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ShortLayer<const OUT: usize> {
    pub(super) bias: [f32; OUT],
    pub(super) rows: Vec<[u16; OUT]>,
}

impl<const OUT: usize> From<Layer<OUT>> for ShortLayer<OUT> {
    fn from(layer: Layer<OUT>) -> Self {
        let rows = layer.rows.iter().map(|row| row.map(shortened));
        Self { bias: layer.bias, rows: rows.collect() }
    }
}

impl<const OUT: usize> ShortLayer<OUT> {
    /// The sums of the rows of all inputs that count.
    #[inline(always)]
    pub(super) fn apply(&self, inputs: &[(u16, f32)]) -> [f32; OUT] {
        let mut sums = self.bias;
        for (number, part) in sums.chunks_exact_mut(BLOCK).enumerate() {
            let mut block = [0.0; BLOCK];
            block.copy_from_slice(part);
            for &(place, input) in inputs {
                let row = &self.rows[usize::from(place)][number * BLOCK..][..BLOCK];
                for (sum, &weight) in block.iter_mut().zip(row) {
                    *sum += input * lengthened(weight);
                }
            }
            part.copy_from_slice(&block);
        }
        sums
    }

    /// All weights: the bias, then the rows of the inputs.
    pub(super) fn each_weight(&self, see: &mut impl FnMut(f32)) {
        let rows = self.rows.iter().flatten().map(|&weight| lengthened(weight));
        self.bias.iter().copied().chain(rows).for_each(see);
    }
}

#[inline(always)]
fn lengthened(short: u16) -> f32 {
    f32::from_bits(u32::from(short) << 16)
}

/// Rounds to the nearest bfloat16 that fits into a file: what is larger than every half-precision number
/// would be written as infinite.
fn shortened(number: f32) -> u16 {
    let bits = number.to_bits();
    let half = 0x7fff + (bits >> 16 & 1);
    let nearest = (bits.wrapping_add(half) >> 16) as u16;
    if lengthened(nearest).abs() <= LARGEST { nearest } else { (bits >> 16) as u16 }
}

/// How many sums are kept in registers at a time.
const BLOCK: usize = 128;

/// Adds the weighted rows of all nonzero inputs.
#[inline(always)]
pub(super) fn add_rows<const OUT: usize>(
    sums: &mut [f32; OUT],
    rows: &[[f32; OUT]],
    inputs: &[(u16, f32)],
) {
    for &(place, input) in inputs {
        for (sum, weight) in sums.iter_mut().zip(&rows[usize::from(place)]) {
            *sum += input * weight;
        }
    }
}

/// The dot product, with one partial sum per vector lane, added up at the end.
#[inline(always)]
pub(super) fn dot<const N: usize>(values: &[f32; N], weights: &[[f32; 1]]) -> f32 {
    let mut parts = [0.0; 16];
    for (values, weights) in values.chunks_exact(16).zip(weights.chunks_exact(16)) {
        for ((part, value), [weight]) in parts.iter_mut().zip(values).zip(weights) {
            *part += value * weight;
        }
    }
    parts.iter().sum()
}

/// `ReLU`.
#[inline(always)]
pub(super) fn relu<const N: usize>(values: &mut [f32; N]) {
    for value in values {
        *value = value.max(0.0);
    }
}
