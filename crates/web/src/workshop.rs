//! The workshop: a page to make boards.
//!
//! The document that its author changes is plain data in the browser. The server checks it and renders
//! everything that depends on it: what is missing or wrong, the list of all things, the city and the
//! file. The canvas is in the scripts.

mod canvas;
mod city;
mod examined;
mod file;
mod list;
mod messages;
mod page;
mod proof;
mod stand_in;
mod start;
#[cfg(test)]
mod tests;
mod tools;

pub use examined::Examined;
pub use page::{WorkshopView, page, parts};
pub use proof::proof;
