//! Tables: their logs, and what lists of them need.

mod index;
mod listing;
mod log;
mod words;

pub(crate) use listing::SummaryRow;
pub(crate) use words::WordsRow;

pub(crate) use index::sittings;
pub use index::{Index, IndexChange, IndexRow, Sitting, TableState};
pub use listing::{ListPage, TableSummary};
pub use log::{NewTableRow, StoredTable};
pub use words::TypedWords;
