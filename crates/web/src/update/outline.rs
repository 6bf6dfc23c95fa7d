//! The hashes of a page: what the server remembers of what a browser shows.

use super::hash::HashKey;
use super::scan::{code, name};
use std::ops::Range;

/// A tree of hashes in document order: about 20 kB for a table whose markup has 100 kB.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    hashes: Box<[u64]>,
    sizes: Box<[u16]>,
}

impl Outline {
    pub(super) fn new(text: &str, ranges: &[Range<usize>], sizes: Vec<u16>, key: HashKey) -> Self {
        let hashes = vec![0; sizes.len()].into_boxed_slice();
        let mut outline = Self { hashes, sizes: sizes.into_boxed_slice() };
        let text_of = |entry: usize| &text[ranges[entry].clone()];
        // Backwards, so that the parts of an element come before it.
        for entry in (0..ranges.len()).rev() {
            outline.hashes[entry] = if outline.is_inner(entry) {
                let tag = &mut outline.hashes[entry + 1];
                // The name is part of the value, because an element cannot change its name.
                *tag = *tag & !0xFF | code(name(text_of(entry + 1))).map_or(0xFF, u64::from);
                key.sequence(outline.parts(entry).map(|part| outline.hashes[part]))
            } else {
                key.text(text_of(entry))
            };
        }
        outline
    }

    /// The hash of the whole page.
    pub fn hash(&self) -> u64 {
        self.hashes.first().copied().unwrap_or_default()
    }

    /// The memory that it takes, in bytes.
    pub fn bytes(&self) -> usize {
        self.hashes.len() * (size_of::<u64>() + size_of::<u16>())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.hashes.is_empty()
    }

    pub(super) fn hash_of(&self, entry: usize) -> u64 {
        self.hashes[entry]
    }

    /// Whether a node is compared child by child.
    pub(super) fn is_inner(&self, entry: usize) -> bool {
        self.sizes[entry] > 1
    }

    /// The hash of the start tag of an inner node.
    pub(super) fn tag(&self, entry: usize) -> u64 {
        self.hashes[entry + 1]
    }

    /// The code of the name of an inner node.
    pub(super) fn name(&self, entry: usize) -> u64 {
        self.tag(entry) & 0xFF
    }

    /// The children of an inner node.
    pub(super) fn children(&self, entry: usize) -> impl Iterator<Item = usize> + '_ {
        self.parts(entry).skip(1)
    }

    /// The start tag and the children of an inner node.
    fn parts(&self, entry: usize) -> impl Iterator<Item = usize> + '_ {
        let end = entry + usize::from(self.sizes[entry]);
        let is_inside = move |part: &usize| *part < end;
        let next =
            move |&part: &usize| Some(part + usize::from(self.sizes[part])).filter(is_inside);
        std::iter::successors(Some(entry + 1).filter(is_inside), next)
    }
}
