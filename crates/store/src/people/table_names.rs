//! Names of tables that say something about a deleted person.

use super::PersonId;
use super::deletion::IDS;
use crate::StoreError;
use sqlx::SqliteConnection;
use std::collections::{BTreeMap, BTreeSet};

/// Heads are in the format of the caller; one that is not JSON is left alone.
const IN_HEAD: &str = "CASE WHEN json_valid(head) THEN head ->> ";

/// The id of a table with its name.
type Named = (String, String);
/// The id of a copy with that of its original.
type Copied = (String, String);

/// Gives default names to the tables that a person named, to those with the name of the person who sits
/// there, and to their copies. Returns their ids.
pub(super) async fn make_neutral(
    connection: &mut SqliteConnection,
    person: PersonId,
    default_names: &[&str],
) -> Result<BTreeSet<String>, StoreError> {
    let mut tables = named_after(connection, person, default_names).await?;
    let copies = copies(connection).await?;
    loop {
        // A copy is named after its original, and can have copies itself.
        let is_new =
            |(copy, original): &&Copied| tables.contains(original) && !tables.contains(copy);
        let found: Vec<String> =
            copies.iter().filter(is_new).map(|(copy, _)| copy.clone()).collect();
        if found.is_empty() {
            break;
        }
        tables.extend(found);
    }
    let new_names: BTreeMap<_, _> = tables.iter().zip(default_names.iter().cycle()).collect();
    for (id, name) in &new_names {
        rename(connection, id, name).await?;
    }
    for (copy, original) in &copies {
        if let Some(name) = new_names.get(original) {
            rename_original(connection, copy, name).await?;
        }
    }
    Ok(tables)
}

/// The tables that the person named, and those with such a name or the person's own where they sit: a
/// rematch has the name of the game before it, whoever set it up.
async fn named_after(
    connection: &mut SqliteConnection,
    person: PersonId,
    default_names: &[&str],
) -> Result<BTreeSet<String>, StoreError> {
    let by = format!(
        "SELECT id, name FROM tables
         WHERE {IN_HEAD} '$.by' END IN {IDS} OR {IN_HEAD} '$.start.from.record.by' END IN {IDS}"
    );
    let visited = format!(
        "SELECT id, name FROM tables WHERE id IN (SELECT table_id FROM sittings WHERE person IN {IDS})"
    );
    let names = format!(
        "SELECT '', name FROM people WHERE id IN {IDS} AND name <> ''
         UNION SELECT '', name FROM words WHERE person IN {IDS}"
    );
    let is_typed = |(_, name): &Named| !default_names.contains(&name.as_str());
    let mut named = pairs(connection, by, person).await?;
    named.retain(is_typed);
    let mut visited = pairs(connection, visited, person).await?;
    visited.retain(is_typed);
    let own: Vec<String> = pairs(connection, names, person)
        .await?
        .into_iter()
        .map(|(_, name)| name.to_lowercase())
        .collect();
    visited.retain(|(_, name)| {
        let is_own = |own: &String| name.to_lowercase().contains(own);
        named.iter().any(|(_, other)| other == name) || own.iter().any(is_own)
    });
    Ok(named.into_iter().chain(visited).map(|(id, _)| id).collect())
}

async fn copies(connection: &mut SqliteConnection) -> Result<Vec<Copied>, StoreError> {
    let original = format!("{IN_HEAD} '$.start.from.table.id' END");
    let statement = format!("SELECT id, {original} FROM tables WHERE {original} IS NOT NULL");
    Ok(sqlx::query_as(sqlx::AssertSqlSafe(statement)).fetch_all(connection).await?)
}

async fn pairs(
    connection: &mut SqliteConnection,
    statement: String,
    person: PersonId,
) -> Result<Vec<Named>, StoreError> {
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
