//! Guests: people who play without registration, with only a name and a session.

use crate::people::somebody;
use crate::postgres::{PostgresStore, Statement, random};
use crate::{PersonId, SessionHash, StoreError, Timestamp};

impl PostgresStore {
    pub(crate) async fn new_guest(
        &self,
        name: &str,
        session: SessionHash,
        now: Timestamp,
    ) -> Result<PersonId, StoreError> {
        loop {
            let id = random::person_number();
            let insert = Statement::new(
                "WITH somebody AS (
                    INSERT INTO people (id, name, created) VALUES ($1, $2, $3)
                    ON CONFLICT DO NOTHING RETURNING id)
                 INSERT INTO sessions (hash, person, last_seen) SELECT $4, id, $3 FROM somebody
                 RETURNING 1",
            );
            let insert = insert.bind(id).bind(name.to_owned()).bind(now.0).bind(session.bytes());
            if self.changed(insert).await? > 0 || self.has_begun(session, id).await? {
                return Ok(PersonId(id));
            }
            // The number is taken: another one.
        }
    }

    /// Whether an earlier attempt, whose answer was lost, has made this guest.
    async fn has_begun(&self, session: SessionHash, person: i64) -> Result<bool, StoreError> {
        let ask = Statement::new("SELECT 1 FROM sessions WHERE hash = $1 AND person = $2");
        let ask = ask.bind(session.bytes()).bind(person);
        Ok(self.connections.read_one::<(i32,)>(ask).await?.is_some())
    }

    pub(crate) async fn rename(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        let rename = Statement::new(
            "UPDATE people SET name = $1
             WHERE id = (SELECT coalesce(merged_into, id) FROM people WHERE id = $2) RETURNING 1",
        );
        somebody(person, self.changed(rename.bind(name.to_owned()).bind(person.0)).await?)
    }
}
