//! Whether everything can be said, in every language.

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

/// What Fluent writes where a value or a message is missing, and marks of direction.
const MARKS: [char; 4] = ['{', '}', '\u{2068}', '\u{2069}'];

/// Says something in each language and makes sure that nothing is missing in it.
fn said(say: impl Fn(&'static Texts) -> String) -> [String; 4] {
    Language::ALL.map(|language| {
        let text = say(Texts::of(language));
        assert!(!text.is_empty() && !text.contains(MARKS), "{language:?}: {text:?}");
        assert!(!text.contains("  ") && text.trim() == text, "{language:?}: {text:?}");
        text
    })
}
