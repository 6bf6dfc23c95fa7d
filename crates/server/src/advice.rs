//! Advice: what people ask the analysis while they play, and how it comes to their page.
//!
//! It belongs to one person at one position. It stands in no log, others do not see it, and it is gone
//! when the position is.

mod desk;
mod question;
mod remark;
mod view;

pub(crate) use desk::{Desk, Patience};
pub(crate) use question::{Question, is_careless};
pub use remark::remark;
pub(crate) use remark::{given_away, remarks};
pub(crate) use view::advice;
