//! People: guests, who are a name and a session, and accounts, which have a login as well.

mod account;
mod guest;
mod merge;
mod session;

pub use account::Account;
pub use session::SessionHash;

/// The number of a person, by which logs name people. It is never given to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub i64);

/// Somebody who is here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The number.
    pub id: PersonId,
    /// What others read.
    pub name: String,
    /// What an account is entered with, in lower case; a guest has none.
    pub login: Option<String>,
}

/// An error if a statement about this person changed no row.
fn somebody(person: PersonId, changed: u64) -> Result<(), crate::StoreError> {
    if changed == 0 { Err(crate::StoreError::NoSuchPerson(person)) } else { Ok(()) }
}
