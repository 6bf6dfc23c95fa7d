//! Renders passages as HTML: ids of rules become links, and search hits are marked.

use super::passage::Block;
use super::{Passage, Query, Rule};
use crate::Texts;
use maud::{Markup, html};

/// The location of the rules' anchors, relative to the current page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Anchors {
    /// On the same page.
    Here,
    /// On the page of all rules.
    Elsewhere,
}

/// How to render a passage.
#[derive(Clone, Copy)]
pub(crate) struct Prose<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) anchors: Anchors,
    pub(crate) query: &'a Query,
}

impl Prose<'_> {
    /// Everything below the title.
    pub(crate) fn body(&self, passage: &Passage) -> Markup {
        html! { @for block in &passage.blocks { (self.block(block)) } }
    }

    fn block(&self, block: &Block) -> Markup {
        match block {
            Block::Paragraph(text) => html! { p { (self.line(text)) } },
            Block::List(items) => html! {
                ul { @for item in items { li { (self.line(item)) } } }
            },
            Block::Example(text) => html! {
                p class="example" {
                    b { (self.texts.say("rules-example").text()) } " " (self.line(text))
                }
            },
        }
    }

    /// A line of text, with links to the rules that it names.
    pub(crate) fn line(&self, text: &str) -> Markup {
        html! {
            @for piece in pieces(text) {
                @match Rule::with_id(piece) {
                    Some(rule) => a href=(self.address(rule.id)) { (self.plain(piece)) },
                    None => (self.plain(piece)),
                }
            }
        }
    }

    /// The address of the anchor of a rule or chapter.
    pub(crate) fn address(&self, anchor: &str) -> String {
        match self.anchors {
            Anchors::Here => format!("#{anchor}"),
            Anchors::Elsewhere => {
                format!("/{}/rules#{anchor}", self.texts.language().code())
            }
        }
    }

    /// A text without links, with search hits marked.
    pub(crate) fn plain(&self, text: &str) -> Markup {
        let marks = self.query.marks(text);
        let mut ends = marks.iter().map(|mark| mark.end);
        let gaps: Vec<_> = std::iter::once(0).chain(ends.clone()).collect();
        let rest = ends.next_back().unwrap_or(0);
        html! {
            @for (gap, mark) in gaps.into_iter().zip(&marks) {
                (text[gap..mark.start])
                mark { (text[mark.clone()]) }
            }
            (text[rest..])
        }
    }
}

/// Splits a text before and after each id of a rule.
fn pieces(text: &str) -> Vec<&str> {
    let belongs = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let (mut pieces, mut begin, mut at) = (Vec::new(), 0, 0);
    while at < text.len() {
        let rest = &text[at..];
        let length = rest.find(|letter| !belongs(letter)).unwrap_or(rest.len());
        if Rule::with_id(&rest[..length]).is_some() {
            pieces.extend([&text[begin..at], &rest[..length]]);
            begin = at + length;
        }
        let next = rest[length..].chars().next().map_or(0, char::len_utf8);
        at += length + next;
    }
    pieces.push(&text[begin..]);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn written(anchors: Anchors, typed: &str, text: &str) -> String {
        let (texts, query) = (Texts::of(Language::German), Query::of(typed));
        Prose { texts, anchors, query: &query }.line(text).into_string()
    }

    #[test]
    fn ids_of_rules_become_links() {
        let here = written(Anchors::Here, "", "(SHIP-2 & SHIP-20)");
        assert_eq!(here, "(<a href=\"#SHIP-2\">SHIP-2</a> &amp; SHIP-20)");
        let there = written(Anchors::Elsewhere, "", "DON-4.");
        assert_eq!(there, "<a href=\"/de/rules#DON-4\">DON-4</a>.");
    }

    #[test]
    fn hits_are_marked_and_text_is_escaped() {
        let marked = written(Anchors::Here, "öl <b>", "<b>Öl</b> in Hölle");
        assert_eq!(marked, "<mark>&lt;b&gt;</mark><mark>Öl</mark>&lt;/b&gt; in H<mark>öl</mark>le");
    }
}
