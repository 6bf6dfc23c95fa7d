//! Quotation marks and spaces of each language.

use super::fluent::messages;
use crate::texts::Language;

/// All quotation marks; a language uses only its own pair.
const MARKS: [char; 10] = ['"', '«', '»', '‹', '›', '„', '“', '”', '‚', '‘'];

fn quotation_marks(language: Language) -> [char; 2] {
    match language {
        Language::English | Language::Italian => ['“', '”'],
        Language::German => ['„', '“'],
        Language::French => ['«', '»'],
    }
}

#[test]
fn each_language_has_one_kind_of_quotation_marks() {
    for language in Language::ALL {
        let own = quotation_marks(language);
        for (key, message) in messages(language) {
            let foreign =
                message.text.chars().find(|one| MARKS.contains(one) && !own.contains(one));
            assert_eq!(foreign, None, "{language:?} {key}: {}", message.text);
            assert!(!message.text.contains('\''), "{language:?} {key}: write ’, {}", message.text);
        }
    }
}
