//! Updates of pages that are open: what changed since the last one, computed once for all who see the same.

mod edition;
mod editions;
mod message;
mod packed;
mod situation;
#[cfg(test)]
mod tests;
mod viewer;

pub(crate) use edition::Edition;
pub(crate) use editions::{Drawn, Editions, Update};
pub(crate) use message::announcement;
pub(crate) use packed::{Coding, GZIP_HEADER, Packed, stored};
pub(crate) use situation::Situation;
pub(crate) use viewer::{Apartness, Extent, Viewer};
