//! The list of tables that are offered to everybody.

use super::SqliteStore;
use super::people::IDS;
use crate::tables::OpenRow;
use crate::{ListingChange, PersonId, StoreError, Timestamp};
use sqlx::{AssertSqlSafe, SqliteConnection};

impl SqliteStore {
    pub(crate) async fn open_tables(
        &self,
        reader: Option<PersonId>,
        most: u32,
    ) -> Result<Vec<OpenRow>, StoreError> {
        let apart = super::blocks::apart();
        let rows = format!(
            "SELECT table_id, name, host, seen, created,
                 EXISTS (SELECT 1 FROM sittings WHERE sittings.table_id = tables.id AND person IN {IDS}),
                 card
             FROM open_tables JOIN tables ON id = table_id
             WHERE NOT EXISTS (SELECT 1 FROM sittings
                 WHERE sittings.table_id = tables.id AND person IN {apart})
             ORDER BY seen DESC, table_id LIMIT ?2"
        );
        let rows = sqlx::query_as(AssertSqlSafe(rows)).bind(reader.map(|reader| reader.0));
        Ok(rows.bind(most).fetch_all(&self.reads).await?)
    }

    pub(crate) async fn offered_tables_of(&self, person: PersonId) -> Result<u32, StoreError> {
        let count = format!("SELECT count(*) FROM open_tables WHERE host IN {IDS}");
        let count = sqlx::query_scalar(AssertSqlSafe(count)).bind(person.0);
        Ok(count.fetch_one(&self.reads).await?)
    }

    /// Most people offer nothing, so they cause no write.
    pub(crate) async fn note_host(
        &self,
        person: PersonId,
        now: Timestamp,
        before: Timestamp,
    ) -> Result<(), StoreError> {
        let old = format!("SELECT count(*) FROM open_tables WHERE host IN {IDS} AND seen < ?2");
        let old = sqlx::query_scalar(AssertSqlSafe(old)).bind(person.0).bind(before.0);
        let count: i64 = old.fetch_one(&self.reads).await?;
        if count > 0 {
            let note = format!("UPDATE open_tables SET seen = ?2 WHERE host IN {IDS}");
            let note = sqlx::query(AssertSqlSafe(note)).bind(person.0).bind(now.0);
            self.writer.execute(note).await?;
        }
        Ok(())
    }
}

impl ListingChange {
    pub(super) async fn write(
        self,
        connection: &mut SqliteConnection,
        table: &str,
        now: Timestamp,
    ) -> Result<(), sqlx::Error> {
        let change = match self {
            Self::AsBefore => return Ok(()),
            Self::Not => sqlx::query("DELETE FROM open_tables WHERE table_id = ?").bind(table),
            Self::By(host) => sqlx::query(
                "INSERT INTO open_tables (table_id, host, seen) VALUES (?, ?, ?)
                 ON CONFLICT DO UPDATE SET host = excluded.host, seen = excluded.seen",
            )
            .bind(table)
            .bind(host.0)
            .bind(now.0),
        };
        change.execute(connection).await?;
        Ok(())
    }
}
