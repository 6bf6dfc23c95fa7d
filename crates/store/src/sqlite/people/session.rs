//! Sessions identify browsers. Only their hash is stored, so a leaked file does not allow a login.

use crate::people::{SessionRow, somebody};
use crate::sqlite::SqliteStore;
use crate::{PersonId, SessionHash, StoreError, Timestamp};
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(crate) async fn session(
        &self,
        session: SessionHash,
    ) -> Result<Option<SessionRow>, StoreError> {
        let generation = match self.known.sessions.get(&session) {
            Ok(known) => return Ok(Some(known)),
            Err(generation) => generation,
        };
        let find = sqlx::query_as(
            "SELECT people.id, name, login, language, last_seen
             FROM sessions JOIN people ON people.id = sessions.person WHERE hash = ?",
        );
        let found: Option<SessionRow> =
            find.bind(session.bytes()).fetch_optional(&self.reads).await?;
        if let Some(found) = &found {
            self.known.sessions.keep(generation, session, found.clone());
        }
        Ok(found)
    }

    pub(crate) async fn see_again(
        &self,
        session: SessionHash,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let see = sqlx::query("UPDATE sessions SET last_seen = ?, idle_days = 0 WHERE hash = ?");
        self.writer.execute(see.bind(now.0).bind(session.bytes())).await?;
        Ok(())
    }

    pub(crate) async fn add_session(
        &self,
        person: PersonId,
        session: SessionHash,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.writer
            .write(move |connection| Box::pin(insert_session(connection, person, session, now)))
            .await
    }

    pub(crate) async fn end_session(&self, session: SessionHash) -> Result<(), StoreError> {
        let end = sqlx::query("DELETE FROM sessions WHERE hash = ?");
        self.writer.execute(end.bind(session.bytes())).await?;
        Ok(())
    }

    pub(crate) async fn end_other_sessions(
        &self,
        person: PersonId,
        kept: SessionHash,
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
