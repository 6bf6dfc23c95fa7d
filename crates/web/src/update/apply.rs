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
    let mut nodes = parse(markup);
    let [root] = &mut nodes[..] else { return Err(ApplyError) };
    // Backwards: an element comes after those around it, and its later children before the earlier ones.
    for change in changes.iter().rev() {
        match change {
            Change::Tag { path, tag } => root.at(path)?.start = (*tag).to_owned(),
            Change::Children { path, at, removed, html } => {
                let children = &mut root.at(path)?.children;
                let range = *at..*at + *removed;
                children.get(range.clone()).ok_or(ApplyError)?;
                children.splice(range, parse(html));
            }
        }
    }
    let mut text = String::with_capacity(markup.len());
    root.write(&mut text);
    Ok(text)
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

    fn write(&self, text: &mut String) {
        text.push_str(&self.start);
        self.children.iter().for_each(|child| child.write(text));
        text.push_str(&self.end);
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
                element.end = token.to_owned();
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
