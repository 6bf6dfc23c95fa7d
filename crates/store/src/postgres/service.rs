//! Signs of all servers that use the database, and times without any.

use super::{NOW, PostgresStore, Statement};
use crate::jobs::milliseconds;
use crate::service::{OutageRow, UNNOTICED};
use crate::{Outage, StoreError, Timestamp};

impl PostgresStore {
    /// Servers that come back together wait for the row, and all but the first find its sign there. The row
    /// is locked before it is changed, because a statement does not lock what it has changed itself.
    pub(crate) async fn note_service(&self) -> Result<(), StoreError> {
        let note = Statement::new(format!(
            "WITH before AS (SELECT seen FROM service FOR UPDATE),
             missed AS (
                INSERT INTO outages (begun, ended)
                SELECT seen, {NOW} FROM before WHERE seen + $1 < {NOW} ON CONFLICT DO NOTHING)
             INSERT INTO service (id, seen) SELECT 0, {NOW} FROM (SELECT count(*) FROM before) AS locked
             ON CONFLICT (id) DO UPDATE SET seen = greatest(service.seen, excluded.seen) RETURNING 1"
        ));
        self.changed(note.bind(milliseconds(UNNOTICED))).await.map(drop)
    }

    pub(crate) async fn last_service(&self) -> Result<Option<i64>, StoreError> {
        let seen: Option<(i64,)> =
            self.connections.read_one(Statement::new("SELECT seen FROM service")).await?;
        Ok(seen.map(|(seen,)| seen))
    }

    pub(crate) async fn outages_since(
        &self,
        moment: Timestamp,
    ) -> Result<Vec<OutageRow>, StoreError> {
        let ask =
            Statement::new("SELECT begun, ended FROM outages WHERE ended > $1 ORDER BY begun");
        self.connections.read(ask.bind(moment.0)).await
    }

    pub(crate) async fn put_service(
        &self,
        seen: Option<Timestamp>,
        outages: &[Outage],
    ) -> Result<(), StoreError> {
        if let Some(seen) = seen {
            let put = Statement::new(
                "INSERT INTO service (id, seen) VALUES (0, $1)
                 ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING 1",
            );
            self.changed(put.bind(seen.0)).await?;
        }
        let put = Statement::new(
            "INSERT INTO outages (begun, ended) SELECT * FROM unnest($1::bigint[], $2::bigint[])
             ON CONFLICT (begun) DO UPDATE SET ended = excluded.ended RETURNING 1",
        );
        let begun: Vec<i64> = outages.iter().map(|outage| outage.begun.0).collect();
        let ended: Vec<i64> = outages.iter().map(|outage| outage.ended.0).collect();
        self.changed(put.bind(begun).bind(ended)).await.map(drop)
    }
}
