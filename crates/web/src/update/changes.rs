//! The differences between what a browser shows and new markup.

use super::align::{Pair, align};
use super::outline::Outline;
use super::scan::Scanned;

/// A difference. Its element is named by the indices of child nodes on the way from the root, as they were
/// before all changes; changes of the same element are in the order of its children.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change<'a> {
    /// An element has other attributes: those of this start tag.
    Tag {
        /// The way to the element.
        path: Vec<usize>,
        /// The new start tag.
        tag: &'a str,
    },
    /// Child nodes of an element are replaced.
    Children {
        /// The way to the element.
        path: Vec<usize>,
        /// The index of the first child that is replaced.
        at: usize,
        /// How many are replaced.
        removed: usize,
        /// What comes in their place.
        html: &'a str,
    },
}

/// What the path and the numbers of a change cost, in bytes.
const OVERHEAD: usize = 16;

impl Change<'_> {
    fn cost(&self) -> usize {
        OVERHEAD
            + match self {
                Self::Tag { tag, .. } => tag.len(),
                Self::Children { html, .. } => html.len(),
            }
    }
}

/// The changes that turn a page with this outline into the new one, or `None` if its root differs.
pub fn changes<'a>(old: &Outline, new: &Scanned<'a>) -> Option<Vec<Change<'a>>> {
    let next = new.outline();
    if old.is_empty() || next.is_empty() {
        return None;
    }
    let mut path = Vec::new();
    Comparison { old, new }.element(0, 0, &mut path)
}

struct Comparison<'o, 'n, 'a> {
    old: &'o Outline,
    new: &'n Scanned<'a>,
}

/// What became of some children of an element.
enum Run<'a> {
    Same(usize),
    Inside(Vec<Change<'a>>),
    /// So many children before, and the entries of the first and the last one after.
    Replaced(usize, Option<(usize, usize)>),
}

impl<'a> Comparison<'_, '_, 'a> {
    /// The changes of an element, or `None` if it has to be replaced.
    fn element(&self, a: usize, b: usize, path: &mut Vec<usize>) -> Option<Vec<Change<'a>>> {
        let (old, new) = (self.old, self.new.outline());
        if old.hash_of(a) == new.hash_of(b) {
            return Some(Vec::new());
        }
        if !old.is_inner(a) || !new.is_inner(b) || old.name(a) != new.name(b) {
            return None;
        }
        let mut changes = Vec::new();
        if old.tag(a) != new.tag(b) {
            changes.push(Change::Tag { path: path.clone(), tag: self.new.between(b + 1, b + 1) });
        }
        changes.extend(self.children(a, b, path));
        // The root cannot be replaced.
        let is_worth_it = path.is_empty() || self.is_cheaper(&changes, b);
        is_worth_it.then_some(changes)
    }

    fn is_cheaper(&self, changes: &[Change<'_>], b: usize) -> bool {
        let cost: usize = changes.iter().map(Change::cost).sum();
        cost < self.new.between(b, b).len()
    }

    fn children(&self, a: usize, b: usize, path: &mut Vec<usize>) -> Vec<Change<'a>> {
        let before: Vec<_> = self.old.children(a).collect();
        let after: Vec<_> = self.new.outline().children(b).collect();
        let mut runs: Vec<Run<'a>> = Vec::new();
        let mut place = 0;
        for pair in align(self.old, &before, self.new.outline(), &after) {
            let run = match pair {
                Pair::Kept(a, b) => {
                    path.push(place);
                    let inside = self.element(a, b, path);
                    path.pop();
                    match inside {
                        Some(changes) if changes.is_empty() => Run::Same(1),
                        Some(changes) => Run::Inside(changes),
                        None => Run::Replaced(1, Some((b, b))),
                    }
                }
                Pair::Gone => Run::Replaced(1, None),
                Pair::New(b) => Run::Replaced(0, Some((b, b))),
            };
            place += run.children_before();
            push(&mut runs, run);
        }
        self.told(runs, path)
    }

    fn told(&self, runs: Vec<Run<'a>>, path: &[usize]) -> Vec<Change<'a>> {
        let mut changes = Vec::new();
        let mut at = 0;
        for run in runs {
            let removed = run.children_before();
            match run {
                Run::Same(_) => {}
                Run::Inside(inside) => changes.extend(inside),
                Run::Replaced(_, added) => {
                    let html = added.map_or("", |(first, last)| self.new.between(first, last));
                    changes.push(Change::Children { path: path.to_vec(), at, removed, html });
                }
            }
            at += removed;
        }
        changes
    }
}

impl Run<'_> {
    const fn children_before(&self) -> usize {
        match self {
            Self::Same(count) | Self::Replaced(count, _) => *count,
            Self::Inside(_) => 1,
        }
    }
}

/// Adds a run; neighbours that are replaced are replaced together.
fn push<'a>(runs: &mut Vec<Run<'a>>, run: Run<'a>) {
    match (runs.last_mut(), run) {
        (Some(Run::Replaced(count, range)), Run::Replaced(more, added)) => {
            *count += more;
            *range = match (*range, added) {
                (Some((first, _)), Some((_, last))) => Some((first, last)),
                (one, other) => one.or(other),
            };
        }
        (_, run) => runs.push(run),
    }
}
