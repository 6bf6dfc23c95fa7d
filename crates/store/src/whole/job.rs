//! Jobs as rows, for moving them.

use crate::store::forward;
use crate::{Store, StoreError};

/// A job, whoever holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WholeJob {
    pub(crate) queue: String,
    pub(crate) key: String,
    pub(crate) due: i64,
    pub(crate) priority: i64,
    pub(crate) owner: Option<i64>,
    pub(crate) at_length: i64,
    pub(crate) body: String,
}

/// The columns of a job in the order of the fields.
pub(crate) type WholeJobRow = (String, String, i64, i64, Option<i64>, i64, String);

impl From<WholeJobRow> for WholeJob {
    fn from((queue, key, due, priority, owner, at_length, body): WholeJobRow) -> Self {
        Self { queue, key, due, priority, owner, at_length, body }
    }
}

impl Store {
    /// All jobs, by queue and key.
    pub(crate) async fn whole_jobs(&self) -> Result<Vec<WholeJob>, StoreError> {
        let rows: Vec<WholeJobRow> = forward!(self.whole_jobs())?;
        Ok(rows.into_iter().map(WholeJob::from).collect())
    }

    /// Inserts or replaces these jobs. Nobody holds them.
    pub(crate) async fn put_jobs(&self, jobs: Vec<WholeJob>) -> Result<(), StoreError> {
        forward!(self.put_jobs(jobs))
    }
}
