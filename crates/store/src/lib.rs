//! Persistent storage of tables and people, in one `SQLite` file or on a `PostgreSQL` server: the only SQL
//! of the program.
//!
//! Everything about a table is derived from its append-only log, a list of entries in order. The store
//! does not interpret entries. [`Store::append`] is the only way to write one, with optimistic locking:
//! the writer names the length of the log that it saw, and a longer log is a conflict, so of two
//! concurrent writers only one succeeds. Next to the log is an [`Index`] with what lists of tables
//! need; each append updates it. What people typed, names and chat, is kept apart as [`TypedWords`], which
//! can be deleted while the log stays as it is.
//!
//! ```
//! # tokio::runtime::Runtime::new().expect("a runtime").block_on(async {
//! use hamburgum_store::{AppendError, Index, NewTableRow, Store, TableState, Timestamp};
//!
//! let store = Store::in_memory().await?;
//! let index = Index {
//!     name: "Tuesday".into(),
//!     state: TableState::Playing,
//!     updated: Timestamp::now(),
//!     card: "Hamburgum, round 1".into(),
//!     people: Vec::new(),
//!     result: None,
//!     listed_by: None,
//!     jobs: Vec::new(),
//! };
//! store.create_table(NewTableRow {
//!     id: "k7".into(),
//!     head: "two players".into(),
//!     created: Timestamp::now(),
//!     entries: vec!["seated".into()],
//!     words: Vec::new(),
//!     index: index.clone(),
//! }).await.expect("a new table");
//!
//! assert_eq!(store.append("k7", 1, &["moved".into()], &index).await.expect("the next"), 2);
//! let late = store.append("k7", 1, &["moved too".into()], &index).await;
//! assert!(matches!(late, Err(AppendError::Conflict { found: 2 })));
//! # store.close().await;
//! # Ok::<(), hamburgum_store::StoreError>(())
//! # }).expect("a store");
//! ```

// Tests in this crate share files with those outside of it.
#[cfg(test)]
extern crate self as hamburgum_store;

mod address;
mod attention;
mod blocks;
mod boards;
mod channels;
mod clock;
mod database_state;
mod error;
mod guesses;
mod housekeeping;
mod jobs;
mod metrics;
mod migrations;
mod news;
mod people;
mod plans;
mod postgres;
mod presence;
mod questions;
mod results;
mod reviews;
mod secrets;
mod service;
mod sqlite;
mod store;
mod tables;
mod timestamp;
mod transfer;
mod whole;

pub use address::{AddressError, PostgresAddress, StoreAddress};
pub use attention::{Attention, Mute, SentNotice};
pub use blocks::{BlockedPerson, Blocks};
pub use boards::{
    BoardFilter, BoardReport, BoardRow, BoardSaving, BoardState, NewBoard, StoredBoard,
};
pub use channels::{
    ChannelFailure, ChannelId, Confirmation, NewChannel, StoredChannel, StoredChannelKind,
};
pub use clock::StoreClock;
pub use database_state::{DatabaseState, MoveMark};
pub use error::{AppendError, CreateError, MergeError, RegisterError, StoreError};
pub use guesses::GuessRate;
pub use housekeeping::{Counts, Forgotten};
pub use jobs::{FirstHolder, Job, JobChange, JobDue, JobQueue, JobUrgency, ListedJob, NewJob};
pub use news::{Announce, NewsReader, TableNews};
pub use people::{
    Account, AccountLock, Person, PersonId, PersonRow, Preferences, SessionHash, WordsAt,
};
pub use plans::{PlanWrite, PlansRow};
pub use postgres::{Migrated, MigrationExtent, migrate};
pub use questions::{AskLimit, AskedQuestions, Asking};
pub use results::{By, GameResult, ResultBy, ResultRow, Selection, Tally};
pub use reviews::StoredReview;
pub use service::Outage;
pub use sqlite::backup;
pub use store::Store;
pub use tables::{
    Index, IndexChange, IndexRow, LaterEntries, ListPage, ListingChange, NewTableRow, OpenTableRow,
    Sitting, StoredTable, TableState, TableSummary, TypedWords,
};
pub use timestamp::Timestamp;
pub use transfer::{TableCheck, Transfer, TransferError, TransferProgress, TransferStage};
pub use whole::{
    Accounts, Digest, PeopleKind, StoredIndex, WholeBoard, WholeNotices, WholePerson, WholeSession,
    WholeTable,
};
