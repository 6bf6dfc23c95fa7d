//! Helpers for tests of drawings and pages.

use fastrand::Rng;
use hamburgum_engine::{Board, Seating, Setup, State, Variant};
use maud::Markup;
use roxmltree::Document;
use std::collections::HashSet;

/// Some positions of a random game, including the last.
pub(crate) fn positions(board: &Board, players: usize, seed: u64) -> Vec<State<'_>> {
    let mut rng = Rng::with_seed(seed);
    let variant = Variant::ALL[seed as usize % Variant::ALL.len()];
    let seating = Seating::of_count(players).expect("a number of players");
    let setup = Setup::initial(variant, seating);
    let mut state = State::from_setup(board, &setup).expect("the beginning of a game");
    let mut positions = vec![state];
    for count in 0..4000 {
        let Some(action) = rng.choice(state.legal_actions()) else { break };
        state.play(action).expect("a legal action");
        if count % 250 == 9 {
            positions.push(state);
        }
    }
    positions.push(state);
    positions
}

/// The values of an attribute, in document order.
pub(crate) fn values(drawing: &str, attribute: &str) -> Vec<String> {
    values_in(&parsed(drawing), attribute).map(str::to_owned).collect()
}

/// The same for a document that is already parsed.
pub(crate) fn values_in<'d>(
    document: &'d Document<'_>,
    attribute: &str,
) -> impl Iterator<Item = &'d str> {
    document.descendants().filter_map(move |node| node.attribute(attribute))
}

/// Parses a drawing or a page.
pub(crate) fn parsed(drawing: &str) -> Document<'_> {
    Document::parse(drawing).expect("a well-formed drawing")
}

/// The contents of the text elements.
pub(crate) fn words(drawing: &str) -> Vec<String> {
    let document = parsed(drawing);
    let texts = document.descendants().filter(|node| node.tag_name().name() == "text");
    texts.filter_map(|node| node.text().map(str::to_owned)).collect()
}

/// Checks the invariants of every drawing, and returns it as a string.
///
/// It is well-formed, has a label or is hidden from screen readers, contains no id or piece twice, and
/// no literal colour.
pub(crate) fn checked(drawing: Markup) -> String {
    let drawing = drawing.into_string();
    let document = parsed(&drawing);
    for attribute in ["id", "data-piece", "data-site", "data-field"] {
        let values: Vec<_> = values_in(&document, attribute).collect();
        let different: HashSet<_> = values.iter().collect();
        assert_eq!(different.len(), values.len(), "{attribute} twice in {values:?}");
    }
    let root = drawing.split('>').next().expect("a first element");
    assert!(root.contains("aria-hidden=\"true\"") || root.contains("role=\"img\" aria-label"));
    for paint in ["fill", "stroke", "style", "stop-color", "color"] {
        for value in values_in(&document, paint) {
            assert!(value.starts_with("url(#") || value.starts_with("--"), "{paint} is {value}");
        }
    }
    drawing
}

/// HTML elements without an end tag.
const VOID: [&str; 4] = ["meta", "link", "input", "img"];
/// HTML attributes without a value.
const BARE: [&str; 10] = [
    "autofocus",
    "checked",
    "disabled",
    "hidden",
    "open",
    "readonly",
    "required",
    "selected",
    "data-theme-toggle",
    "data-text",
];

/// A page as XML, so that a strict parser finds missing end tags and quotes.
pub(crate) fn as_xml(page: &str) -> String {
    let page = page.trim_start_matches("<!DOCTYPE html>");
    let mut xml = String::new();
    for part in page.split_inclusive('>') {
        let (before, tag) = part.split_at(part.find('<').unwrap_or(part.len()));
        xml.push_str(before);
        for word in tag.split_inclusive(' ') {
            let name = word.trim_end_matches([' ', '>']);
            xml.push_str(name);
            if BARE.contains(&name) {
                xml.push_str("=\"\"");
            }
            xml.push_str(&word[name.len()..]);
        }
        if tag.split_once(' ').is_some_and(|(name, _)| VOID.contains(&&name[1..])) {
            xml.insert(xml.len() - 1, '/');
        }
    }
    xml
}
