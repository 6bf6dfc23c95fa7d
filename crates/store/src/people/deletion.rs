//! Deleting a person. The number stays, because logs refer to it; everything that was typed goes.

use super::PersonId;
use crate::store::forward;
use crate::{Store, StoreError};

impl Store {
    /// Deletes the name, the login, the sessions, all words and the boards of a person except listed ones, which
    /// belong to nobody then, and returns the tables that had
    /// some. Tables that the person named get one of the default names, which say nothing about anybody. Afterwards a database file contains none of them: deleted content is
    /// overwritten. `PostgreSQL` keeps it in dead rows until its next vacuum.
    ///
    /// # Errors
    ///
    /// If there is no such person.
    pub async fn delete_person(
        &self,
        person: PersonId,
        default_names: &'static [&'static str],
    ) -> Result<Vec<String>, StoreError> {
        forward!(self.delete_person(person, default_names))
    }
}
