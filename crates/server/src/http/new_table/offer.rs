//! The generated city that the form for a new table offers.

use crate::secret;
use hamburgum_cities::{CityWord, EVERYDAY_CITIES, generate};
use hamburgum_web::pages::OfferedCity;

/// A city, and the next one in case it is not wanted.
pub(super) struct Offer {
    seed: u32,
    word: String,
    name: String,
    next: String,
}

impl Offer {
    /// Offers the wanted city or a random one. It is generated for this page only; just the cities
    /// of tables are cached.
    pub(super) async fn of(wished: Option<CityWord>) -> Self {
        let city = wished.unwrap_or_else(any);
        let make = move || generate(city.seed()).name().to_owned();
        // Generating a city takes milliseconds of CPU time and must not block the async workers.
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
