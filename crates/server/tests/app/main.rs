//! The server through its router, as browsers use it.

mod accounts;
mod acting;
mod first_pages;
mod harness;
mod new_table;
mod operations;
mod play_now;
mod replay;
mod restart;
mod rules;
mod safety;
mod seats;
mod snapshots;
mod statistics;
mod votes;

use harness::{Answer, TestApp, Visitor, between};
