//! A position as text: what lies on the table, a line for each thing.

mod read;
mod write;

pub(super) use read::{read, read_lines};
