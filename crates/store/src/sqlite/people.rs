//! People in the file.

mod account;
mod deletion;
mod guest;
mod known;
mod listing;
mod merge;
mod session;
mod table_names;

pub(super) use known::KnownPeople;
