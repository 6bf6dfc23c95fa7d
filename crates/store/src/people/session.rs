//! Sessions identify browsers. Only their hash is stored, so a leaked file does not allow a login.

use super::{Person, PersonId, somebody};
use crate::{Store, StoreError, Timestamp};
use sqlx::SqliteConnection;
use std::time::Duration;

/// How stale `last_seen` may get. It and the idle days only serve to expire sessions, so not every visit
/// writes.
const SEEN_AGAIN_AFTER: Duration = Duration::from_hours(1);

/// A hash (such as SHA-256) of the secret in a session cookie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SessionHash(pub [u8; 32]);

impl SessionHash {
    fn bytes(self) -> Vec<u8> {
        self.0.to_vec()
    }
}

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
        let Some((person, last_seen)) = self.session(session).await? else { return Ok(None) };
        // In either direction: the clock may have been set back.
        if now.0.abs_diff(last_seen.0) > SEEN_AGAIN_AFTER.as_millis() as u64 {
            let _ = self.see_again(*session, now).await;
        }
        Ok(Some(person))
    }

    /// The person of this session and when it was last seen.
    async fn session(
        &self,
        session: &SessionHash,
    ) -> Result<Option<(Person, Timestamp)>, StoreError> {
        let generation = match self.known.sessions.get(session) {
            Ok(known) => return Ok(Some(known)),
            Err(generation) => generation,
        };
        let found: Option<(i64, String, Option<String>, i64)> = sqlx::query_as(
            "SELECT people.id, name, login, last_seen
             FROM sessions JOIN people ON people.id = sessions.person WHERE hash = ?",
        )
        .bind(session.bytes())
        .fetch_optional(&self.reads)
        .await?;
        let Some((id, name, login, last_seen)) = found else { return Ok(None) };
        let found = (Person { id: PersonId(id), name, login }, Timestamp(last_seen));
        self.known.sessions.keep(generation, *session, found.clone());
        Ok(Some(found))
    }

    async fn see_again(&self, session: SessionHash, now: Timestamp) -> Result<(), StoreError> {
        let see = sqlx::query("UPDATE sessions SET last_seen = ?, idle_days = 0 WHERE hash = ?");
        self.writer.execute(see.bind(now.0).bind(session.bytes())).await?;
        Ok(())
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
        self.writer
            .write(move |connection| Box::pin(insert_session(connection, person, session, now)))
            .await
    }

    /// Ends this session; a missing one is not an error.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn end_session(&self, session: &SessionHash) -> Result<(), StoreError> {
        let end = sqlx::query("DELETE FROM sessions WHERE hash = ?");
        self.writer.execute(end.bind(session.bytes())).await?;
        Ok(())
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
        let end = sqlx::query("DELETE FROM sessions WHERE person = ? AND hash <> ?");
        self.writer.execute(end.bind(person.0).bind(kept.bytes())).await?;
        Ok(())
    }
}

pub(super) async fn insert_session(
    connection: &mut SqliteConnection,
    person: PersonId,
    session: SessionHash,
    now: Timestamp,
) -> Result<(), StoreError> {
    let inserted = sqlx::query(
        "INSERT INTO sessions (hash, person, last_seen)
         SELECT ?, coalesce(merged_into, id), ? FROM people WHERE id = ?",
    )
    .bind(session.bytes())
    .bind(now.0)
    .bind(person.0)
    .execute(connection)
    .await?;
    somebody(person, inserted.rows_affected())
}
