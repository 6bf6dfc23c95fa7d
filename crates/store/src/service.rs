//! Whether a server was there to take moves. Times without one do not count for the clocks of players.

use crate::store::forward;
use crate::{Store, StoreError, Timestamp};
use std::time::Duration;

/// A shorter gap between two signs of servers is no outage.
pub(crate) const UNNOTICED: Duration = Duration::from_mins(1);

/// A time in which no server was there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last sign of a server before it.
    pub begun: Timestamp,
    /// The first one after it.
    pub ended: Timestamp,
}

/// The columns of an outage.
pub(crate) type OutageRow = (i64, i64);

impl From<OutageRow> for Outage {
    fn from((begun, ended): OutageRow) -> Self {
        Self { begun: Timestamp(begun), ended: Timestamp(ended) }
    }
}

impl Store {
    /// Takes note that a server is there. If none was for more than a minute, that was an outage.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn note_service(&self) -> Result<(), StoreError> {
        forward!(self.note_service())
    }

    /// When a server was last there; `None` if there never was one.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn last_service(&self) -> Result<Option<Timestamp>, StoreError> {
        let seen: Option<i64> = forward!(self.last_service())?;
        Ok(seen.map(Timestamp))
    }

    /// The outages that ended after this moment, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn outages_since(&self, moment: Timestamp) -> Result<Vec<Outage>, StoreError> {
        let rows: Vec<OutageRow> = forward!(self.outages_since(moment))?;
        Ok(rows.into_iter().map(Outage::from).collect())
    }

    /// Takes over the outages of another database, and when a server last used it.
    pub(crate) async fn put_service(
        &self,
        seen: Option<Timestamp>,
        outages: &[Outage],
    ) -> Result<(), StoreError> {
        forward!(self.put_service(seen, outages))
    }
}
