//! Updates of a page at the cost of what changed.
//!
//! A page that is shown live is rendered as a whole, by the same functions as its first load. The server
//! remembers only the [`Outline`] of what a browser has: a tree of hashes. Compared with the new markup, it
//! tells which elements differ, and only these are sent as [`Change`]s. Nothing lists the parts of a page,
//! so no part can be forgotten.

mod align;
mod apply;
mod changes;
mod hash;
mod outline;
mod scan;
#[cfg(test)]
mod tests;

pub use apply::{ApplyError, MarkupTree, apply};
pub use changes::{Change, changes};
pub use hash::HashKey;
pub use outline::Outline;
pub use scan::Scanned;
