//! Guests: people who play without registration, with only a name and a session.

use super::{PersonId, SessionHash};
use crate::store::forward;
use crate::{Store, StoreError, Timestamp};

impl Store {
    /// Creates a guest with this name and session.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn new_guest(
        &self,
        name: &str,
        session: SessionHash,
        now: Timestamp,
    ) -> Result<PersonId, StoreError> {
        forward!(self.new_guest(name, session, now))
    }

    /// Changes the display name of a person.
    ///
    /// # Errors
    ///
    /// If there is no such person.
    pub async fn rename(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        forward!(self.rename(person, name))
    }
}
