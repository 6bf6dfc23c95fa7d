//! Sessions identify browsers. Only their hash is stored, so a leaked file does not allow a login.

use super::{Person, PersonId};
use crate::store::forward;
use crate::{Store, StoreError, Timestamp};
use std::time::Duration;

/// How stale `last_seen` may get. It and the idle days only serve to expire sessions, so not every visit
/// writes.
const SEEN_AGAIN_AFTER: Duration = Duration::from_hours(1);

/// A hash (such as SHA-256) of the secret in a session cookie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SessionHash(pub [u8; 32]);

impl SessionHash {
    pub(crate) fn bytes(self) -> Vec<u8> {
        self.0.to_vec()
    }
}

/// The columns of a session: the person's number, name, login and language, and when it was last seen.
pub(crate) type SessionRow = (i64, String, Option<String>, Option<String>, i64);

impl Store {
    /// The person of this session, if it exists; records when it was last seen, if that can be written: on
    /// a full disk everybody can still read.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn person_by_session(
        &self,
        session: &SessionHash,
        now: Timestamp,
    ) -> Result<Option<Person>, StoreError> {
        let found: Option<SessionRow> = forward!(self.session(*session))?;
        let Some((id, name, login, language, last_seen)) = found else { return Ok(None) };
        // In either direction: the clock may have been set back.
        if now.0.abs_diff(last_seen) > SEEN_AGAIN_AFTER.as_millis() as u64 {
            let _: Result<(), StoreError> = forward!(self.see_again(*session, now));
        }
        Ok(Some(Person { id: PersonId(id), name, login, language }))
    }

    /// Adds a session for a person.
    ///
    /// # Errors
    ///
    /// If there is no such person.
    pub async fn add_session(
        &self,
        person: PersonId,
        session: SessionHash,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        forward!(self.add_session(person, session, now))
    }

    /// Ends this session; a missing one is not an error.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn end_session(&self, session: &SessionHash) -> Result<(), StoreError> {
        forward!(self.end_session(*session))
    }

    /// Ends all sessions of a person except this one.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn end_other_sessions(
        &self,
        person: PersonId,
        kept: &SessionHash,
    ) -> Result<(), StoreError> {
        forward!(self.end_other_sessions(person, *kept))
    }
}
