//! A real Chromium for tests, driven from async Rust.
//!
//! ```no_run
//! # async fn visit() -> Result<(), hamburgum_browser::Error> {
//! use hamburgum_browser::{Browser, button};
//!
//! let browser = Browser::start().await?;
//! let page = browser.visitor().await?.size(390, 844).open("http://localhost:8080/en/").await?;
//! page.fill("#name", "Grete").await?;
//! page.click(button("Play")).await?;
//! page.wait_for("main#table").await?;
//! assert!(page.axe().await?.is_empty());
//! # Ok(()) }
//! ```
//!
//! It speaks the Chrome `DevTools` protocol over a pipe, in a few hundred lines. Existing crates have 150
//! dependencies and five megabytes of generated code, or need a second program to be installed.

// Every function fails for the same reasons, and `Error` lists them.
#![allow(clippy::missing_errors_doc)]

mod audit;
mod browser;
mod error;
mod find;
mod hand;
mod keyboard;
mod link;
mod page;
mod probe;
mod visitor;

pub use audit::Violation;
pub use browser::Browser;
pub use error::Error;
pub use find::{Find, button, link, role};
pub use link::SentRequest;
pub use page::Page;
pub use visitor::Visitor;
