//! The word for a city in records: `city`, the version of the generator, and the seed.

use std::fmt;
use std::str::FromStr;

/// The word of a generated city, such as `city1-4711`. It is the id of its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CityWord {
    seed: u32,
}

/// What stands before the seed. The number is the version of the generator: whoever changes what a
/// seed makes begins a new version and keeps the old one, because stored games name it.
pub const VERSION: &str = "city1";

impl CityWord {
    /// The word of the city that a seed makes.
    pub fn new(seed: u32) -> Self {
        Self { seed }
    }

    /// The seed.
    pub fn seed(self) -> u32 {
        self.seed
    }
}

impl fmt::Display for CityWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}-{}", self.seed)
    }
}

/// A word that names no generated city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACity;

impl fmt::Display for NotACity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a new city is called {VERSION}- and a number from 0 to {}", u32::MAX)
    }
}

impl std::error::Error for NotACity {}

impl FromStr for CityWord {
    type Err = NotACity;

    /// Reads a word. Every city has just one, so zeros in front of the number are not allowed.
    fn from_str(word: &str) -> Result<Self, NotACity> {
        let seed = word
            .strip_prefix(VERSION)
            .and_then(|rest| rest.strip_prefix('-'))
            .and_then(|number| number.parse().ok());
        let city = Self { seed: seed.ok_or(NotACity)? };
        if city.to_string() == word { Ok(city) } else { Err(NotACity) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_city_has_one_word() {
        for seed in [0, 7, 4711, u32::MAX] {
            let word = CityWord::new(seed).to_string();
            assert_eq!(word.parse(), Ok(CityWord { seed }));
            assert!(word.len() <= 16, "{word} is too long for an id");
        }
        for word in ["city1-", "city1-007", "city1-+7", "city1-4294967296", "city2-7", "city-7", ""]
        {
            assert_eq!(word.parse::<CityWord>(), Err(NotACity), "{word}");
        }
    }
}
