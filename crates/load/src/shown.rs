//! What a page shows of a table, brought up to date as the scripts do it.

use crate::scan;
use anyhow::{Context, Result, ensure};
use hamburgum_web::update::{Change, MarkupTree};
use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;

/// The table of a page: the element `main`.
pub(crate) struct Shown {
    tree: MarkupTree,
    /// Identifies what it shows.
    edition: String,
    version: u64,
}

/// A message of the server about a table.
#[derive(Debug, Deserialize)]
pub(crate) struct Message {
    /// The edition that the changes are for.
    from: Option<String>,
    /// The edition after them.
    to: String,
    pub(crate) version: u64,
    /// Missing if the page has to fetch the whole table, or has it already.
    changes: Option<Vec<ChangeArray>>,
}

/// A change as an array: its path, then a start tag, or a place, a count and what comes there.
#[derive(Debug)]
struct ChangeArray(Vec<usize>, Replacement);

#[derive(Debug)]
enum Replacement {
    Tag(String),
    Children(usize, usize, String),
}

impl ChangeArray {
    fn change(&self) -> Change<'_> {
        let path = self.0.clone();
        match &self.1 {
            Replacement::Tag(tag) => Change::Tag { path, tag },
            Replacement::Children(at, removed, html) => {
                Change::Children { path, at: *at, removed: *removed, html }
            }
        }
    }
}

impl<'de> Deserialize<'de> for ChangeArray {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Not an untagged `enum`, for which `serde` would copy each text once more.
        deserializer.deserialize_seq(ChangeVisitor)
    }
}

struct ChangeVisitor;

impl<'de> Visitor<'de> for ChangeVisitor {
    type Value = ChangeArray;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a change of a table")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut array: A) -> Result<ChangeArray, A::Error> {
        let missing = |place| A::Error::invalid_length(place, &self);
        let path = array.next_element()?.ok_or_else(|| missing(0))?;
        let replacement = match array.next_element()?.ok_or_else(|| missing(1))? {
            TextOrNumber::Text(tag) => Replacement::Tag(tag),
            TextOrNumber::Number(at) => {
                let removed = array.next_element()?.ok_or_else(|| missing(2))?;
                let html = array.next_element()?.ok_or_else(|| missing(3))?;
                Replacement::Children(at, removed, html)
            }
        };
        Ok(ChangeArray(path, replacement))
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum TextOrNumber {
    Number(usize),
    Text(String),
}

impl Shown {
    /// The table in a page or in an answer.
    pub(crate) fn read(page: &str) -> Result<Self> {
        let begin = page.find("<main ").context("the table of a page")?;
        let end = page.rfind("</main>").context("the end of the table")? + "</main>".len();
        let main = page.get(begin..end).context("a table with its end")?;
        let tag = scan::tags(main, "main").next().context("the start of a table")?;
        let edition = scan::attribute(tag, "data-edition").context("an edition")?.to_owned();
        let plain = main.replacen(&format!(" data-edition=\"{edition}\""), "", 1);
        Ok(Self {
            tree: MarkupTree::read(&plain)?,
            edition,
            version: scan::attribute(tag, "data-version").context("a version")?.parse()?,
        })
    }

    pub(crate) fn edition(&self) -> &str {
        &self.edition
    }

    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    /// Whether the page has to fetch the whole table, because the server no longer knows what it shows.
    pub(crate) fn has_to_fetch(&self, message: &Message) -> bool {
        message.changes.is_none() && message.to != self.edition
    }

    /// Applies the changes of a message.
    pub(crate) fn take(&mut self, message: &Message) -> Result<()> {
        let Some(changes) = &message.changes else { return Ok(()) };
        ensure!(message.from.as_ref() == Some(&self.edition), "changes of another edition");
        let changes: Vec<_> = changes.iter().map(ChangeArray::change).collect();
        self.tree.apply(&changes)?;
        self.edition.clone_from(&message.to);
        self.version = message.version;
        Ok(())
    }

    /// The values of the offered actions: the enabled buttons named `act`.
    pub(crate) fn offered_actions(&self) -> Vec<&str> {
        let buttons = self.tree.tags().filter_map(|tag| tag.strip_prefix("<button"));
        buttons.filter(|tag| scan::is_offered(tag)).filter_map(scan::value).collect()
    }

    /// Whether both pages show the same, to the byte.
    pub(crate) fn is_same_as(&self, other: &Self) -> bool {
        self.edition == other.edition && self.tree.to_string() == other.tree.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<html><header></header><main id=\"table\" data-edition=\"a\" data-version=\"17\">\
        <p>Red</p><button class=\"btn\" name=\"act\" value=\"sell beer\">Beer</button>\
        <button name=\"act\" value=\"sell cloth\" disabled>Cloth</button>\
        <button name=\"act\" value=\"done\" type=\"button\" aria-disabled=\"true\">End</button>\
        <button name=\"undo\" value=\"1\"></button></main><ol>";

    #[test]
    fn only_enabled_actions_are_offered() {
        let shown = Shown::read(PAGE).expect("a table");
        assert_eq!(shown.offered_actions(), ["sell beer"]);
        assert_eq!((shown.version(), shown.edition()), (17, "a"));
        assert!(Shown::read("<main >").is_err());
    }

    #[test]
    fn messages_lead_to_the_fresh_page() {
        let mut shown = Shown::read(PAGE).expect("a table");
        let message = "{\"from\":\"a\",\"to\":\"b\",\"version\":18,\"changes\":[\
            [[],\"<main id=\\\"table\\\" data-version=\\\"18\\\">\"],[[0],0,1,\"Blue\"]]}";
        let message: Message = serde_json::from_str(message).expect("a message");
        shown.take(&message).expect("changes that fit");
        let fresh = PAGE.replace("\"a\"", "\"b\"").replace("17", "18").replace("Red", "Blue");
        assert!(shown.is_same_as(&Shown::read(&fresh).expect("a table")));
        assert_eq!(shown.version(), 18);
        assert!(shown.take(&message).is_err(), "it was for another edition");
    }

    #[test]
    fn an_unknown_edition_has_to_be_fetched() {
        let shown = Shown::read(PAGE).expect("a table");
        for (to, expected) in [("a", false), ("b", true)] {
            let message = format!("{{\"to\":\"{to}\",\"version\":18}}");
            let message: Message = serde_json::from_str(&message).expect("a message");
            assert_eq!(shown.has_to_fetch(&message), expected);
        }
    }
}
