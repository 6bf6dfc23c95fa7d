//! The end of the game.

use super::Word;
use hamburgum_engine::{Player, State};
use serde::Serialize;

/// A player's final reckoning.
#[derive(Serialize)]
pub(crate) struct ReckoningView {
    pub(crate) place: usize,
    pub(crate) player: Word<Player>,
    /// Before the reckoning.
    pub(crate) prestige: u32,
    /// What each unscored token scores.
    pub(crate) tokens: Vec<PointsView>,
    /// Before the reckoning.
    pub(crate) money: u32,
    /// Goods and materials that are sold.
    pub(crate) units: u32,
    /// The prestige that all the money buys.
    pub(crate) bought: u32,
    pub(crate) final_prestige: u32,
    pub(crate) final_money: u32,
}

/// A token and what it scores.
#[derive(Serialize)]
pub(crate) struct PointsView {
    pub(crate) token: String,
    pub(crate) points: u16,
}

impl ReckoningView {
    /// Everybody's, the best first.
    pub(crate) fn all(state: &State<'_>) -> Vec<Self> {
        let board = state.board();
        let view = |reckoning: hamburgum_engine::Reckoning| Self {
            place: reckoning.place,
            player: Word(reckoning.player),
            prestige: reckoning.prestige,
            tokens: reckoning
                .tokens
                .iter()
                .map(|(token, points)| PointsView {
                    token: board.say(token).to_string(),
                    points: *points,
                })
                .collect(),
            money: reckoning.money,
            units: reckoning.units,
            bought: reckoning.bought,
            final_prestige: reckoning.score.prestige,
            final_money: reckoning.score.money,
        };
        state.reckonings().into_iter().map(view).collect()
    }
}
