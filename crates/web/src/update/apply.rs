//! What a browser does with an update, in Rust: for tests and for the load test.

use super::changes::Change;
use super::scan::{is_void, name};
use std::fmt;

/// A change does not fit the markup that it was applied to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ApplyError;

impl fmt::Display for ApplyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a change names a node that is not there")
    }
}

impl std::error::Error for ApplyError {}

/// Applies changes to the markup of one element.
///
/// # Errors
/// A change names a node that is not there.
pub fn apply(markup: &str, changes: &[Change<'_>]) -> Result<String, ApplyError> {
    let mut tree = MarkupTree::read(markup)?;
    tree.apply(changes)?;
    Ok(tree.to_string())
}

/// The nodes of one element, to which many updates can be applied.
pub struct MarkupTree(Node);

impl MarkupTree {
    /// Parses the markup of an element.
    ///
    /// # Errors
    /// The markup is not one element.
    pub fn read(markup: &str) -> Result<Self, ApplyError> {
        let mut nodes = parse(markup);
        let root = nodes.pop().ok_or(ApplyError)?;
        if nodes.is_empty() { Ok(Self(root)) } else { Err(ApplyError) }
    }

    /// Applies changes.
    ///
    /// # Errors
    /// A change names a node that is not there; the tree must not be used afterwards.
    pub fn apply(&mut self, changes: &[Change<'_>]) -> Result<(), ApplyError> {
        let root = &mut self.0;
        // Backwards: an element comes after those around it, and its later children before the earlier ones.
        for change in changes.iter().rev() {
            match change {
                Change::Tag { path, tag } => (*tag).clone_into(&mut root.at(path)?.start),
                Change::Children { path, at, removed, html } => {
                    let children = &mut root.at(path)?.children;
                    let range = *at..*at + *removed;
                    children.get(range.clone()).ok_or(ApplyError)?;
                    children.splice(range, parse(html));
                }
            }
        }
        Ok(())
    }

    /// The start tags of all elements and the texts between them, in order.
    pub fn tags(&self) -> impl Iterator<Item = &str> {
        let mut waiting = vec![&self.0];
        std::iter::from_fn(move || {
            let node = waiting.pop()?;
            waiting.extend(node.children.iter().rev());
            Some(node.start.as_str())
        })
    }
}

impl fmt::Display for MarkupTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(f)
    }
}

/// Text, or an element.
struct Node {
    /// The text or the start tag.
    start: String,
    children: Vec<Node>,
    end: String,
}

impl Node {
    const fn leaf(start: String) -> Self {
        Self { start, children: Vec::new(), end: String::new() }
    }

    fn at(&mut self, path: &[usize]) -> Result<&mut Self, ApplyError> {
        path.iter().try_fold(self, |node, &place| node.children.get_mut(place).ok_or(ApplyError))
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.start)?;
        self.children.iter().try_for_each(|child| child.write(f))?;
        f.write_str(&self.end)
    }
}

fn parse(markup: &str) -> Vec<Node> {
    let mut open = vec![Node::leaf(String::new())];
    let add = |open: &mut Vec<Node>, node| {
        if let Some(parent) = open.last_mut() {
            parent.children.push(node);
        }
    };
    let mut rest = markup;
    while !rest.is_empty() {
        let end = match rest.strip_prefix('<') {
            Some(tag) => tag.find('>').map_or(rest.len(), |end| end + 2),
            None => rest.find('<').unwrap_or(rest.len()),
        };
        let (token, tail) = rest.split_at(end);
        rest = tail;
        if token.starts_with("</") {
            if let Some(mut element) = open.pop() {
                token.clone_into(&mut element.end);
                add(&mut open, element);
            }
        } else if token.starts_with('<') && !is_void(name(token)) {
            open.push(Node::leaf(token.to_owned()));
        } else {
            add(&mut open, Node::leaf(token.to_owned()));
        }
    }
    open.pop().map(|root| root.children).unwrap_or_default()
}
