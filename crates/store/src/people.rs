//! People: guests, who are a name and a session, and accounts, which have a login as well.

mod account;
mod deletion;
mod guest;
mod hours;
mod listing;
mod merge;
mod preferences;
mod session;
mod table_names;

pub(crate) use account::AccountRow;
pub(crate) use hours::HoursRow;
pub(crate) use listing::{ListedPersonRow, WordsAtRow};
pub(crate) use preferences::PreferencesRow;
pub(crate) use session::SessionRow;
pub(crate) use table_names::{CopiedTable, NameFacts, NamedTable, NewNames};

pub use account::Account;
pub use listing::{AccountLock, PersonRow, WordsAt};
pub use preferences::Preferences;
pub use session::SessionHash;

/// The id of a person, which logs refer to. It is never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub i64);

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id.
    pub id: PersonId,
    /// The display name.
    pub name: String,
    /// The login of an account, in lower case; a guest has none.
    pub login: Option<String>,
    /// The code of the language in which the person last used the site.
    pub language: Option<String>,
}

/// An error if a statement about this person changed no row.
pub(crate) fn somebody(person: PersonId, changed: u64) -> Result<(), crate::StoreError> {
    if changed == 0 { Err(crate::StoreError::NoSuchPerson(person)) } else { Ok(()) }
}
