//! Scans our own markup into nodes.
//!
//! This is no parser of HTML in general: `maud` closes every element, quotes every attribute and escapes
//! `<` and `>` everywhere, so that tags can be found by these two characters.

use super::hash::HashKey;
use super::outline::Outline;
use memchr::memchr;
use std::ops::Range;

/// Elements that are compared child by child. Others are compared as a whole: browsers add elements of
/// their own to tables, and the rest is small.
const INNER: [&str; 27] = [
    "main", "section", "div", "form", "fieldset", "ol", "ul", "li", "dl", "dd", "p", "span", "nav",
    "details", "dialog", "button", "label", "svg", "g", "article", "header", "footer", "h2", "h3",
    "summary", "a", "figure",
];

/// Smaller elements are compared as a whole; an update of one costs about as much as itself.
const SMALLEST_INNER: usize = 120;

/// Markup with its nodes.
#[derive(Debug)]
pub struct Scanned<'a> {
    pub(super) text: &'a str,
    /// The place of each entry of the outline in the text.
    pub(super) ranges: Vec<Range<usize>>,
    pub(super) outline: Outline,
}

impl<'a> Scanned<'a> {
    /// Scans the markup of one element.
    pub fn new(text: &'a str, key: HashKey) -> Self {
        // A page of 100 kB has about 2,000 entries.
        let (ranges, sizes) = (text.len() / 40, text.len() / 40);
        let (ranges, sizes) = (Vec::with_capacity(ranges), Vec::with_capacity(sizes));
        let mut scanner = Scanner { text, ranges, sizes, open: Vec::new() };
        scanner.scan();
        let Scanner { ranges, sizes, .. } = scanner;
        let outline = Outline::new(text, &ranges, sizes, key);
        Self { text, ranges, outline }
    }

    /// The tree of hashes, without the text.
    pub fn outline(&self) -> &Outline {
        &self.outline
    }

    /// The outline, when the text is no longer needed.
    pub fn into_outline(self) -> Outline {
        self.outline
    }

    /// The text of these entries, which are siblings.
    pub(super) fn between(&self, first: usize, last: usize) -> &'a str {
        &self.text[self.ranges[first].start..self.ranges[last].end]
    }
}

/// An entry per node in document order: text, an element as a whole, or an element followed by its start
/// tag and its children.
struct Scanner<'a> {
    text: &'a str,
    ranges: Vec<Range<usize>>,
    /// The number of entries of each node.
    sizes: Vec<u16>,
    /// The entries of the elements that are not closed yet.
    open: Vec<usize>,
}

impl Scanner<'_> {
    fn scan(&mut self) {
        let bytes = self.text.as_bytes();
        let mut at = 0;
        while let Some(tag) = find(bytes, at, b'<') {
            if tag > at {
                self.add(at..tag);
            }
            let end = find(bytes, tag, b'>').map_or(bytes.len(), |end| end + 1);
            match bytes.get(tag + 1) {
                Some(b'/') => self.close(end),
                _ => self.open(tag..end),
            }
            at = end;
        }
    }

    fn add(&mut self, range: Range<usize>) {
        self.ranges.push(range);
        self.sizes.push(1);
    }

    fn open(&mut self, range: Range<usize>) {
        let is_void = is_void(name(&self.text[range.clone()]));
        self.add(range.clone());
        if !is_void {
            self.open.push(self.ranges.len() - 1);
            self.add(range);
        }
    }

    fn close(&mut self, end: usize) {
        let Some(element) = self.open.pop() else { return };
        self.ranges[element].end = end;
        let is_large = self.ranges[element].len() >= SMALLEST_INNER;
        let is_inner =
            is_large && code(name(&self.text[self.ranges[element + 1].clone()])).is_some();
        match u16::try_from(self.ranges.len() - element) {
            Ok(size) if is_inner => self.sizes[element] = size,
            _ => {
                self.ranges.truncate(element + 1);
                self.sizes.truncate(element + 1);
            }
        }
    }
}

fn find(bytes: &[u8], from: usize, sign: u8) -> Option<usize> {
    memchr(sign, &bytes[from..]).map(|found| from + found)
}

/// The name of a start tag.
pub(super) fn name(tag: &str) -> &str {
    let end = tag.bytes().position(|byte| matches!(byte, b' ' | b'>')).unwrap_or(tag.len());
    tag.get(1..end).unwrap_or_default()
}

/// Whether an element has neither content nor end tag.
pub(super) fn is_void(name: &str) -> bool {
    matches!(name, "input" | "br" | "hr" | "img" | "wbr")
}

/// The number of an element that is compared child by child.
pub(super) fn code(name: &str) -> Option<u8> {
    INNER.iter().position(|inner| *inner == name)?.try_into().ok()
}
