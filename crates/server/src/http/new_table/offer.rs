//! The generated city that the form for a new table offers.

use crate::work::WorkError;
use crate::{App, secret};
use hamburgum_cities::{CityWord, EVERYDAY_CITIES};
use hamburgum_web::pages::OfferedCity;

/// A city, and the next one in case it is not wanted.
pub(super) struct Offer {
    seed: u32,
    word: String,
    name: String,
    next: String,
}

impl Offer {
    /// Offers the wanted city or a random one.
    pub(super) async fn of(app: &App, wished: Option<CityWord>) -> Result<Self, WorkError> {
        let city = wished.unwrap_or_else(any_city);
        let name = app.cities().board(city).await?.name().to_owned();
        Ok(Self { seed: city.seed(), word: city.to_string(), name, next: any_city().to_string() })
    }

    pub(super) fn word(&self) -> &str {
        &self.word
    }

    pub(super) fn view(&self) -> OfferedCity<'_> {
        OfferedCity { word: &self.word, number: self.seed, name: &self.name, next: &self.next }
    }
}

/// A random city of those that are always accepted.
pub(in crate::http) fn any_city() -> CityWord {
    CityWord::new((secret::seed() % u64::from(EVERYDAY_CITIES)) as u32)
}
