//! Who has a page of a table connected, as rows that are written when people come and go.

use super::{NOW, PostgresStore, Statement};
use crate::{PersonId, StoreError};

impl PostgresStore {
    /// One statement replaces the rows of this process, so it can be repeated.
    pub(crate) async fn keep_presence(
        &self,
        table: &str,
        people: &[PersonId],
    ) -> Result<(), StoreError> {
        let keep = Statement::new(
            "WITH gone AS (
                DELETE FROM presence
                WHERE process = $1 AND table_id = $2 AND person <> ALL ($3::bigint[]))
             INSERT INTO presence (process, table_id, person)
             SELECT $1, $2, one.person FROM unnest($3::bigint[]) AS one (person)
             ON CONFLICT DO NOTHING RETURNING 1",
        );
        let people: Vec<i64> = people.iter().map(|person| person.0).collect();
        let keep = keep.bind(self.process.id()).bind(table.to_owned()).bind(people);
        self.changed(keep).await?;
        self.announce(|news| news.presence(table));
        Ok(())
    }

    /// Rows of processes that have ended without deleting them do not count.
    pub(crate) async fn present_elsewhere(
        &self,
        tables: &[String],
    ) -> Result<Vec<(String, PersonId)>, StoreError> {
        let ask = Statement::new(format!(
            "SELECT DISTINCT table_id, person FROM presence JOIN processes ON id = process
             WHERE table_id = ANY ($1) AND process <> $2 AND until >= {NOW}"
        ));
        let ask = ask.bind(tables.to_vec()).bind(self.process.id());
        let rows: Vec<(String, i64)> = self.connections.read(ask).await?;
        Ok(rows.into_iter().map(|(table, person)| (table, PersonId(person))).collect())
    }
}
