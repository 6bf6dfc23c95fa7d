//! Guests: people who play without registration, with only a name and a session.

use super::session::insert_session;
use crate::people::somebody;
use crate::sqlite::SqliteStore;
use crate::{PersonId, SessionHash, StoreError, Timestamp};

impl SqliteStore {
    pub(crate) async fn new_guest(
        &self,
        name: &str,
        session: SessionHash,
        now: Timestamp,
    ) -> Result<PersonId, StoreError> {
        let name = name.to_owned();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let inserted = sqlx::query("INSERT INTO people (name, created) VALUES (?, ?)")
                        .bind(name)
                        .bind(now.0)
                        .execute(&mut *connection)
                        .await?;
                    let person = PersonId(inserted.last_insert_rowid());
                    insert_session(connection, person, session, now).await?;
                    Ok(person)
                })
            })
            .await
    }

    pub(crate) async fn rename(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        let rename = sqlx::query(
            "UPDATE people SET name = ?
             WHERE id = (SELECT coalesce(merged_into, id) FROM people WHERE id = ?)",
        );
        let renamed = self.writer.execute(rename.bind(name.to_owned()).bind(person.0)).await?;
        somebody(person, renamed)
    }
}
