//! Who waits for an answer, and at which table: everybody asks at one table at a time.

use hamburgum_table::PersonId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The tables at which people wait for answers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Askers(Arc<Mutex<HashMap<PersonId, Place>>>);

#[derive(Debug)]
struct Place {
    table: String,
    /// A new question replaces the one before, which may still be on its way out.
    questions: usize,
}

/// Somebody waits for an answer at another table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AsksElsewhere;

/// Somebody waits for an answer, as long as this lives.
#[derive(Debug)]
pub(crate) struct Waits {
    askers: Askers,
    person: PersonId,
}

impl Askers {
    /// Takes note that somebody asks at this table.
    pub(crate) fn begin(&self, person: PersonId, table: &str) -> Result<Waits, AsksElsewhere> {
        let mut places = self.lock();
        let new = || Place { table: table.to_owned(), questions: 0 };
        let place = places.entry(person).or_insert_with(new);
        if place.table != table {
            return Err(AsksElsewhere);
        }
        place.questions += 1;
        Ok(Waits { askers: self.clone(), person })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, Place>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Waits {
    fn drop(&mut self) {
        let mut places = self.askers.lock();
        if let Some(place) = places.get_mut(&self.person) {
            place.questions -= 1;
            if place.questions == 0 {
                places.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_asks_at_one_table_at_a_time() {
        let askers = Askers::default();
        let hint = askers.begin(1, "alster").expect("a first question");
        assert!(askers.begin(1, "elbe").is_err());
        assert!(askers.begin(2, "elbe").is_ok(), "others may ask");
        let why = askers.begin(1, "alster").expect("it replaces the first");
        drop(hint);
        assert!(askers.begin(1, "elbe").is_err());
        drop(why);
        assert!(askers.begin(1, "elbe").is_ok());
    }
}
