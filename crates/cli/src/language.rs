//! The language of the output.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use hamburgum_web::{Language, Texts};
use std::env;

/// The variables that name a locale, by precedence.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The texts in the chosen language, else in that of the environment.
pub(crate) fn texts(chosen: Option<Language>) -> &'static Texts {
    let values = VARIABLES.map(|name| env::var(name).ok());
    Texts::of(chosen.unwrap_or_else(|| of_environment(values)))
}

/// Parses a language code.
pub(crate) fn parser() -> impl TypedValueParser<Value = Language> {
    let codes = Language::ALL.map(Language::code);
    PossibleValuesParser::new(codes).map(|code| Language::from_code(&code).unwrap_or_default())
}

/// The language of a locale such as `de_DE.UTF-8`; English if it is not supported.
fn of_environment(values: [Option<String>; 3]) -> Language {
    let locale = values.into_iter().flatten().find(|value| !value.is_empty());
    let locale = locale.unwrap_or_default().to_ascii_lowercase();
    let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
    Language::from_code(code).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Language, of_environment};

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let cases = [
            (["", "", ""], Language::English),
            (["", "", "de_DE.UTF-8"], Language::German),
            (["", "fr", "de_DE.UTF-8"], Language::French),
            (["it_CH", "fr_FR", "de_DE"], Language::Italian),
            (["C", "fr_FR", "de_DE"], Language::English),
            (["C.UTF-8", "", "de_DE"], Language::English),
            (["POSIX", "", ""], Language::English),
            (["", "DE-at@euro", ""], Language::German),
            (["", "", "nl_NL.UTF-8"], Language::English),
            (["_", "", ""], Language::English),
        ];
        for (values, language) in cases {
            let set = values.map(|value| Some(value.to_owned()));
            assert_eq!(of_environment(set), language, "{values:?}");
        }
        assert_eq!(of_environment([None, None, Some("it".to_owned())]), Language::Italian);
        assert_eq!(of_environment([None, None, None]), Language::English);
    }
}
