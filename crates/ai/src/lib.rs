//! Opponents for Hamburgum.
//!
//! A [`Judge`] evaluates positions, either the hand-made [`Evaluation`] or a network; a [`Search`] looks
//! ahead from there; a [`Level`] sets its budget, and an [`Opponent`] plays. An [`Analysis`] finds the
//! best turns and the reasons for them, and a [`Review`] grades the turns of a game. There is no clock,
//! I/O or threading here: seeds, budgets and stop conditions are parameters, and play is deterministic
//! for a seed.
//!
//! ```
//! use hamburgum_ai::{Level, Opponent};
//! use hamburgum_engine::{Board, Seating, Setup, State, Variant};
//!
//! let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
//! let state = State::from_setup(Board::hamburgum(), &setup)?;
//! let mut opponent = Opponent::new(Level::Apprentice, 1);
//! let action = opponent.choose(&state).expect("a decision to make");
//! assert!(state.is_legal(action));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![allow(
    clippy::cast_precision_loss,
    reason = "figures of the game are far below the 16 million up to which f32 counts exactly"
)]

mod analysis;
mod any_judge;
mod arena;
mod checksum;
pub mod encoding;
mod evaluation;
mod fingerprint;
mod greedy;
mod judge;
mod level;
mod net;
mod openings;
mod opponent;
mod outlook;
mod playouts;
mod search;
mod selfplay;
mod skill;
mod tune;

pub use analysis::{
    Analysis, Comparison, Grade, Loss, Report, Review, ReviewError, ReviewStep, ReviewedTurn,
    TurnReason, TurnReport, accuracy,
};
pub use any_judge::AnyJudge;
pub use arena::{ArenaPlayer, LONGEST_GAME, RandomPlayer, Wasteful, play_game, play_out};
pub use checksum::checksum;
pub use evaluation::{Evaluation, Feature, Features, Weights, WeightsError};
pub use fingerprint::fingerprint;
pub use greedy::Greedy;
pub use judge::{Judge, Rating};
pub use level::{Level, Names, UnknownLevel};
pub use net::{Net, NetError, NetJudge, Verdict};
pub use openings::{Opening, OpeningMaker};
pub use opponent::Opponent;
pub use outlook::Outlook;
pub use playouts::RandomPlayouts;
pub use search::{Budget, Idea, Search};
pub use selfplay::{Noted, Plan, Shard, ShardError, play_noted};
pub use skill::{Skill, Skills};
pub use tune::{Bin, Calibration, Climb, Forecasts, Pace};
