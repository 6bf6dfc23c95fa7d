//! Tables: their logs, and what lists of them need.

mod index;
mod listing;
mod log;
mod open;
mod words;

pub(crate) use listing::SummaryRow;
pub(crate) use log::{LaterRow, LogRow};
pub(crate) use open::OpenRow;
pub(crate) use words::WordsRow;

pub(crate) use index::sittings;
pub use index::{Index, IndexChange, IndexRow, Sitting, TableState};
pub use listing::{ListPage, TableSummary};
pub use log::{LaterEntries, NewTableRow, StoredTable};
pub use open::{ListingChange, OpenTableRow};
pub use words::TypedWords;
