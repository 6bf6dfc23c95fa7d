//! People of recent requests, for the time while the database is away.
//!
//! As long as it answers, every request reads its session there, so that signing out holds at once
//! everywhere. Only pages are shown to people who are remembered; what they send needs the database.

use crate::App;
use hamburgum_store::{Person, PersonId, SessionHash, StoreError, Timestamp};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// So many sessions are remembered; then all are forgotten.
const MOST: usize = 10_000;

/// The person of a session, and the guests that became part of the account.
pub(super) type SessionPerson = (Person, Vec<PersonId>);

/// The people of recent requests.
#[derive(Debug, Default)]
pub(crate) struct Remembered(Mutex<HashMap<SessionHash, SessionPerson>>);

impl Remembered {
    fn keep(&self, session: SessionHash, found: Option<&SessionPerson>) {
        let mut people = self.lock();
        if people.len() >= MOST {
            people.clear();
        }
        match found {
            Some(found) => drop(people.insert(session, found.clone())),
            None => drop(people.remove(&session)),
        }
    }

    /// The person whom a session had when the database answered last.
    pub(super) fn get(&self, session: &SessionHash) -> Option<SessionPerson> {
        self.lock().get(session).cloned()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<SessionHash, SessionPerson>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Reads the person of a session.
pub(super) async fn person_of(
    app: &App,
    session: SessionHash,
) -> Result<Option<SessionPerson>, StoreError> {
    let person = app.store().person_by_session(&session, Timestamp::now()).await?;
    let found = match person {
        Some(person) if person.login.is_some() => {
            let aliases = app.store().aliases(person.id).await?;
            Some((person, aliases))
        }
        // Only accounts absorb guests, so a guest has no aliases.
        person => person.map(|person| (person, Vec::new())),
    };
    if app.store().is_shared() {
        app.remembered().keep(session, found.as_ref());
    }
    Ok(found)
}
