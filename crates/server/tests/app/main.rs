//! The server through its router, as browsers use it.

mod accounts;
mod acting;
mod advice;
mod boards;
mod cards;
mod database_away;
mod distance;
mod finale;
mod first_pages;
#[path = "../shared/games.rs"]
mod games;
mod harness;
mod installing;
mod learning;
mod live_boards;
mod month;
mod new_city;
mod new_table;
mod notices;
mod on_postgres;
mod open_tables;
mod operations;
mod own_boards;
mod plans;
mod play_now;
mod playback;
#[path = "../../../store/tests/postgres/mod.rs"]
mod postgres;
mod pressure;
mod privacy;
mod quotas;
mod racing_deadlines;
mod replay;
mod restart;
mod review;
mod rules;
mod rules_versions;
mod running_games;
mod safety;
mod seats;
mod several_servers;
mod snapshots;
mod statistics;
mod stored;
mod tls;
mod updates;
mod verifying;
mod votes;
mod waiting;
mod workshop;

use harness::{Answer, TestApp, Visitor, between};
