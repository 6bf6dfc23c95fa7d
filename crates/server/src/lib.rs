//! Tables of Hamburgum in the browser: the only crate with HTTP.
//!
//! [`table`] is a game with the people around it, without any I/O: commands become entries of a log,
//! and the log makes the table. [`Tables`] writes the entries to the store before anybody sees them
//! and lets the computers play. Everything else turns requests into commands and tables into pages.

mod advice;
mod app;
mod config;
mod http;
mod review;
mod secret;
mod serve;
pub mod table;
mod tables;

pub use advice::remark;
pub use app::App;
pub use config::Config;
pub use http::router;
pub use serve::{ServeError, Server};
pub use tables::{Failure, OpenTable, Tables};
