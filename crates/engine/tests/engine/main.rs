//! The engine's tests: scenarios, properties, golden games, and invalid input.

mod allocation;
mod golden;
mod laws;
mod player;
mod refused_boards;
mod refused_records;
mod scenarios;
mod sizes;
mod turns;
