//! Serialises words of the game in the log by `Display` and `FromStr`.

use serde::{Deserialize, Deserializer, Serializer, de::Error};
use std::fmt::Display;
use std::str::FromStr;

pub(super) fn serialize<T: Display, S: Serializer>(word: &T, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(word)
}

pub(super) fn deserialize<'d, T, D>(from: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'d>,
{
    String::deserialize(from)?.parse().map_err(D::Error::custom)
}

/// For lists of words.
pub(super) mod list {
    use super::{Deserialize, Deserializer, Display, Error, FromStr, Serializer};

    pub(crate) fn serialize<T, S>(words: &[T], to: S) -> Result<S::Ok, S::Error>
    where
        T: Display,
        S: Serializer,
    {
        to.collect_seq(words.iter().map(ToString::to_string))
    }

    pub(crate) fn deserialize<'d, T, D>(from: D) -> Result<Vec<T>, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'d>,
    {
        let words = Vec::<String>::deserialize(from)?;
        words.iter().map(|word| word.parse().map_err(D::Error::custom)).collect()
    }
}

/// For optional words.
pub(super) mod optional {
    use super::{Deserialize, Deserializer, Display, Error, FromStr, Serializer};

    #[expect(clippy::ref_option, reason = "serde hands over the field as it is")]
    pub(crate) fn serialize<T, S>(word: &Option<T>, to: S) -> Result<S::Ok, S::Error>
    where
        T: Display,
        S: Serializer,
    {
        match word {
            Some(word) => to.collect_str(word),
            None => to.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'d, T, D>(from: D) -> Result<Option<T>, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'d>,
    {
        let word = Option::<String>::deserialize(from)?;
        word.map(|word| word.parse().map_err(D::Error::custom)).transpose()
    }
}
