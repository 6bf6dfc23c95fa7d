//! Number formats of the languages.

use super::Language;
use fluent_bundle::FluentValue;

/// Fluent's hook for formatting numbers.
type Formatter<M> = fn(&FluentValue<'_>, &M) -> Option<String>;

/// The separators of thousands and decimals.
struct Signs {
    thousands: char,
    decimals: char,
}

impl Signs {
    const fn of(language: Language) -> Self {
        match language {
            Language::English => Self { thousands: ',', decimals: '.' },
            Language::German | Language::Italian => Self { thousands: '.', decimals: ',' },
            // A narrow no-break space.
            Language::French => Self { thousands: '\u{202f}', decimals: ',' },
        }
    }
}

/// The number formatter of a language. Fluent takes plain functions here, so there is one for each
/// language.
pub(super) fn formatter<M>(language: Language) -> Formatter<M> {
    match language {
        Language::English => |value, _| written(Language::English, value),
        Language::German => |value, _| written(Language::German, value),
        Language::French => |value, _| written(Language::French, value),
        Language::Italian => |value, _| written(Language::Italian, value),
    }
}

fn written(language: Language, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(decimal(language, number.value, 0)),
        _ => None,
    }
}

/// A number with this many decimals.
pub(super) fn decimal(language: Language, value: f64, decimals: usize) -> String {
    let signs = Signs::of(language);
    let text = format!("{:.decimals$}", value.abs());
    let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
    let is_zero = text.chars().all(|digit| matches!(digit, '0' | '.'));
    let mut written = String::from(if value < 0.0 && !is_zero { "−" } else { "" });
    for (i, digit) in whole.chars().enumerate() {
        if i > 0 && (whole.len() - i) % 3 == 0 {
            written.push(signs.thousands);
        }
        written.push(digit);
    }
    if !rest.is_empty() {
        written.push(signs.decimals);
        written.push_str(rest);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::{Language, decimal};

    #[test]
    fn numbers_are_formatted_for_each_language() {
        let check = |value, decimals, expected: [&str; 4]| {
            assert_eq!(Language::ALL.map(|one| decimal(one, value, decimals)), expected);
        };
        check(0.0, 0, ["0"; 4]);
        check(999.0, 0, ["999"; 4]);
        check(1_250.0, 0, ["1,250", "1.250", "1\u{202f}250", "1.250"]);
        check(1_234_567.0, 0, ["1,234,567", "1.234.567", "1\u{202f}234\u{202f}567", "1.234.567"]);
        check(-3.25, 1, ["−3.2", "−3,2", "−3,2", "−3,2"]);
        check(-0.01, 1, ["0.0", "0,0", "0,0", "0,0"]);
    }
}
