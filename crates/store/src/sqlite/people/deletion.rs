//! Deleting a person. The number stays, because logs refer to it; everything that was typed goes.

use super::table_names::make_neutral;
use crate::people::somebody;
use crate::sqlite::SqliteStore;
use crate::{PersonId, StoreError};
use sqlx::SqliteConnection;

/// The ids of an account and of the guests that were merged into it.
pub(crate) const IDS: &str = "(SELECT id FROM people WHERE id = ?1 OR merged_into = ?1)";

impl SqliteStore {
    pub(crate) async fn delete_person(
        &self,
        person: PersonId,
        default_names: &'static [&'static str],
    ) -> Result<Vec<String>, StoreError> {
        let tables = self
            .writer
            .write(move |connection| Box::pin(delete(connection, person, default_names)))
            .await?;
        // What was deleted is still in the write-ahead log until that is empty.
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&self.reads).await?;
        Ok(tables)
    }
}

async fn delete(
    connection: &mut SqliteConnection,
    person: PersonId,
    default_names: &'static [&'static str],
) -> Result<Vec<String>, StoreError> {
    let renamed = make_neutral(connection, person, default_names).await?;
    let tables =
        format!("SELECT DISTINCT table_id FROM words WHERE person IN {IDS} ORDER BY table_id");
    let mut tables: Vec<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(tables))
        .bind(person.0)
        .fetch_all(&mut *connection)
        .await?;
    // Cards are made again from the logs, which name nobody any more.
    for statement in [
        format!(
            "UPDATE tables SET card = NULL WHERE id IN (SELECT table_id FROM words WHERE person IN {IDS})"
        ),
        format!("DELETE FROM words WHERE person IN {IDS}"),
        format!("DELETE FROM channels WHERE person IN {IDS}"),
        format!("DELETE FROM attention WHERE person IN {IDS}"),
        format!("DELETE FROM sent_notices WHERE person IN {IDS}"),
        format!("DELETE FROM board_reports WHERE person IN {IDS}"),
        format!(
            "UPDATE boards SET owner = NULL WHERE owner IN {IDS} AND state IN ('listed', 'removed')"
        ),
        format!("DELETE FROM boards WHERE owner IN {IDS}"),
        format!("DELETE FROM sessions WHERE person IN {IDS}"),
        format!("DELETE FROM plans WHERE person IN {IDS}"),
        format!("DELETE FROM blocks WHERE person IN {IDS} OR other IN {IDS}"),
    ] {
        let statement = sqlx::query(sqlx::AssertSqlSafe(statement)).bind(person.0);
        statement.execute(&mut *connection).await?;
    }
    let deleted = sqlx::query(
        "UPDATE people SET name = '', login = NULL, password_hash = NULL, created = 0, is_deleted = 1,
            language = NULL, notice_settings = '', hours = NULL
         WHERE (id = ?1 OR merged_into = ?1) AND is_deleted = 0",
    );
    let deleted = deleted.bind(person.0).execute(connection).await?;
    somebody(person, deleted.rows_affected())?;
    tables.extend(renamed);
    tables.sort_unstable();
    tables.dedup();
    Ok(tables)
}
