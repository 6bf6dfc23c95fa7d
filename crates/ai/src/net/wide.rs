//! Running plain loops with the widest vectors that a processor has.

use pulp::{Simd, WithSimd};

/// Arithmetic that is compiled once for each width of vectors. It uses no special instructions, so
/// all of them come to the same bits.
///
/// `run` and everything that it calls must be `#[inline(always)]`: a function that is called keeps
/// the narrow vectors that every processor has. That is also why it is no closure, which cannot be
/// marked so.
pub(super) trait Arithmetic {
    type Output;

    fn run(self) -> Self::Output;
}

/// Hands arithmetic to [`pulp::Arch::dispatch`].
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
