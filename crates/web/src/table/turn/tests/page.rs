//! A parsed part of a page.

use crate::testing::as_xml;
use std::collections::HashSet;

/// A button as a user finds it.
#[derive(Debug)]
pub(super) struct Button {
    pub(super) name: Option<String>,
    pub(super) value: String,
    pub(super) is_enabled: bool,
}

/// A page as a document.
pub(super) struct Page(String);

impl Page {
    /// Parses HTML as XML, after adding what HTML may leave out.
    pub(super) fn read(html: &str) -> Self {
        Self(format!("<page>{}</page>", as_xml(html)))
    }

    fn with<T>(&self, look: impl FnOnce(&roxmltree::Document<'_>) -> T) -> T {
        let document = roxmltree::Document::parse(&self.0)
            .unwrap_or_else(|error| panic!("{error}: {}", self.0));
        look(&document)
    }

    /// Invariants of every page: ids are unique, references have targets, every button has a name, and
    /// there are no inline styles.
    pub(super) fn check(&self) {
        self.with(|document| {
            let nodes = || document.descendants();
            let mut ids = HashSet::new();
            for id in nodes().filter_map(|node| node.attribute("id")) {
                assert!(ids.insert(id), "{id} is there twice");
            }
            for node in nodes() {
                assert!(node.attribute("style").is_none(), "{node:?}");
                for attribute in ["for", "form", "aria-labelledby", "aria-describedby"] {
                    if let Some(id) = node.attribute(attribute) {
                        assert!(ids.contains(id), "{attribute} {id} leads nowhere");
                    }
                }
                if node.has_tag_name("button") {
                    assert!(!words(node).is_empty(), "{node:?} has no name");
                }
            }
            assert!(!self.0.contains("{turn-") && !self.0.contains("{$"), "{}", self.0);
        });
    }

    pub(super) fn buttons(&self) -> Vec<Button> {
        self.with(|document| {
            let buttons = document.descendants().filter(|node| node.has_tag_name("button"));
            let button = |node: roxmltree::Node<'_, '_>| Button {
                name: node.attribute("name").map(str::to_owned),
                value: node.attribute("value").unwrap_or_default().to_owned(),
                is_enabled: node.attribute("aria-disabled").is_none(),
            };
            buttons.map(button).collect()
        })
    }

    /// The addresses of the forms.
    pub(super) fn forms(&self) -> Vec<String> {
        self.with(|document| {
            let forms = document.descendants().filter(|node| node.has_tag_name("form"));
            forms.filter_map(|form| form.attribute("action").map(str::to_owned)).collect()
        })
    }

    /// The text of an element: one line for each row, heading and button.
    pub(super) fn lines(&self, id: &str) -> String {
        const LINES: [&str; 10] =
            ["h2", "h3", "h4", "li", "p", "dt", "dd", "summary", "button", "option"];
        self.with(|document| {
            let root = document.descendants().find(|node| node.attribute("id") == Some(id));
            let mut text = String::new();
            read(root.expect("an element with this id"), &LINES, &mut text);
            let lines =
                text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
            lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
        })
    }
}

/// Reads an element like a screen reader, skipping hidden parts and bubbles.
fn read(node: roxmltree::Node<'_, '_>, lines: &[&str], text: &mut String) {
    if node.attribute("aria-hidden") == Some("true") || node.attribute("role") == Some("tooltip") {
        return;
    }
    if let Some(words) = node.text().filter(|_| node.is_text()) {
        text.push_str(words);
    }
    if let Some(name) = node.attribute("aria-label").filter(|_| node.has_tag_name("svg")) {
        text.extend(["[", name, "]"]);
        return;
    }
    let is_line = lines.contains(&node.tag_name().name());
    if is_line {
        text.push('\n');
    }
    if node.has_tag_name("button") {
        text.push_str(if node.attribute("aria-disabled").is_some() { "(-) " } else { "(+) " });
    }
    node.children().for_each(|child| read(child, lines, text));
    if is_line {
        text.push('\n');
    }
}

fn words(node: roxmltree::Node<'_, '_>) -> String {
    let mut text = String::new();
    read(node, &[], &mut text);
    text.trim_start_matches("(+)").trim_start_matches("(-)").trim().to_owned()
}
