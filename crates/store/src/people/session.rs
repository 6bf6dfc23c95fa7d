//! Sessions: by what a browser is known again. Only a hash is kept, so that the file opens no session.

use super::{Person, PersonId, somebody};
use crate::{Store, StoreError, Timestamp};
use sqlx::SqliteConnection;
use std::time::Duration;

/// How old "last seen" may be. It is kept to forget the idle after months, so each visit need not write.
const SEEN_AGAIN_AFTER: Duration = Duration::from_secs(60 * 60);

/// The SHA-256 or the like of what stands in a cookie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SessionHash(pub [u8; 32]);

impl SessionHash {
    fn bytes(self) -> Vec<u8> {
        self.0.to_vec()
    }
}

impl Store {
    /// Whose session this is, if there is one, and notes that it is in use.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn person_by_session(
        &self,
        session: &SessionHash,
        now: Timestamp,
    ) -> Result<Option<Person>, StoreError> {
        let found: Option<(i64, String, Option<String>, i64)> = sqlx::query_as(
            "SELECT people.id, name, login, last_seen
             FROM sessions JOIN people ON people.id = sessions.person WHERE hash = ?",
        )
        .bind(session.bytes())
        .fetch_optional(&self.reads)
        .await?;
        let Some((id, name, login, last_seen)) = found else { return Ok(None) };
        if Timestamp(last_seen) < now.before(SEEN_AGAIN_AFTER) {
            self.see_again(*session, now).await?;
        }
        Ok(Some(Person { id: PersonId(id), name, login }))
    }

    async fn see_again(&self, session: SessionHash, now: Timestamp) -> Result<(), StoreError> {
        let see = sqlx::query("UPDATE sessions SET last_seen = ? WHERE hash = ?");
        self.writer.execute(see.bind(now.0).bind(session.bytes())).await?;
        Ok(())
    }

    /// Lets somebody in by one more session.
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

    /// Ends this session; it is no error if there is none.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn end_session(&self, session: &SessionHash) -> Result<(), StoreError> {
        let end = sqlx::query("DELETE FROM sessions WHERE hash = ?");
        self.writer.execute(end.bind(session.bytes())).await?;
        Ok(())
    }

    /// Ends all sessions of a person but this one.
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
