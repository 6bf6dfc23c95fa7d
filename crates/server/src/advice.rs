//! What the analysis of the opponents' crate has to say to people.

mod remark;

pub(crate) use remark::{argument, arguments};
