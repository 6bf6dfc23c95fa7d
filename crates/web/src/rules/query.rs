//! Search queries: words that are matched regardless of case and accents.

use std::ops::Range;

/// A search query.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Query {
    words: Vec<String>,
}

/// Additional words and letters are ignored, so that no query makes a page slow.
const MOST_WORDS: usize = 8;
const MOST_LETTERS: usize = 80;

impl Query {
    /// Parses what was typed.
    pub(crate) fn of(typed: &str) -> Self {
        let cut: String = typed.chars().take(MOST_LETTERS).collect();
        let words = Folded::of(&cut).text;
        Self { words: words.split_whitespace().take(MOST_WORDS).map(str::to_owned).collect() }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Whether this text contains all words.
    pub(crate) fn finds(&self, text: &str) -> bool {
        let folded = Folded::of(text).text;
        self.words.iter().all(|word| folded.contains(word.as_str()))
    }

    /// The hits in this text, in order and without overlap.
    pub(crate) fn marks(&self, text: &str) -> Vec<Range<usize>> {
        let folded = Folded::of(text);
        let mut found: Vec<_> = self.words.iter().flat_map(|word| folded.places(word)).collect();
        found.sort_unstable_by_key(|range| (range.start, range.end));
        let mut marks: Vec<Range<usize>> = Vec::new();
        for range in found {
            match marks.last_mut() {
                Some(last) if range.start < last.end => last.end = last.end.max(range.end),
                _ => marks.push(range),
            }
        }
        marks
    }
}

/// A text in lower case without accents, with a mapping back to the original.
struct Folded {
    text: String,
    /// For each byte of the text, the byte range of the letter in the original.
    origins: Vec<Range<usize>>,
}

impl Folded {
    fn of(original: &str) -> Self {
        let mut folded = Self { text: String::new(), origins: Vec::new() };
        for (start, letter) in original.char_indices() {
            for small in letter.to_lowercase() {
                push_plain(&mut folded.text, small);
            }
            folded.origins.resize(folded.text.len(), start..start + letter.len_utf8());
        }
        folded
    }

    fn places<'a>(&'a self, word: &'a str) -> impl Iterator<Item = Range<usize>> + 'a {
        self.text.match_indices(word).filter_map(|(start, found)| {
            let last = start + found.len().checked_sub(1)?;
            Some(self.origins[start].start..self.origins[last].end)
        })
    }
}

/// Appends a letter without its accent. These are all accents of our four languages.
fn push_plain(text: &mut String, letter: char) {
    let plain = match letter {
        'à' | 'á' | 'â' | 'ä' => "a",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ò' | 'ó' | 'ô' | 'ö' => "o",
        'ù' | 'ú' | 'û' | 'ü' => "u",
        'ß' => "ss",
        'œ' => "oe",
        'æ' => "ae",
        '’' => "'",
        '\u{a0}' | '\u{202f}' => " ",
        other => return text.push(other),
    };
    text.push_str(plain);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(typed: &str, text: &str) -> Vec<String> {
        let marks = Query::of(typed).marks(text);
        marks.into_iter().map(|range| text[range].to_owned()).collect()
    }

    #[test]
    fn case_and_accents_do_not_matter() {
        for (typed, text, found) in [
            ("plattchen", "Ein Plättchen.", vec!["Plättchen"]),
            ("PLÄTT", "Ein Plättchen.", vec!["Plätt"]),
            ("strasse", "Die Straße, die Strasse", vec!["Straße", "Strasse"]),
            ("eglise", "l’Église", vec!["Église"]),
            ("sell-4", "SELL-4 und SELL-40", vec!["SELL-4", "SELL-4"]),
            ("l'or", "L’or et l'or", vec!["L’or", "l'or"]),
            ("bell ell", "a bell", vec!["bell"]),
            ("", "nothing", vec![]),
            ("{ $x } <b>", "no match", vec![]),
        ] {
            assert_eq!(marked(typed, text), found, "{typed}");
        }
    }

    #[test]
    fn all_words_must_be_found() {
        assert!(Query::of("bell  TOWER").finds("The tower has a bell."));
        assert!(!Query::of("bell tower").finds("The tower has none."));
        assert!(Query::of(" ").is_empty());
        assert!(Query::of("x").finds("x") && !Query::of("x").is_empty());
    }

    #[test]
    fn endless_queries_are_truncated() {
        let endless = "bell ".repeat(10_000);
        assert!(Query::of(&endless).words.len() <= MOST_WORDS);
        let word = "é".repeat(10_000);
        assert_eq!(Query::of(&word).words[0].len(), MOST_LETTERS);
    }
}
