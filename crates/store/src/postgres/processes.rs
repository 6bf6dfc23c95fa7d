//! The row of this process, by which others know that it lives.
//!
//! It is renewed every five seconds and counts for twenty. The times are those of the database, so clocks
//! may differ; the answer of each renewal tells how much this machine's clock differs. Locks of a session
//! would be simpler, but they get lost in connection poolers.

use super::formats::FORMATS;
use super::{Connections, NOW, Statement, random};
use crate::jobs::milliseconds;
use crate::{StoreError, Timestamp};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::task::AbortHandle;
use tokio::time::sleep;

/// How long a row counts that is not renewed.
const LASTS: Duration = Duration::from_secs(20);

const RENEWED_EVERY: Duration = Duration::from_secs(5);

/// The pause between attempts while the server is away.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// After how many renewals the news of results are added to the sums.
const RENEWALS_PER_FOLD: u32 = 2;

/// The row, which is renewed until it is deleted or dropped.
#[derive(Debug)]
pub(super) struct Process {
    row: Row,
    renewal: AbortHandle,
}

#[derive(Clone, Debug)]
struct Row {
    connections: Connections,
    id: i64,
    /// The clock of the database minus the one of this machine, in milliseconds.
    clock_offset: Arc<AtomicI64>,
}

impl Process {
    /// Writes the row of a new process.
    pub(super) async fn begin(connections: Connections) -> Result<Self, StoreError> {
        let row = Row { connections, id: random::mark(), clock_offset: Arc::default() };
        row.renew().await?;
        let renewal = tokio::spawn(row.clone().keep()).abort_handle();
        Ok(Self { row, renewal })
    }

    pub(super) fn id(&self) -> i64 {
        self.row.id
    }

    /// The time by the clock of the database, which all processes share.
    pub(super) fn now(&self) -> Timestamp {
        Timestamp(Timestamp::now().0 + self.row.clock_offset.load(Ordering::Relaxed))
    }

    pub(super) async fn renew(&self) -> Result<(), StoreError> {
        self.row.renew().await
    }

    /// Tells the others that it has ended. If that fails, they find out a little later.
    pub(super) async fn end(&self) {
        self.renewal.abort();
        let end = Statement::new(
            "WITH away AS (DELETE FROM presence WHERE process = $1)
             DELETE FROM processes WHERE id = $1 RETURNING 1",
        );
        let _ = self.row.connections.send::<(i32,)>(&end.bind(self.row.id)).await;
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.renewal.abort();
    }
}

impl Row {
    async fn renew(&self) -> Result<(), StoreError> {
        let renew = Statement::new(format!(
            "INSERT INTO processes (id, program, format, until) VALUES ($1, $2, $3, {NOW} + $4)
             ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING {NOW}"
        ));
        let renew = renew.bind(self.id).bind(env!("CARGO_PKG_VERSION"));
        let renew = renew.bind(FORMATS.newest()).bind(milliseconds(LASTS));
        let asked = Timestamp::now().0;
        let now: Vec<(i64,)> = self.connections.probe(renew).await?;
        if let Some((now,)) = now.first() {
            // The way there took about as long as the way back.
            let here = i64::midpoint(asked, Timestamp::now().0);
            self.clock_offset.store(now - here, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Renews the row, and now and then adds up results and deletes what no longer counts.
    /// While the server is away, the renewal finds out when it is back.
    async fn keep(self) {
        for renewal in 1_u32.. {
            sleep(random::spread(RENEWED_EVERY)).await;
            while self.renew().await.is_err_and(|error| error.is_away()) {
                sleep(random::spread(LOOK_AGAIN)).await;
            }
            if renewal % RENEWALS_PER_FOLD == 0 {
                let _ = super::tally::fold_news(&self.connections).await;
                let _ = self.delete_ended().await;
            }
        }
    }

    async fn delete_ended(&self) -> Result<(), StoreError> {
        let delete = Statement::new(format!(
            "WITH ended AS (DELETE FROM processes WHERE until < {NOW} - $1 RETURNING id)
             DELETE FROM presence USING ended WHERE process = ended.id RETURNING 1"
        ));
        self.connections.send::<(i32,)>(&delete.bind(10 * milliseconds(LASTS))).await?;
        let delete = Statement::new(format!("DELETE FROM guesses WHERE empty < {NOW} RETURNING 1"));
        self.connections.send::<(i32,)>(&delete).await?;
        Ok(())
    }
}
