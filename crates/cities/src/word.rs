//! The id of a city in records: `city`, the version of the generator, and the seed.

use std::fmt;
use std::str::FromStr;

/// The id of a generated city, such as `city1-4711`. It is also the id of its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CityWord {
    seed: u32,
}

/// The prefix before the seed. The number is the version of the generator: a change in its output needs
/// a new version, and the old one stays, because stored games refer to it.
pub const VERSION: &str = "city1";

impl CityWord {
    /// The id of the city of a seed.
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

/// A word that is not the id of a generated city.
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

    /// Reads an id. Every city has exactly one, so leading zeros are not allowed.
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
    fn a_city_has_one_id() {
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
