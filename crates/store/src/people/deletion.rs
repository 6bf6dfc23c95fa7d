//! Deleting a person. The number stays, because logs refer to it; everything that was typed goes.

use super::PersonId;
use crate::store::forward;
use crate::{Store, StoreError};

impl Store {
    /// Deletes the name, the login, the sessions and all words of a person, and returns the tables that had
    /// some. Afterwards a database file contains none of them: deleted content is
    /// overwritten. `PostgreSQL` keeps it in dead rows until its next vacuum.
    ///
    /// # Errors
    ///
    /// If there is no such person.
    pub async fn delete_person(&self, person: PersonId) -> Result<Vec<String>, StoreError> {
        forward!(self.delete_person(person))
    }
}
