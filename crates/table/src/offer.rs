//! What a host says to everybody who looks for a table.

use crate::word;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The offer of a table to everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicOffer {
    /// Whom the host would like to play with.
    #[serde(with = "word")]
    pub wanted: Experience,
    /// The host's language.
    #[serde(with = "word")]
    pub language: LanguageCode,
}

/// The code of a language in addresses: two small letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LanguageCode([char; 2]);

impl fmt::Display for LanguageCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0[0], self.0[1])
    }
}

/// The error for a text that is no code of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoLanguageCode;

impl fmt::Display for NoLanguageCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the code of a language must be two small letters, such as \"en\"")
    }
}

impl std::error::Error for NoLanguageCode {}

impl FromStr for LanguageCode {
    type Err = NoLanguageCode;

    fn from_str(code: &str) -> Result<Self, NoLanguageCode> {
        let letters: Vec<char> = code.chars().take(3).collect();
        match letters[..] {
            [one, two] if [one, two].iter().all(char::is_ascii_lowercase) => Ok(Self([one, two])),
            _ => Err(NoLanguageCode),
        }
    }
}

/// How experienced the people should be whom a host would like to play with. It is a word of the host, and
/// nobody is refused because of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Experience {
    /// People who play for the first times are welcome.
    Newcomers,
    /// Anybody.
    #[default]
    Any,
    /// People who know the game.
    Experienced,
}

impl Experience {
    /// All, the least experienced first.
    pub const ALL: [Self; 3] = [Self::Newcomers, Self::Any, Self::Experienced];

    /// The word in forms, addresses and logs.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Newcomers => "newcomers",
            Self::Any => "any",
            Self::Experienced => "experienced",
        }
    }
}

impl fmt::Display for Experience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The error for a word that is no experience.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownExperience;

impl fmt::Display for UnknownExperience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the experience must be \"newcomers\", \"any\" or \"experienced\"")
    }
}

impl std::error::Error for UnknownExperience {}

impl FromStr for Experience {
    type Err = UnknownExperience;

    fn from_str(word: &str) -> Result<Self, UnknownExperience> {
        Self::ALL.into_iter().find(|one| one.word() == word).ok_or(UnknownExperience)
    }
}
