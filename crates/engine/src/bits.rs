//! Walking over the ones of a bit set.

/// The places of the ones, from the lowest up.
pub(crate) fn ones(mut bits: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let place = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            place
        })
    })
}
