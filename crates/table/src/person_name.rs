//! Validation of typed names of people and tables.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::skeleton;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// So many marks on one letter are a script; more of them cover the lines around a name.
const MOST_MARKS: usize = 2;

/// A name without what would disturb a line, or `None` if nothing is left of it or it is too long.
pub fn clean_name(text: &str) -> Option<String> {
    let name = visible(text).split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    (1..=LONGEST_NAME).contains(&length).then_some(name)
}

/// At most `most` characters of a text, without what would disturb a line; `None` if nothing is left of it.
pub fn clean_text(text: &str, most: usize) -> Option<String> {
    let text: String = visible(text).chars().take(most).collect();
    let text = text.trim().to_owned();
    (!text.is_empty()).then_some(text)
}

/// A text without characters that nobody sees or that change the direction of the text around it, each
/// letter composed in one way. Line breaks become spaces.
pub(crate) fn visible(text: &str) -> String {
    let mut marks = 0;
    let is_kept = |one: &char| {
        marks = if is_mark(*one) { marks + 1 } else { 0 };
        !is_invisible(*one) && marks <= MOST_MARKS
    };
    let spaced = text.chars().map(|one| if one.is_whitespace() { ' ' } else { one });
    let visible = spaced.nfc().filter(is_kept).collect::<String>();
    // A mark without a letter would be drawn on what stands before the text.
    visible.trim_start_matches(|one| is_mark(one) || one == ' ').trim_end().to_owned()
}

fn is_mark(one: char) -> bool {
    one.general_category_group() == GeneralCategoryGroup::Mark
}

fn is_invisible(one: char) -> bool {
    let is_drawn_empty = matches!(one,
        // The joiner of graphemes and fillers of Hangul, Khmer and Mongolian.
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        // Variants of the character before them.
        | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}'
        // Braille without dots.
        | '\u{2800}');
    let category = one.general_category();
    is_drawn_empty
        || matches!(
            category,
            // Marks of direction and joiners are of the category "format".
            GeneralCategory::Control
                | GeneralCategory::Format
                | GeneralCategory::Surrogate
                | GeneralCategory::PrivateUse
                | GeneralCategory::Unassigned
                | GeneralCategory::LineSeparator
                | GeneralCategory::ParagraphSeparator
        )
}

/// The name, with a number if it looks like one of the others.
pub(crate) fn distinct_name(name: &str, others: &[&str]) -> String {
    let looks: Vec<String> = others.iter().map(|other| look(other)).collect();
    let numbered = (2..).map(|number| with_number(name, number));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|name| !looks.contains(&look(name))).expect("a number that nobody has")
}

fn with_number(name: &str, number: usize) -> String {
    let number = format!(" {number}");
    let kept: String = name.chars().take(LONGEST_NAME - number.len()).collect();
    kept.trim_end().to_owned() + &number
}

/// Equal for names that are easily taken for one another: confusable letters (UTS 39) and upper and lower
/// case are the same, and spaces do not count.
fn look(name: &str) -> String {
    let letters: String = name.split_whitespace().collect();
    skeleton(&letters).collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_only_what_can_be_seen() {
        for (typed, name) in [
            ("  Anna \n Maria ", Some("Anna Maria")),
            ("An\u{200b}na\u{ad}", Some("Anna")),
            ("\u{202e}annA", Some("annA")),
            ("\u{2066}Bert\u{2069}\u{feff}", Some("Bert")),
            ("Anna\u{e0041}\u{fe0f}", Some("Anna")),
            ("Anna\u{2028}B", Some("Anna B")),
            ("Ju\u{308}rgen", Some("J\u{fc}rgen")),
            ("Z\u{335}\u{336}\u{337}\u{338}o", Some("Z\u{335}\u{336}o")),
            ("\u{301}\u{301}Bo", Some("Bo")),
            ("Ömer 李 Ольга 🎲", Some("Ömer 李 Ольга 🎲")),
            ("\u{3164}", None),
            ("\u{2800}\u{200d}", None),
            ("\u{202e}", None),
            ("", None),
        ] {
            assert_eq!(clean_name(typed).as_deref(), name, "{typed:?}");
        }
        assert_eq!(clean_name(&"n".repeat(LONGEST_NAME + 1)), None);
        assert!(clean_name(&"n".repeat(LONGEST_NAME)).is_some());
    }

    #[test]
    fn look_alikes_get_a_number() {
        for (name, others, shown) in [
            ("Anna", &["Bert"][..], "Anna"),
            ("Anna", &["Anna"], "Anna 2"),
            ("Anna", &["Anna", "ANNA 2"], "Anna 3"),
            // Cyrillic A, Greek and full-width letters, one and el.
            ("\u{410}nna", &["Anna"], "\u{410}nna 2"),
            ("Ann\u{3b1}", &["Anna"], "Ann\u{3b1} 2"),
            ("\u{ff21}nna", &["Anna"], "\u{ff21}nna 2"),
            ("Emi1", &["Emil"], "Emi1 2"),
            ("An na", &["Anna"], "An na 2"),
            ("Änna", &["Anna"], "Änna"),
            ("a name of 24 characters.", &["A name of 24 characters."], "a name of 24 character 2"),
        ] {
            let distinct = distinct_name(name, others);
            assert_eq!(distinct, shown);
            assert!(distinct.chars().count() <= LONGEST_NAME);
        }
    }
}
