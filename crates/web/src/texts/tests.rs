//! Every text exists in every language.

mod fluent;
mod games;
mod keys;
mod lesson;
mod remarks;
mod samples;
mod terms;
mod typography;
mod words;

use super::{Language, Texts};

/// Fluent's marks for missing values or messages, and direction marks.
const MARKS: [char; 4] = ['{', '}', '\u{2068}', '\u{2069}'];

/// Formats a text in each language and asserts that nothing is missing.
fn said(say: impl Fn(&'static Texts) -> String) -> [String; 4] {
    Language::ALL.map(|language| {
        let text = say(Texts::of(language));
        assert!(!text.is_empty() && !text.contains(MARKS), "{language:?}: {text:?}");
        assert!(!text.contains("  ") && text.trim() == text, "{language:?}: {text:?}");
        text
    })
}
