//! Whole pages, and the frame that all of them share.

mod document;

pub use document::Document;
