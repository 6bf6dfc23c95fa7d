//! Everything that is stored, table by table and person by person: for checks, and for moving a database.

mod board;
mod digest;
mod job;
mod notices;
mod person;
mod secret;
mod table;

pub use board::WholeBoard;
pub use digest::Digest;
pub use notices::WholeNotices;
pub use person::{Accounts, PeopleKind, WholePerson, WholeSession};
pub use table::{StoredIndex, WholeTable};

pub(crate) use board::{WholeBoardRow, WholeReportRow};
pub(crate) use job::{WholeJob, WholeJobRow};
pub(crate) use notices::NoticeRows;
pub(crate) use person::{WholePersonRow, with_sessions};
pub(crate) use table::{IndexColumns, ResultColumns, SittingColumns};
