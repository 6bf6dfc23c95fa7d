//! People as an operator sees them, and what is kept about one of them.

use super::ALIASES;
use crate::people::{ListedPersonRow, WordsAtRow, somebody};
use crate::postgres::{PostgresStore, Statement};
use crate::{AccountLock, PersonId, PersonRow, StoreError, Timestamp, WordsAt};

impl PostgresStore {
    pub(crate) async fn people(&self) -> Result<Vec<PersonRow>, StoreError> {
        let ask = Statement::new(
            "SELECT id, name, login, created,
                    (SELECT count(DISTINCT table_id) FROM sittings
                     WHERE person = people.id
                     OR person IN (SELECT id FROM people AS guest WHERE guest.merged_into = people.id)),
                    is_locked
             FROM people WHERE merged_into IS NULL AND NOT is_deleted ORDER BY id",
        );
        let rows: Vec<ListedPersonRow> = self.connections.read(ask).await?;
        Ok(rows.into_iter().map(PersonRow::from).collect())
    }

    pub(crate) async fn words_of(&self, person: PersonId) -> Result<Vec<WordsAt>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT table_id, entry, sequence, person, name, said
             FROM words JOIN entries USING (table_id, sequence)
             WHERE person IN {ALIASES} ORDER BY table_id, sequence"
        ));
        let rows: Vec<WordsAtRow> = self.connections.read(ask.bind(person.0)).await?;
        Ok(rows.into_iter().map(WordsAt::from).collect())
    }

    pub(crate) async fn sessions_of(&self, person: PersonId) -> Result<Vec<Timestamp>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT last_seen FROM sessions WHERE person IN {ALIASES} ORDER BY 1"
        ));
        let seen: Vec<(i64,)> = self.connections.read(ask.bind(person.0)).await?;
        Ok(seen.into_iter().map(|(seen,)| Timestamp(seen)).collect())
    }

    pub(crate) async fn set_lock(
        &self,
        person: PersonId,
        lock: AccountLock,
    ) -> Result<(), StoreError> {
        let set = Statement::new(format!(
            "WITH changed AS (
                UPDATE people SET is_locked = $2 WHERE id = $1 AND login IS NOT NULL RETURNING id),
             ended AS (
                DELETE FROM sessions USING changed WHERE $2 AND sessions.person IN {ALIASES})
             SELECT 1 FROM changed"
        ));
        let is_locked = lock == AccountLock::Locked;
        somebody(person, self.changed(set.bind(person.0).bind(is_locked)).await?)
    }

    pub(crate) async fn rename_everywhere(
        &self,
        person: PersonId,
        name: &str,
    ) -> Result<(), StoreError> {
        // Others on the same screen keep their names.
        let rename = Statement::new(format!(
            "WITH me AS (SELECT id, name FROM people WHERE id IN {ALIASES}),
             typed AS (
                UPDATE words SET name = $2 WHERE person IN (SELECT id FROM me)
                AND name IN (SELECT name FROM me)),
             cards AS (
                UPDATE lengths SET card = NULL WHERE table_id IN
                (SELECT table_id FROM words WHERE person IN (SELECT id FROM me)))
             UPDATE people SET name = $2 WHERE id IN (SELECT id FROM me) AND NOT is_deleted RETURNING 1"
        ));
        somebody(person, self.changed(rename.bind(person.0).bind(name.to_owned())).await?)
    }
}
