//! Running plain loops with the widest vectors that a processor has.

use pulp::{Simd, WithSimd};

/// Work that is compiled once for each width of vectors. It uses no special arithmetic, so all of
/// them come to the same bits.
pub(super) struct Wide<F>(pub(super) F);

impl<R, F: FnOnce() -> R> WithSimd for Wide<F> {
    type Output = R;

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "only what is inlined here is compiled for wide vectors"
    )]
    fn with_simd<S: Simd>(self, _: S) -> R {
        (self.0)()
    }
}
