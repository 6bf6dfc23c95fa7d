//! Each thing has one term in each language: the one in `docs/terms.md`.

use super::fluent::{Message, messages};
use crate::texts::Language;
use std::collections::BTreeSet;

const PAGE: &str = include_str!("../../../../../docs/terms.md");

/// One or more words in lower case; a final `*` matches any ending.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Clone)]
struct Wording(Vec<String>);

impl Wording {
    fn of(text: &str) -> Self {
        Self(text.split_whitespace().flat_map(words_with_star).collect())
    }

    fn occurs_in(&self, words: &[String]) -> bool {
        words.windows(self.0.len()).any(|found| self.0.iter().zip(found).all(|(a, b)| fits(a, b)))
    }

    /// The same with any ending.
    fn inflected(mut self) -> Self {
        if let Some(last) = self.0.last_mut().filter(|last| !last.ends_with('*')) {
            last.push('*');
        }
        self
    }
}

fn words_with_star(text: &str) -> Vec<String> {
    let mut words = words(text);
    if let Some(last) = words.last_mut().filter(|_| text.ends_with('*')) {
        last.push('*');
    }
    words
}

fn words(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

fn fits(wanted: &str, found: &str) -> bool {
    wanted.strip_suffix('*').map_or(wanted == found, |beginning| found.starts_with(beginning))
}

/// The term of a language for a thing, and the words that must not be used for it.
#[derive(Debug)]
struct Term {
    used: Wording,
    avoided: Vec<Wording>,
}

impl Term {
    fn of(cell: &str) -> Self {
        let (used, rest) = cell.split_once("(not: ").unwrap_or((cell, ""));
        let avoided = rest.trim_end_matches(')').split(',').filter(|one| !one.trim().is_empty());
        Self { used: Wording::of(used), avoided: avoided.map(Wording::of).collect() }
    }
}

/// The cells of the page's tables, without their headers.
fn rows(part: &str) -> impl Iterator<Item = [&str; 4]> {
    let lines = part.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    let cells = lines.map(|line| line.split(" | ").map(str::trim).collect::<Vec<_>>());
    cells
        .filter(|cells| !["---", "English", "language"].contains(&cells[0]))
        .map(|cells| cells.try_into().expect("four cells in a line of docs/terms.md"))
}

fn split_page() -> (&'static str, &'static str) {
    PAGE.split_once("## Exceptions").expect("exceptions in docs/terms.md")
}

fn terms(language: Language) -> Vec<Term> {
    let column = Language::ALL.iter().position(|one| *one == language).expect("a language");
    rows(split_page().0).map(|cells| Term::of(cells[column])).collect()
}

/// The language's code, the key of the text, and the word that it may use.
fn exceptions() -> BTreeSet<(&'static str, &'static str, Wording)> {
    rows(split_page().1)
        .map(|[language, key, word, why]| {
            assert!(!why.is_empty(), "{key} has no reason for {word:?}");
            (language, key, Wording::of(word))
        })
        .collect()
}

fn words_of(message: &Message) -> Vec<String> {
    words(&message.text)
}

#[test]
fn no_text_uses_a_second_word_for_a_thing() {
    let mut unused = exceptions();
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let terms = terms(language);
        for (key, message) in messages(language) {
            let words = words_of(&message);
            for term in &terms {
                for avoided in term.avoided.iter().filter(|one| one.occurs_in(&words)) {
                    let exception = (language.code(), key.as_str(), avoided.clone());
                    if !exceptions().contains(&exception) {
                        let (code, used) = (language.code(), term.used.0.join(" "));
                        let avoided = avoided.0.join(" ");
                        wrong.push(format!("{code} {key}: say {used:?} and not {avoided:?}"));
                    }
                    unused.retain(|one| {
                        (one.0, one.1, &one.2) != (exception.0, exception.1, avoided)
                    });
                }
            }
        }
    }
    assert!(wrong.is_empty(), "see docs/terms.md\n{}", wrong.join("\n"));
    assert!(unused.is_empty(), "exceptions that nothing needs: {unused:?}");
}

#[test]
fn each_term_is_used() {
    for language in Language::ALL {
        let texts: Vec<_> = messages(language).values().map(words_of).collect();
        for term in terms(language) {
            let used = term.used.clone().inflected();
            let found = texts.iter().any(|words| used.occurs_in(words));
            assert!(found, "{language:?}: no text says {:?}", term.used.0.join(" "));
        }
    }
}

#[test]
fn a_wording_matches_whole_words() {
    let found = |wording, text| Wording::of(wording).occurs_in(&words(text));
    assert!(found("Viertel*", "in zwei Vierteln."));
    assert!(!found("Viertel", "in zwei Vierteln."));
    assert!(found("offene* Plättchen", "Alle offenen Plättchen werden gewertet"));
    assert!(!found("offene* Plättchen", "offen ist das Plättchen"));
    assert!(found("nom d’utilisateur", "Votre nom d’utilisateur"));
    assert!(!found("area", "“Areale”"));
}
