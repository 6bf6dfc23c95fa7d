//! The generated city that is offered for a new table.

use crate::secret;
use hamburgum_cities::{CityWord, EVERYDAY_CITIES, generate};
use hamburgum_web::pages::OfferedCity;

/// A city and the one after it, if somebody wants another.
pub(super) struct Offer {
    seed: u32,
    word: String,
    name: String,
    next: String,
}

impl Offer {
    /// An offer of the city that was asked for, or of any. It is made for the page alone: only the
    /// cities of tables are kept.
    pub(super) async fn of(wished: Option<CityWord>) -> Self {
        let city = wished.unwrap_or_else(any);
        let make = move || generate(city.seed()).name().to_owned();
        // Making a city takes some milliseconds, which other requests must not wait for.
        let name = tokio::task::spawn_blocking(make).await.unwrap_or_default();
        Self { seed: city.seed(), word: city.to_string(), name, next: any().to_string() }
    }

    pub(super) fn word(&self) -> &str {
        &self.word
    }

    pub(super) fn view(&self) -> OfferedCity<'_> {
        OfferedCity { word: &self.word, number: self.seed, name: &self.name, next: &self.next }
    }
}

fn any() -> CityWord {
    CityWord::new((secret::seed() % u64::from(EVERYDAY_CITIES)) as u32)
}
