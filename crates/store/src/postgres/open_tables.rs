//! The list of tables that are offered to everybody.

use super::people::ALIASES;
use super::{PostgresStore, Statement};
use crate::tables::OpenRow;
use crate::{ListingChange, PersonId, StoreError, Timestamp};

impl PostgresStore {
    pub(crate) async fn open_tables(
        &self,
        reader: Option<PersonId>,
        most: u32,
    ) -> Result<Vec<OpenRow>, StoreError> {
        let apart = super::blocks::apart();
        let ask = Statement::new(format!(
            "SELECT table_id, name, host, seen, created,
                 EXISTS (SELECT FROM sittings
                         WHERE sittings.table_id = lengths.table_id AND person IN {ALIASES}),
                 card
             FROM open_tables JOIN lengths USING (table_id) JOIN tables ON id = table_id
             WHERE NOT EXISTS (
                SELECT FROM sittings WHERE sittings.table_id = lengths.table_id
                AND person IN (SELECT id FROM {apart} AS apart))
             ORDER BY seen DESC, table_id LIMIT $2"
        ));
        let ask = ask.bind(reader.map(|reader| reader.0)).bind(i64::from(most));
        self.connections.read(ask).await
    }

    pub(crate) async fn offered_tables_of(&self, person: PersonId) -> Result<u32, StoreError> {
        let ask = format!("SELECT count(*) FROM open_tables WHERE host IN {ALIASES}");
        let count: Option<(i64,)> =
            self.connections.read_one(Statement::new(ask).bind(person.0)).await?;
        Ok(count.map_or(0, |(count,)| u32::try_from(count).unwrap_or(u32::MAX)))
    }

    /// Most people offer nothing, so they cause no write.
    pub(crate) async fn note_host(
        &self,
        person: PersonId,
        now: Timestamp,
        before: Timestamp,
    ) -> Result<(), StoreError> {
        let old =
            format!("SELECT 1 FROM open_tables WHERE host IN {ALIASES} AND seen < $2 LIMIT 1");
        let old = Statement::new(old).bind(person.0).bind(before.0);
        if self.connections.read_one::<(i32,)>(old).await?.is_some() {
            let note =
                format!("UPDATE open_tables SET seen = $2 WHERE host IN {ALIASES} RETURNING 1");
            self.changed(Statement::new(note).bind(person.0).bind(now.0)).await?;
        }
        Ok(())
    }
}

/// The part of an append that changes the list.
pub(super) fn push_listing(statement: &mut Statement, change: ListingChange, now: Timestamp) {
    match change {
        ListingChange::AsBefore => {}
        ListingChange::Not => {
            statement.push(
                ", unlisted AS (DELETE FROM open_tables USING moved
                    WHERE open_tables.table_id = moved.table_id)",
            );
        }
        ListingChange::By(host) => {
            let (host, now) = (statement.value(host.0), statement.value(now.0));
            statement.push(&format!(
                ", listed AS (
                    INSERT INTO open_tables (table_id, host, seen)
                    SELECT moved.table_id, {host}::bigint, {now}::bigint FROM moved
                    ON CONFLICT (table_id) DO UPDATE SET host = excluded.host, seen = excluded.seen)"
            ));
        }
    }
}
