//! Runs plain loops with the widest SIMD vectors of the processor.

use pulp::{Simd, WithSimd};

/// Arithmetic that is compiled once for each vector width. It uses no intrinsics, so all versions give
/// the same bits.
///
/// `run` and everything that it calls must be `#[inline(always)]`: a function that is not inlined keeps
/// the baseline vector width. That is also why it is not a closure, which cannot have the attribute.
pub(super) trait Arithmetic {
    type Output;

    fn run(self) -> Self::Output;
}

/// Passes arithmetic to [`pulp::Arch::dispatch`].
pub(super) struct Wide<A>(pub(super) A);

impl<A: Arithmetic> WithSimd for Wide<A> {
    type Output = A::Output;

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "only what is inlined here is compiled for wide vectors"
    )]
    fn with_simd<S: Simd>(self, _: S) -> A::Output {
        self.0.run()
    }
}
