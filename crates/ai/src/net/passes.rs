//! The forward passes, each compiled for wide vectors as a whole.

#![expect(clippy::inline_always, reason = "only what is inlined is compiled for wide vectors")]

use super::layers::{add_rows, dot, relu};
use super::wide::Arithmetic;
use super::{Net, Scratch, Verdict};
use crate::encoding::UNIT;

/// From the bytes of a position to its value.
pub(super) struct PositionPass<'a> {
    pub(super) net: &'a Net,
    pub(super) bytes: &'a [u8],
    pub(super) players: usize,
    pub(super) scratch: &'a mut Scratch,
}

impl Arithmetic for PositionPass<'_> {
    type Output = Verdict;

    #[inline(always)]
    fn run(self) -> Verdict {
        let Self { net, bytes, players, scratch } = self;
        scratch.inputs.gather(bytes, UNIT);
        let first = net.first.apply(scratch.inputs.list());
        scratch.inputs.gather_positive(&first);
        let second = net.second.apply(scratch.inputs.list());
        scratch.second.gather_positive(&second);
        let third = net.third.apply(scratch.second.list());
        scratch.inputs.gather_positive(&third);
        Verdict::of(&net.values.apply(scratch.inputs.list()), players)
    }
}

/// From a position to its policy context.
pub(super) struct ContextPass<'a> {
    pub(super) net: &'a Net,
    pub(super) scratch: &'a mut Scratch,
}

impl Arithmetic for ContextPass<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        self.scratch.context = self.net.context.apply(self.scratch.second.list());
    }
}

/// From the bytes of an action to its policy logit.
pub(super) struct ActionPass<'a> {
    pub(super) net: &'a Net,
    pub(super) bytes: &'a [u8],
    pub(super) scratch: &'a mut Scratch,
}

impl Arithmetic for ActionPass<'_> {
    type Output = f32;

    #[inline(always)]
    fn run(self) -> f32 {
        let Self { net, bytes, scratch } = self;
        scratch.inputs.gather(bytes, UNIT);
        let mut thought = scratch.context;
        add_rows(&mut thought, &net.actions.rows, scratch.inputs.list());
        relu(&mut thought);
        net.preference.bias[0] + dot(&thought, &net.preference.rows)
    }
}
