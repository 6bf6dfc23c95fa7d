//! The text files, which are embedded in the program.

use super::Language;

/// The name and the content of each file of a language.
pub(super) fn of(language: Language) -> [(&'static str, &'static str); 28] {
    macro_rules! folder {
        ($code:literal) => {
            folder!(
                $code: "words", "log", "reasons", "prompts", "actions", "analysis", "pages", "table",
                "turn", "plans", "lobby", "finale", "statistics", "replay", "advice", "review", "tutorial", "rules",
                "basic-rules", "city-rules", "more-rules", "tips", "causes", "command-line",
                "workshop", "boards", "notices", "clock"
            )
        };
        ($code:literal: $($name:literal),+) => {
            [$(($name, include_str!(concat!("../../texts/", $code, "/", $name, ".ftl")))),+]
        };
    }
    match language {
        Language::English => folder!("en"),
        Language::German => folder!("de"),
        Language::French => folder!("fr"),
        Language::Italian => folder!("it"),
    }
}
