//! Positions, actions, effects and boards as plain data, for JSON: `docs/json.md` describes it.
//!
//! ```
//! use hamburgum_engine::{Board, Seating, Setup, State, Variant};
//! use hamburgum_views::PositionView;
//!
//! let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
//! let state = State::from_setup(Board::hamburgum(), &setup)?;
//! let json = serde_json::to_value(PositionView::of(&state))?;
//! assert_eq!(json["active"], "red");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![expect(missing_docs, reason = "`docs/json.md` describes every field, and a test compares it")]

mod action;
mod board;
mod church;
mod data;
mod effect;
mod fault;
mod final_scoring;
mod name;
mod officials;
mod player;
mod prompt;
mod reason;
mod why;
mod words;

pub use action::ActionView;
pub use board::{BoardView, ChurchInfoView, MapView, SiteView};
pub use church::{ChurchView, CompletedView, DonationView};
pub use data::{Data, DataWithText};
pub use final_scoring::{FinalScoringView, PointsView};
pub use name::{NameView, is_reconstruction};
pub use officials::OfficialsView;
pub use player::{PlayerView, ShipsView, TokenView};
pub use prompt::PromptView;
pub use words::{ByWord, Word};

use hamburgum_engine::{Berth, Good, Player, Ship, State, Variant};
use serde::Serialize;

/// A whole position.
#[derive(Serialize)]
pub struct PositionView {
    pub board: NameView,
    pub variant: Word<Variant>,
    /// The number of finished turns.
    pub turns: u32,
    pub round: u32,
    /// The player whose turn it is or, at the end, was.
    pub active: Word<Player>,
    pub prompt: PromptView,
    pub over: bool,
    /// In the order of play.
    pub players: Vec<PlayerView>,
    pub prices: ByWord<Good, u32>,
    /// Berth 3, where ships enter, first.
    pub berths: Vec<BerthView>,
    pub churches: Vec<ChurchView>,
    pub completed: Vec<CompletedView>,
    pub officials: OfficialsView,
    /// The final scoring once the game is over, the best first.
    #[serde(rename = "reckonings", skip_serializing_if = "Option::is_none")]
    pub final_scorings: Option<Vec<FinalScoringView>>,
}

/// A berth and its ships in order of arrival.
#[derive(Serialize)]
pub struct BerthView {
    pub berth: u8,
    pub ships: Vec<Word<Ship>>,
}

impl PositionView {
    /// Describes a position.
    pub fn of(state: &State<'_>) -> Self {
        Self {
            board: NameView::of(state.board()),
            variant: Word(state.variant()),
            turns: state.turns(),
            round: state.round(),
            active: Word(state.active()),
            prompt: PromptView::of(state.prompt()),
            over: state.is_over(),
            players: state.players().iter().map(|&player| PlayerView::of(state, player)).collect(),
            prices: ByWord::new(Good::ALL, |good| state.price(good)),
            berths: [Berth::Three, Berth::Two, Berth::One]
                .map(|berth| BerthView::of(state, berth))
                .into(),
            churches: ChurchView::all(state),
            completed: CompletedView::all(state),
            officials: OfficialsView::of(state),
            final_scorings: state.is_over().then(|| FinalScoringView::all(state)),
        }
    }
}

impl BerthView {
    fn of(state: &State<'_>, berth: Berth) -> Self {
        Self { berth: berth.units(), ships: state.ships_in(berth).map(Word).collect() }
    }
}
