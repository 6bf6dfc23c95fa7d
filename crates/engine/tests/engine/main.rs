//! The engine's tests: scenarios, laws, golden games, and what is refused.

mod allocation;
mod fuzzed;
mod golden;
mod laws;
mod player;
mod refused_boards;
mod refused_records;
mod scenarios;
mod sizes;
