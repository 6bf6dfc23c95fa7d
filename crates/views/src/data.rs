//! Variants of the engine's enums as data: a kind, named fields, and a text.

use serde::Serialize;
use serde_json::Value;

/// A kind and its fields.
#[derive(Clone, Debug, Serialize)]
pub struct Data {
    pub(crate) kind: &'static str,
    /// A JSON object.
    #[serde(flatten)]
    pub(crate) fields: Value,
}

/// Data with its text.
#[derive(Clone, Debug, Serialize)]
pub struct DataWithText {
    #[serde(flatten)]
    pub(crate) data: Data,
    pub text: String,
}

/// Declares a function that converts an enum into [`Data`], with one kind for each variant, and a
/// list of all kinds, which a test compares with the documentation.
macro_rules! data {
    (
        $(#[$meta:meta])*
        fn $name:ident($thing:ident: $type:ty, $board:ident) {
            $($case:pat => $kind:literal { $($field:ident: $value:expr),* $(,)? })+
        }
    ) => {
        $(#[$meta])*
        pub(crate) fn $name(
            $thing: $type,
            $board: &hamburgum_engine::Board,
        ) -> $crate::data::Data {
            match $thing {
                $($case => $crate::data::Data {
                    kind: $kind,
                    fields: serde_json::json!({ $((stringify!($field)): $value),* }),
                },)+
            }
        }

        /// Every kind with the names of its fields.
        #[cfg(test)]
        pub(crate) const KINDS: &[(&str, &[&str])] =
            &[$(($kind, &[$(stringify!($field)),*])),+];
    };
}

pub(crate) use data;

#[cfg(test)]
mod tests {
    use crate::{action, effect, fault, reason, why};

    const DOCUMENTATION: &str =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/json.md"));

    /// Compares the rows under a heading, without the last column, with the declared kinds.
    fn check(headline: &str, kinds: &[(&str, &[&str])]) {
        let (_, part) = DOCUMENTATION.split_once(headline).expect("a part of the documentation");
        let rows = part.lines().skip_while(|line| !line.starts_with('|')).skip(2);
        let rows = rows.map_while(|line| line.strip_prefix("| ")?.split_once(" | "));
        let documented: Vec<_> = rows
            .map(|(kind, rest)| format!("{kind} | {}", rest.split('|').next().unwrap_or("").trim()))
            .collect();
        let row = |(kind, fields): &(&str, &[&str])| {
            let fields: Vec<_> = fields.iter().map(|field| format!("`{field}`")).collect();
            format!("`{kind}` | {}", fields.join(", "))
        };
        assert_eq!(documented, kinds.iter().map(row).collect::<Vec<_>>(), "{headline}");
    }

    #[test]
    fn every_kind_is_documented() {
        check("\n### Actions\n", action::KINDS);
        check("\n### Effects\n", effect::KINDS);
        check("\n### Reasons\n", reason::KINDS);
        check("\n### Faults\n", fault::KINDS);
        check("\n### Why a turn is good or bad\n", why::KINDS);
    }
}
