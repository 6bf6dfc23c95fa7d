//! The page of a table: a game with the people around it.

pub mod turn;
mod view;

pub use view::{Done, Occupant, Proposal, ProposalKind, Seat, Stage, TableView, Talk};
