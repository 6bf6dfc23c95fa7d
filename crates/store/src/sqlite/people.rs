//! People in the file.

mod account;
mod deletion;
mod guest;
mod listing;
mod merge;
mod session;
mod table_names;
