//! Why an operation on a table failed.

use crate::work::WorkError;
use hamburgum_store::StoreError;
use hamburgum_table::{BrokenLog, HeadError, Refusal};
use std::fmt;

/// The reason why an operation on a table failed.
#[derive(Debug)]
pub enum Failure {
    /// The table domain refused the command.
    Refused(Refusal),
    /// No table has this id.
    NoSuchTable,
    /// The stored head or log is invalid.
    Broken(String),
    /// Other processes have written to the table first, again and again.
    Outrun,
    /// The store failed.
    Store(StoreError),
    /// The worker pool failed or is overloaded.
    Work(WorkError),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => write!(f, "refused: {refusal:?}"),
            Self::NoSuchTable => f.write_str("there is no such table"),
            Self::Broken(why) => write!(f, "the table cannot be read: {why}"),
            Self::Outrun => f.write_str("others have changed the table first"),
            Self::Store(error) => write!(f, "the store failed: {error}"),
            Self::Work(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Failure {}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<WorkError> for Failure {
    fn from(error: WorkError) -> Self {
        Self::Work(error)
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<BrokenLog> for Failure {
    fn from(broken: BrokenLog) -> Self {
        Self::Broken(broken.to_string())
    }
}

impl From<HeadError> for Failure {
    fn from(error: HeadError) -> Self {
        Self::Broken(error.to_string())
    }
}
