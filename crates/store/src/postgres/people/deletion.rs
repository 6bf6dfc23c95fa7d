//! Deleting a person. The number stays, because logs refer to it; everything that was typed goes.

use super::ALIASES;
use crate::people::{NameFacts, NewNames};
use crate::postgres::{PostgresStore, Statement};
use crate::{PersonId, StoreError};
use std::collections::{BTreeMap, BTreeSet};

/// Heads are in the format of the caller; one that is not JSON is left alone.
const IN_HEAD: &str = "CASE WHEN left(head, 1) = '{' THEN head::json #>> ";

impl PostgresStore {
    /// What is renamed and which tables had words is read before, because an attempt whose answer is lost
    /// has deleted what shows it.
    pub(crate) async fn delete_person(
        &self,
        person: PersonId,
        default_names: &'static [&'static str],
    ) -> Result<Vec<String>, StoreError> {
        let ask = Statement::new("SELECT 1 FROM people WHERE id = $1 AND NOT is_deleted");
        if self.connections.read_one::<(i32,)>(ask.bind(person.0)).await?.is_none() {
            return Err(StoreError::NoSuchPerson(person));
        }
        let typed_at = format!("SELECT DISTINCT table_id FROM words WHERE person IN {ALIASES}");
        let typed_at = self.ids(Statement::new(typed_at).bind(person.0)).await?;
        let names = self.name_facts(person).await?.neutral(default_names);
        let deleted: Vec<(String,)> = self.connections.write(deletion(person, &names)).await?;
        let renamed = names.into_iter().filter(|(_, new)| new.name.is_some()).map(|(id, _)| id);
        let deleted = deleted.into_iter().map(|(table,)| table);
        let tables: BTreeSet<String> = typed_at.into_iter().chain(deleted).chain(renamed).collect();
        Ok(tables.into_iter().collect())
    }

    async fn name_facts(&self, person: PersonId) -> Result<NameFacts, StoreError> {
        let named = Statement::new(format!(
            "SELECT table_id, name FROM tables JOIN lengths ON table_id = id
             WHERE {IN_HEAD} '{{by}}' END IN (SELECT id::text FROM {ALIASES} AS me)
             OR {IN_HEAD} '{{start,from,record,by}}' END IN (SELECT id::text FROM {ALIASES} AS me)"
        ));
        let visited = Statement::new(format!(
            "SELECT table_id, name FROM lengths
             WHERE table_id IN (SELECT table_id FROM sittings WHERE person IN {ALIASES})"
        ));
        let own = Statement::new(format!(
            "SELECT name FROM people WHERE id IN {ALIASES} AND name <> ''
             UNION SELECT name FROM words WHERE person IN {ALIASES}"
        ));
        let copies = Statement::new(format!(
            "SELECT id, original FROM (
                SELECT id, {IN_HEAD} '{{start,from,table,id}}' END AS original FROM tables) AS copy
             WHERE original IS NOT NULL"
        ));
        Ok(NameFacts {
            named: self.connections.read(named.bind(person.0)).await?,
            visited: self.connections.read(visited.bind(person.0)).await?,
            own: self.ids(own.bind(person.0)).await?,
            copies: self.connections.read(copies).await?,
        })
    }
}

/// Erases the person and gives tables these names; returns the table of each deleted word. Cards are made
/// again from the logs, which name nobody any more.
fn deletion(person: PersonId, names: &BTreeMap<String, NewNames>) -> Statement {
    let delete = Statement::new(format!(
        "WITH me AS (SELECT id FROM {ALIASES} AS alias),
         changed AS (
            SELECT coalesce(typed.table_id, one.id) AS id, one.name, one.original
            FROM (SELECT DISTINCT table_id FROM words WHERE person IN (SELECT id FROM me)) AS typed
            FULL JOIN unnest($2::text[], $3::text[], $4::text[]) AS one (id, name, original)
            ON one.id = typed.table_id),
         listed AS (
            UPDATE lengths SET name = coalesce(changed.name, lengths.name), card = NULL
            FROM changed WHERE lengths.table_id = changed.id),
         named AS (
            UPDATE tables SET head = with_original.head::text
            FROM changed, tables AS old,
                LATERAL (SELECT coalesce(
                    jsonb_set(old.head::jsonb, '{{name}}', to_jsonb(changed.name)),
                    old.head::jsonb) AS head) AS with_name,
                LATERAL (SELECT coalesce(
                    jsonb_set(with_name.head, '{{start,from,table,name}}', to_jsonb(changed.original)),
                    with_name.head) AS head) AS with_original
            WHERE tables.id = changed.id AND old.id = changed.id AND left(old.head, 1) = '{{'
            AND (changed.name IS NOT NULL OR changed.original IS NOT NULL)),
         unreached AS (DELETE FROM channels WHERE person IN (SELECT id FROM me)),
         unseen AS (DELETE FROM attention WHERE person IN (SELECT id FROM me)),
         unsent AS (DELETE FROM sent_notices WHERE person IN (SELECT id FROM me)),
         unreported AS (DELETE FROM board_reports WHERE person IN (SELECT id FROM me)),
         nameless AS (
            UPDATE boards SET owner = NULL
            WHERE owner IN (SELECT id FROM me) AND state IN ('listed', 'removed')),
         undrawn AS (
            DELETE FROM boards
            WHERE owner IN (SELECT id FROM me) AND state NOT IN ('listed', 'removed')),
         ended AS (DELETE FROM sessions WHERE person IN (SELECT id FROM me)),
         planned AS (DELETE FROM plans WHERE person IN (SELECT id FROM me)),
         unblocked AS (
            DELETE FROM blocks
            WHERE person IN (SELECT id FROM me) OR other IN (SELECT id FROM me)),
         erased AS (
            UPDATE people SET name = '', login = NULL, password_hash = NULL, created = 0,
                is_deleted = TRUE, language = NULL, notice_settings = '',
                hours = NULL
            WHERE id IN (SELECT id FROM me) AND NOT is_deleted)
         DELETE FROM words WHERE person IN (SELECT id FROM me) RETURNING table_id"
    ));
    let ids: Vec<String> = names.keys().cloned().collect();
    let own: Vec<Option<&str>> = names.values().map(|new| new.name).collect();
    let originals: Vec<Option<&str>> = names.values().map(|new| new.original).collect();
    delete.bind(person.0).bind(ids).bind(own).bind(originals)
}
