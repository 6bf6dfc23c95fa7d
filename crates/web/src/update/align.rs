//! Which child of an element became which.

use super::outline::Outline;

/// A pair of children, or a child without a counterpart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pair {
    /// The entries of a child before and after.
    Kept(usize, usize),
    /// A child that is gone.
    Gone,
    /// The entry of a new child.
    New(usize),
}

/// Pairs the children of an element before and after, in order.
///
/// Equal children are pairs. Between them, elements with equal start tags are pairs, and then elements of the
/// same name.
pub(super) fn align(old: &Outline, before: &[usize], new: &Outline, after: &[usize]) -> Vec<Pair> {
    let mut alignment = Alignment { old, new, pairs: Vec::with_capacity(after.len() + 4) };
    alignment.by(&LIKENESSES, before, after);
    alignment.pairs
}

type Likeness = fn(&Outline, usize, &Outline, usize) -> bool;

/// From the strictest to the loosest.
const LIKENESSES: [Likeness; 3] = [
    |old, a, new, b| old.hash_of(a) == new.hash_of(b),
    |old, a, new, b| old.is_inner(a) && new.is_inner(b) && old.tag(a) == new.tag(b),
    |old, a, new, b| old.is_inner(a) && new.is_inner(b) && old.name(a) == new.name(b),
];

/// How far ahead a counterpart is searched, which bounds the time for long lists.
const FURTHEST: usize = 64;

struct Alignment<'o> {
    old: &'o Outline,
    new: &'o Outline,
    pairs: Vec<Pair>,
}

impl Alignment<'_> {
    /// Pairs by the first likeness, and what is left between the pairs by the next ones.
    fn by(&mut self, likenesses: &[Likeness], mut before: &[usize], mut after: &[usize]) {
        let Some((is_like, looser)) = likenesses.split_first() else {
            self.pairs.extend(before.iter().map(|_| Pair::Gone));
            self.pairs.extend(after.iter().map(|&b| Pair::New(b)));
            return;
        };
        // Most lists change in the middle.
        let is_pair = |pair: &(&usize, &usize)| is_like(self.old, *pair.0, self.new, *pair.1);
        let tail = before.iter().rev().zip(after.iter().rev()).take_while(is_pair).count();
        let (tail_before, tail_after) =
            (&before[before.len() - tail..], &after[after.len() - tail..]);
        (before, after) = (&before[..before.len() - tail], &after[..after.len() - tail]);
        while let Some((i, j)) = self.next_pair(*is_like, before, after) {
            self.by(looser, &before[..i], &after[..j]);
            self.pairs.push(Pair::Kept(before[i], after[j]));
            (before, after) = (&before[i + 1..], &after[j + 1..]);
        }
        self.by(looser, before, after);
        self.pairs.extend(tail_before.iter().zip(tail_after).map(|(&a, &b)| Pair::Kept(a, b)));
    }

    /// The next pair: the nearest counterpart of the first child that has one.
    fn next_pair(
        &self,
        is_like: Likeness,
        before: &[usize],
        after: &[usize],
    ) -> Option<(usize, usize)> {
        if before.is_empty() {
            return None;
        }
        after.iter().enumerate().find_map(|(j, &b)| {
            let near = before.iter().take(FURTHEST);
            near.clone().position(|&a| is_like(self.old, a, self.new, b)).map(|i| (i, j))
        })
    }
}
