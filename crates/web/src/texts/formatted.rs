//! Formatted messages, kept because a page has hundreds of them and the next page has mostly the same.

use fluent_bundle::{FluentArgs, FluentValue};
use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, Hasher, RandomState};
use std::sync::{Mutex, PoisonError};

/// Each shard has a lock of its own, so that threads hardly wait for each other.
const SHARDS: usize = 16;

/// The capacity of a shard; a full one is emptied. All shards of a language take at most about 3 MB.
const MOST: usize = 512;

/// Messages with longer texts in their variables are formatted each time. The limit bounds the memory.
const LONGEST: usize = 120;

/// The messages of one language.
#[derive(Default)]
pub(super) struct Formatted {
    hasher: RandomState,
    shards: [Mutex<HashMap<u64, Message>>; SHARDS],
}

/// A message with the variables that it was formatted with.
struct Message {
    key: String,
    args: Vec<(String, Value)>,
    text: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Value {
    Text(String),
    /// The bits of a number.
    Number(u64),
}

impl Formatted {
    /// The message with these variables, formatted if it is not kept.
    pub(super) fn get(
        &self,
        key: &str,
        args: &FluentArgs<'_>,
        format: impl FnOnce() -> String,
    ) -> String {
        let Some(hash) = self.hash(key, args) else { return format() };
        let shard = &self.shards[hash as usize % SHARDS];
        let shard = || shard.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(message) = shard().get(&hash).filter(|message| message.is(key, args)) {
            return message.text.clone();
        }
        let text = format();
        let message = Message::new(key, args, text.clone());
        let mut shard = shard();
        if shard.len() >= MOST {
            shard.clear();
        }
        shard.insert(hash, message);
        text
    }

    /// `None` for variables that are too long or of other types.
    fn hash(&self, key: &str, args: &FluentArgs<'_>) -> Option<u64> {
        let mut hasher = self.hasher.build_hasher();
        let mut length = 0;
        key.hash(&mut hasher);
        for (name, value) in args.iter() {
            name.hash(&mut hasher);
            match value {
                FluentValue::String(text) => {
                    length += text.len();
                    text.hash(&mut hasher);
                }
                FluentValue::Number(number) => number.value.to_bits().hash(&mut hasher),
                _ => return None,
            }
        }
        (length <= LONGEST).then(|| hasher.finish())
    }
}

impl Message {
    fn new(key: &str, args: &FluentArgs<'_>, text: String) -> Self {
        let value = |value: &FluentValue<'_>| match value {
            FluentValue::String(text) => Value::Text(text.clone().into_owned()),
            FluentValue::Number(number) => Value::Number(number.value.to_bits()),
            other => Value::Text(format!("{other:?}")),
        };
        let args = args.iter().map(|(name, one)| (name.to_owned(), value(one))).collect();
        Self { key: key.to_owned(), args, text }
    }

    /// Whether it has this key and these variables: two messages may have the same hash.
    fn is(&self, key: &str, args: &FluentArgs<'_>) -> bool {
        let is_same =
            |((name, value), (other, fluent)): (&(String, Value), (&str, &FluentValue<'_>))| {
                name == other
                    && match (value, fluent) {
                        (Value::Text(text), FluentValue::String(other)) => text == other,
                        (Value::Number(bits), FluentValue::Number(other)) => {
                            *bits == other.value.to_bits()
                        }
                        _ => false,
                    }
            };
        self.key == key
            && self.args.len() == args.iter().count()
            && self.args.iter().zip(args.iter()).all(is_same)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args<'a>(pairs: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>) -> FluentArgs<'a> {
        pairs.into_iter().collect()
    }

    #[test]
    fn a_message_is_formatted_once_for_each_set_of_variables() {
        let formatted = Formatted::default();
        let get = |key: &str, args: &FluentArgs<'_>, text: &str| {
            formatted.get(key, args, || text.to_owned())
        };
        let one = args([("units", FluentValue::from(1)), ("good", FluentValue::from("beer"))]);
        assert_eq!(get("goods", &one, "first"), "first");
        assert_eq!(get("goods", &one, "again"), "first");
        assert_eq!(get("other", &one, "another key"), "another key");
        let two = args([("units", FluentValue::from(2)), ("good", FluentValue::from("beer"))]);
        assert_eq!(get("goods", &two, "two"), "two");
        let word = args([("units", FluentValue::from("1")), ("good", FluentValue::from("beer"))]);
        assert_eq!(get("goods", &word, "a word"), "a word");
        let fewer = args([("units", FluentValue::from(1))]);
        assert_eq!(get("goods", &fewer, "fewer"), "fewer");
    }

    #[test]
    fn long_texts_are_not_kept() {
        let formatted = Formatted::default();
        let long = "a".repeat(LONGEST + 1);
        let long = args([("name", FluentValue::from(long.as_str()))]);
        for text in ["first", "again"] {
            assert_eq!(formatted.get("key", &long, || text.to_owned()), text);
        }
    }

    #[test]
    fn the_number_of_messages_is_bounded() {
        let formatted = Formatted::default();
        for number in 0..3 * SHARDS * MOST {
            let one = args([("number", FluentValue::from(number))]);
            formatted.get("key", &one, || number.to_string());
        }
        let kept = |shard: &Mutex<HashMap<u64, Message>>| shard.lock().expect("a shard").len();
        assert!(formatted.shards.iter().all(|shard| kept(shard) <= MOST));
    }
}
