//! Sessions identify browsers.

use super::ALIASES;
use crate::people::{SessionRow, somebody};
use crate::postgres::{PostgresStore, Statement};
use crate::{PersonId, SessionHash, StoreError, Timestamp};

impl PostgresStore {
    /// The session of a guest who is part of an account by now is one of the account.
    pub(crate) async fn session(
        &self,
        session: SessionHash,
    ) -> Result<Option<SessionRow>, StoreError> {
        let ask = Statement::new(
            "SELECT account.id, account.name, account.login, account.language, last_seen
             FROM sessions JOIN people AS somebody ON somebody.id = sessions.person
             JOIN people AS account ON account.id = coalesce(somebody.merged_into, somebody.id)
             WHERE hash = $1",
        );
        self.connections.read_one(ask.bind(session.bytes())).await
    }

    pub(crate) async fn see_again(
        &self,
        session: SessionHash,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let see = Statement::new(
            "UPDATE sessions SET last_seen = $1, idle_days = 0 WHERE hash = $2 RETURNING 1",
        );
        self.changed(see.bind(now.0).bind(session.bytes())).await?;
        Ok(())
    }

    pub(crate) async fn add_session(
        &self,
        person: PersonId,
        session: SessionHash,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        // An earlier attempt is recognised by the hash, which is random.
        let add = Statement::new(
            "INSERT INTO sessions (hash, person, last_seen)
             SELECT $1, coalesce(merged_into, id), $2 FROM people WHERE id = $3
             ON CONFLICT (hash) DO UPDATE SET last_seen = excluded.last_seen
             WHERE sessions.person = excluded.person RETURNING 1",
        );
        let add = add.bind(session.bytes()).bind(now.0).bind(person.0);
        somebody(person, self.changed(add).await?)
    }

    pub(crate) async fn end_session(&self, session: SessionHash) -> Result<(), StoreError> {
        let end = Statement::new("DELETE FROM sessions WHERE hash = $1 RETURNING 1");
        self.changed(end.bind(session.bytes())).await?;
        Ok(())
    }

    pub(crate) async fn end_other_sessions(
        &self,
        person: PersonId,
        kept: SessionHash,
    ) -> Result<(), StoreError> {
        let end = Statement::new(format!(
            "DELETE FROM sessions WHERE person IN {ALIASES} AND hash <> $2 RETURNING 1"
        ));
        self.changed(end.bind(person.0).bind(kept.bytes())).await?;
        Ok(())
    }
}
