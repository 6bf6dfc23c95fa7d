//! Final scoring as data.

use super::Word;
use hamburgum_engine::{Board, Player, Reckoning, State};
use serde::Serialize;

/// A player's final scoring.
#[derive(Serialize)]
pub struct ReckoningView {
    pub place: usize,
    pub player: Word<Player>,
    /// Before final scoring.
    pub prestige: u32,
    /// The points of each unscored token.
    pub tokens: Vec<PointsView>,
    /// Before final scoring.
    pub money: u32,
    /// The number of goods and materials that are sold.
    pub units: u32,
    /// The prestige for all the money.
    pub bought: u32,
    pub final_prestige: u32,
    pub final_money: u32,
}

/// A token and its points.
#[derive(Serialize)]
pub struct PointsView {
    pub token: String,
    pub points: u16,
}

impl ReckoningView {
    /// The final scoring of all players, the best first.
    pub fn all(state: &State<'_>) -> Vec<Self> {
        state.reckonings().iter().map(|reckoning| Self::of(reckoning, state.board())).collect()
    }

    /// The final scoring of one player, with the names of this board.
    pub fn of(reckoning: &Reckoning, board: &Board) -> Self {
        let points = |(token, points): &_| PointsView {
            token: board.say(token).to_string(),
            points: *points,
        };
        Self {
            place: reckoning.place,
            player: Word(reckoning.player),
            prestige: reckoning.prestige,
            tokens: reckoning.tokens.iter().map(points).collect(),
            money: reckoning.money,
            units: reckoning.units,
            bought: reckoning.bought,
            final_prestige: reckoning.score.prestige,
            final_money: reckoning.score.money,
        }
    }
}
