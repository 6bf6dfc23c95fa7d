//! Everything that is stored, table by table and person by person: for checks, and for moving a database.

mod digest;
mod job;
mod person;
mod table;

pub use digest::Digest;
pub use person::{Accounts, PeopleKind, WholePerson, WholeSession};
pub use table::{StoredIndex, WholeTable};

pub(crate) use job::{WholeJob, WholeJobRow};
pub(crate) use person::{WholePersonRow, with_sessions};
pub(crate) use table::{IndexColumns, ResultColumns, SittingColumns};
