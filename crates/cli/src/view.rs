//! A position as plain data: what JSON and tables are made from.

mod action;
mod board;
mod church;
mod effect;
mod fault;
mod name;
mod officials;
mod player;
mod prompt;
mod reason;
mod reckoning;
mod told;
mod why;
mod words;

pub(crate) use action::ActionView;
pub(crate) use board::{BoardView, ChurchInfoView};
pub(crate) use church::{ChurchView, CompletedView, DonationView};
pub(crate) use name::NameView;
pub(crate) use officials::OfficialsView;
pub(crate) use player::PlayerView;
pub(crate) use prompt::PromptView;
pub(crate) use reckoning::ReckoningView;
pub(crate) use told::Told;
pub(crate) use why::WhyView;
pub(crate) use words::{ByWord, Word};

use hamburgum_engine::{Berth, Good, Player, Ship, State, Variant};
use serde::Serialize;

/// Everything that lies on the table.
#[derive(Serialize)]
pub(crate) struct Position {
    pub(crate) board: NameView,
    pub(crate) variant: Word<Variant>,
    /// How many turns are over.
    pub(crate) turns: u32,
    pub(crate) round: u32,
    /// Whose turn it is or, at the end, was.
    pub(crate) active: Word<Player>,
    pub(crate) prompt: PromptView,
    pub(crate) over: bool,
    /// In the order of play.
    pub(crate) players: Vec<PlayerView>,
    pub(crate) prices: ByWord<Good, u32>,
    /// Berth 3, where ships enter, first.
    pub(crate) berths: Vec<BerthView>,
    pub(crate) churches: Vec<ChurchView>,
    pub(crate) completed: Vec<CompletedView>,
    pub(crate) officials: OfficialsView,
    /// When the game is over, the best first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reckonings: Option<Vec<ReckoningView>>,
}

/// A berth and its ships in the order in which they came.
#[derive(Serialize)]
pub(crate) struct BerthView {
    pub(crate) berth: u8,
    pub(crate) ships: Vec<Word<Ship>>,
}

impl Position {
    /// What lies on the table of this state.
    pub(crate) fn of(state: &State<'_>) -> Self {
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
            reckonings: state.is_over().then(|| ReckoningView::all(state)),
        }
    }
}

impl BerthView {
    fn of(state: &State<'_>, berth: Berth) -> Self {
        Self { berth: berth.units(), ships: state.ships_in(berth).map(Word).collect() }
    }
}
