//! The rules of Hamburgum, Mac Gerdts' rondel game of 17th-century Hamburg, for 2 to 5 players.
//!
//! The crate has no I/O, clock, randomness, threads or floats. A [`Board`] is read from data, a
//! [`State`] is a valid position on it, a [`Game`] is a state with its history, and [`Game::parse`]
//! and [`Game::to_text`] convert it from and to human-readable text.
//!
//! ```
//! use hamburgum_engine::{
//!     Action, Board, Field, Game, Good, Player, Prompt, Seating, Setup, Variant,
//! };
//!
//! let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
//! let mut game = Game::new(Board::hamburgum(), setup)?;
//! game.play(Action::Move(Field::TradeWest))?;
//! game.play(Action::Sell(Good::Beer))?;
//! assert_eq!(game.state().money(Player::Red), 110);
//! game.play(Action::Done)?;
//! assert_eq!(game.state().prompt(), Prompt::Move(Player::Blue));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The maps in `data/` are our reconstruction, not the printed board. This is an unofficial work.

mod action;
mod bit_set;
mod board;
mod building;
mod effect;
mod field;
mod game;
mod good;
mod harbour;
mod loading;
mod material;
mod notation;
mod official;
mod place;
mod player;
mod prompt;
mod reason;
mod rules;
mod rules_version;
mod setup;
mod state;
mod text;
mod tiny_list;
mod token;
mod variant;
mod vocabulary;

pub use action::{Action, ActionList};
pub use board::{
    Board, BoardDraft, BoardError, BoardFault, BoardPart, ByParishColour, ChurchDraft, ChurchInfo,
    MapSize, ParishColour, Place, Point, SiteDraft, SiteInfo, TokenDraft, TooClose,
};
pub use building::{BuildingKind, ByBuildingKind};
pub use effect::{Effect, Income};
pub use field::{ByField, Field};
pub use game::{DrawError, Game, Illegal, Turn};
pub use good::{ByGood, Good};
pub use harbour::{Berth, ByBerth, ByShip, Passage, Ship};
pub use loading::{Cargo, DIRECT_PRICE, Loading};
pub use material::{ByMaterial, Material};
pub use notation::{RecordError, RecordFault, Unreadable};
pub use official::{ByOffice, ByOfficial, Office, Official};
pub use place::{ByChurch, BySite, Church, Site, SiteSet};
pub use player::{ByPlayer, Player, Seating, SeatingError};
pub use prompt::Prompt;
pub use reason::{Reason, Resource};
pub use rules::{DonationCost, FinalScore, FinalScoring};
pub use rules_version::RulesVersion;
pub use setup::{Donation, Holdings, Setup, SetupError, SetupFault};
pub use state::State;
pub use text::OnBoard;
pub use token::{ByTokenKind, Token, TokenKind, TokenSet};
pub use variant::{ByVariant, Variant};
pub use vocabulary::UnknownWord;

/// Compiles the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
