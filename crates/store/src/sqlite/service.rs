//! Signs of the server that uses the file, and times without one.

use super::SqliteStore;
use super::writer::WriteEffect;
use crate::jobs::milliseconds;
use crate::service::{OutageRow, UNNOTICED};
use crate::{Outage, StoreError, Timestamp};

impl SqliteStore {
    pub(crate) async fn note_service(&self) -> Result<(), StoreError> {
        let now = self.now().0;
        self.writer
            .write_log(WriteEffect::AllOrNothing, move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "INSERT OR IGNORE INTO outages (begun, ended)
                         SELECT seen, ?1 FROM service WHERE seen + ?2 < ?1;
                         INSERT INTO service (id, seen) VALUES (0, ?1)
                         ON CONFLICT (id) DO UPDATE SET seen = max(seen, excluded.seen)",
                    )
                    .bind(now)
                    .bind(milliseconds(UNNOTICED))
                    .execute(connection)
                    .await?;
                    Ok(())
                })
            })
            .await
    }

    pub(crate) async fn last_service(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar("SELECT seen FROM service").fetch_optional(&self.reads).await?)
    }

    pub(crate) async fn outages_since(
        &self,
        moment: Timestamp,
    ) -> Result<Vec<OutageRow>, StoreError> {
        let outages = "SELECT begun, ended FROM outages WHERE ended > ? ORDER BY begun";
        Ok(sqlx::query_as(outages).bind(moment.0).fetch_all(&self.reads).await?)
    }

    pub(crate) async fn put_service(
        &self,
        seen: Option<Timestamp>,
        outages: &[Outage],
    ) -> Result<(), StoreError> {
        if let Some(seen) = seen {
            let put = "INSERT INTO service (id, seen) VALUES (0, ?)
                ON CONFLICT (id) DO UPDATE SET seen = excluded.seen";
            self.writer.execute(sqlx::query(put).bind(seen.0)).await?;
        }
        for outage in outages {
            let put = "INSERT OR REPLACE INTO outages (begun, ended) VALUES (?, ?)";
            let put = sqlx::query(put).bind(outage.begun.0).bind(outage.ended.0);
            self.writer.execute(put).await?;
        }
        Ok(())
    }
}
