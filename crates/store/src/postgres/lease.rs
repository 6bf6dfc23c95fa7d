//! The lease of the one process that may write.
//!
//! It is a row in the database that its process renews every two seconds. A second process that finds it
//! waits: if the row is renewed meanwhile, the first process lives, and the second one gives up; else it
//! takes the row when it has expired. The times are those of the database, so clocks may differ. A process
//! that was suspended for so long that another one has taken the row writes nothing any more. Locks of a
//! session would be simpler, but they get lost in connection poolers.

use super::{Connections, Statement, random};
use crate::{PostgresAddress, StoreError};
use std::time::Duration;
use tokio::task::AbortHandle;
use tokio::time::sleep;

/// How long a lease lasts that is not renewed.
const LASTS: Duration = Duration::from_secs(12);

const RENEWED_EVERY: Duration = Duration::from_secs(2);

/// After how many renewals the news of results are added to the sums.
const RENEWALS_PER_FOLD: u32 = 5;

const LOOK_AGAIN: Duration = Duration::from_millis(300);

/// Takes the row if it is missing, expired or this process's own.
const CLAIM: &str = "
    INSERT INTO processes (role, id, program, until)
    VALUES ('server', $1, $2, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $3)
    ON CONFLICT (role) DO UPDATE SET id = excluded.id, program = excluded.program, until = excluded.until
    WHERE processes.id = excluded.id OR processes.until < excluded.until - $3
    RETURNING until";

/// A lease that is renewed until it is given back or dropped.
#[derive(Debug)]
pub(super) struct Lease {
    claim: Claim,
    renewal: AbortHandle,
}

#[derive(Clone, Debug)]
struct Claim {
    connections: Connections,
    id: i64,
    database: String,
}

impl Lease {
    /// Takes the lease, and waits for that if its last process may have crashed.
    pub(super) async fn take(
        connections: Connections,
        address: &PostgresAddress,
    ) -> Result<Self, StoreError> {
        let claim = Claim { connections, id: random::mark(), database: address.to_string() };
        let mut first_until = None;
        while !claim.is_granted().await? {
            let until = claim.until().await?;
            if until > *first_until.get_or_insert(until) {
                return Err(StoreError::InUse(claim.database));
            }
            sleep(LOOK_AGAIN).await;
        }
        let renewal = tokio::spawn(claim.clone().keep()).abort_handle();
        Ok(Self { claim, renewal })
    }

    pub(super) async fn renew(&self) -> Result<(), StoreError> {
        self.claim.renew().await
    }

    /// Lets the next process start at once. If that fails, it has to wait a little.
    pub(super) async fn give_back(&self) {
        self.renewal.abort();
        let release = Statement::new("DELETE FROM processes WHERE id = $1 RETURNING 1");
        let _ = self.claim.connections.send::<(i32,)>(&release.bind(self.claim.id)).await;
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.renewal.abort();
    }
}

impl Claim {
    async fn is_granted(&self) -> Result<bool, StoreError> {
        let claim = Statement::new(CLAIM)
            .bind(self.id)
            .bind(env!("CARGO_PKG_VERSION"))
            .bind(LASTS.as_millis() as i64);
        let granted: Vec<(i64,)> = self.connections.send(&claim).await?;
        Ok(!granted.is_empty())
    }

    /// The end of the lease of whoever holds it.
    async fn until(&self) -> Result<i64, StoreError> {
        let ask = Statement::new("SELECT coalesce(max(until), 0) FROM processes");
        let until: Option<(i64,)> = self.connections.read_one(ask).await?;
        Ok(until.map_or(0, |(until,)| until))
    }

    async fn renew(&self) -> Result<(), StoreError> {
        if self.is_granted().await? {
            return Ok(());
        }
        self.connections.supersede();
        Err(StoreError::InUse(self.database.clone()))
    }

    /// Renews the lease, and now and then adds up results. While the server is away both simply fail.
    async fn keep(self) {
        for renewal in 1_u32.. {
            sleep(RENEWED_EVERY).await;
            if matches!(self.renew().await, Err(StoreError::InUse(_))) {
                return;
            }
            if renewal % RENEWALS_PER_FOLD == 0 {
                let _ = super::tally::fold_news(&self.connections).await;
            }
        }
    }
}
