//! Tables of Hamburgum in the browser: the only crate with HTTP.
//!
//! A table itself, without I/O, is [`hamburgum_table::Table`]. [`Tables`] writes the entries to the store before anybody sees them
//! and lets the computers play. Everything else turns requests into commands and tables into pages.

mod advice;
mod app;
mod cache;
mod cities;
mod config;
mod http;
mod review;
mod secret;
mod serve;
mod tables;
mod work;

pub use app::App;
pub use config::Config;
pub use governor::Quota;
pub use http::router;
pub use serve::{ServeError, Server};
pub use tables::{Failure, OpenTable, Tables};
pub use work::WorkError;
