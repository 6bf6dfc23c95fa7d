//! A position as text, one line per fact.

mod read;
mod write;

pub(super) use read::{read, read_lines};
