//! Tables of Hamburgum in the browser: the only crate with HTTP.
//!
//! The table domain, without I/O, is [`hamburgum_table::Table`]. [`Tables`] appends the log entries
//! to the store before any client sees them, and runs the computer players. Everything else
//! translates requests into commands and tables into pages.

mod advice;
mod app;
mod background;
mod cache;
mod cities;
mod config;
mod http;
mod live;
mod notices;
mod proofs;
mod review;
mod secret;
mod serve;
mod tables;
mod verify;
mod work;

pub use app::App;
pub use background::work;
pub use config::{Config, OfferedBoards, PublicTables};
pub use governor::Quota;
pub use http::router;
pub use notices::Outgoing;
pub use serve::{ServeError, Server, Tls, TlsError};
pub use tables::{Failure, OpenTable, Tables, table_findings};
pub use verify::{Finding, Verified, verify};
pub use work::WorkError;
