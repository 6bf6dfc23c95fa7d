//! The waking hours of people, as text in the format of the caller.

use super::PersonId;
use crate::store::forward;
use crate::{Store, StoreError};
use std::collections::HashMap;

/// The columns of hours: a number of the person, and the hours.
pub(crate) type HoursRow = (i64, String);

impl Store {
    /// The hours of these people, as far as they have set any, by the numbers that were asked for. Those of
    /// a merged guest are the account's.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn hours_of(
        &self,
        people: &[PersonId],
    ) -> Result<HashMap<PersonId, String>, StoreError> {
        if people.is_empty() {
            return Ok(HashMap::new());
        }
        let rows: Vec<HoursRow> = forward!(self.hours_of(people))?;
        Ok(rows.into_iter().map(|(person, hours)| (PersonId(person), hours)).collect())
    }

    /// The hours of a person.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn person_hours(&self, person: PersonId) -> Result<Option<String>, StoreError> {
        Ok(self.hours_of(&[person]).await?.remove(&person))
    }

    /// Replaces the hours of a person.
    ///
    /// # Errors
    ///
    /// If there is no such person.
    pub async fn set_person_hours(&self, person: PersonId, hours: &str) -> Result<(), StoreError> {
        forward!(self.set_person_hours(person, hours))
    }
}
