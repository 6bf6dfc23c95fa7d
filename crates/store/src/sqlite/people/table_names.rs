//! Names of tables that say something about a deleted person, in the file.

use super::deletion::IDS;
use crate::people::{CopiedTable, NameFacts, NamedTable, NewNames};
use crate::{PersonId, StoreError};
use sqlx::SqliteConnection;
use std::collections::BTreeSet;

/// Heads are in the format of the caller; one that is not JSON is left alone.
const IN_HEAD: &str = "CASE WHEN json_valid(head) THEN head ->> ";

/// Gives default names to tables that say something about a person, and returns their ids.
pub(super) async fn make_neutral(
    connection: &mut SqliteConnection,
    person: PersonId,
    default_names: &'static [&'static str],
) -> Result<BTreeSet<String>, StoreError> {
    let mut renamed = BTreeSet::new();
    for (id, NewNames { name, original }) in facts(connection, person).await?.neutral(default_names)
    {
        if let Some(original) = original {
            rename_original(connection, &id, original).await?;
        }
        if let Some(name) = name {
            rename(connection, &id, name).await?;
            renamed.insert(id);
        }
    }
    Ok(renamed)
}

async fn facts(
    connection: &mut SqliteConnection,
    person: PersonId,
) -> Result<NameFacts, StoreError> {
    let named = format!(
        "SELECT id, name FROM tables
         WHERE {IN_HEAD} '$.by' END IN {IDS} OR {IN_HEAD} '$.start.from.record.by' END IN {IDS}"
    );
    let visited = format!(
        "SELECT id, name FROM tables WHERE id IN (SELECT table_id FROM sittings WHERE person IN {IDS})"
    );
    let own = format!(
        "SELECT name FROM people WHERE id IN {IDS} AND name <> ''
         UNION SELECT name FROM words WHERE person IN {IDS}"
    );
    let own = sqlx::query_scalar(sqlx::AssertSqlSafe(own)).bind(person.0);
    Ok(NameFacts {
        named: pairs(connection, named, person).await?,
        visited: pairs(connection, visited, person).await?,
        own: own.fetch_all(&mut *connection).await?,
        copies: copies(connection).await?,
    })
}

async fn copies(connection: &mut SqliteConnection) -> Result<Vec<CopiedTable>, StoreError> {
    let original = format!("{IN_HEAD} '$.start.from.table.id' END");
    let statement = format!("SELECT id, {original} FROM tables WHERE {original} IS NOT NULL");
    Ok(sqlx::query_as(sqlx::AssertSqlSafe(statement)).fetch_all(connection).await?)
}

async fn pairs(
    connection: &mut SqliteConnection,
    statement: String,
    person: PersonId,
) -> Result<Vec<NamedTable>, StoreError> {
    let pairs = sqlx::query_as(sqlx::AssertSqlSafe(statement)).bind(person.0);
    Ok(pairs.fetch_all(connection).await?)
}

async fn rename(connection: &mut SqliteConnection, id: &str, name: &str) -> Result<(), StoreError> {
    let rename = "UPDATE tables SET name = ?2,
                  head = CASE WHEN json_valid(head) THEN json_set(head, '$.name', ?2) ELSE head END
                  WHERE id = ?1";
    sqlx::query(rename).bind(id).bind(name).execute(connection).await?;
    Ok(())
}

async fn rename_original(
    connection: &mut SqliteConnection,
    copy: &str,
    name: &str,
) -> Result<(), StoreError> {
    let rename =
        "UPDATE tables SET head = json_set(head, '$.start.from.table.name', ?2) WHERE id = ?1";
    sqlx::query(rename).bind(copy).bind(name).execute(connection).await?;
    Ok(())
}
