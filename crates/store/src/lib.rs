//! Where tables and people are kept: one `SQLite` file, and the only SQL of the program.
//!
//! Everything about a table follows from its log, a list of entries in order. The store does not know
//! what an entry means. [`Store::append`] is the one way in: it names the length of the log that the
//! writer saw, and is refused if there is more by now, so two who act at once cannot both succeed.
//! Beside the log stands an [`Index`], which says what lists of tables need and is replaced with each
//! append.
//!
//! ```
//! # tokio::runtime::Runtime::new().expect("a runtime").block_on(async {
//! use hamburgum_store::{AppendError, Index, NewTable, Store, TableState, Timestamp};
//!
//! let store = Store::in_memory().await?;
//! let index = Index {
//!     name: "Tuesday".into(),
//!     state: TableState::Playing,
//!     updated: Timestamp::now(),
//!     people: Vec::new(),
//!     result: None,
//! };
//! store.create_table(NewTable {
//!     id: "k7".into(),
//!     head: "two players".into(),
//!     created: Timestamp::now(),
//!     entries: vec!["seated".into()],
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

mod backup;
mod database;
mod error;
mod housekeeping;
mod people;
mod results;
mod reviews;
mod store;
mod tables;
mod timestamp;
mod writer;

pub use backup::backup;
pub use error::{AppendError, CreateError, MergeError, RegisterError, StoreError};
pub use housekeeping::{Counts, Forgotten};
pub use people::{Account, Person, PersonId, SessionHash};
pub use results::{By, GameResult, PlayedBy, SeatResult, Selection, Tally};
pub use reviews::StoredReview;
pub use store::Store;
pub use tables::{Index, NewTable, Page, Sitting, StoredTable, TableState, TableSummary};
pub use timestamp::Timestamp;
