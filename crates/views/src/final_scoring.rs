//! Final scoring as data.

use super::Word;
use hamburgum_engine::{Board, FinalScoring, Player, State};
use serde::Serialize;

/// A player's final scoring.
#[derive(Serialize)]
pub struct FinalScoringView {
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

impl FinalScoringView {
    /// The final scoring of all players, the best first.
    pub fn all(state: &State<'_>) -> Vec<Self> {
        state
            .final_scorings()
            .iter()
            .map(|final_scoring| Self::of(final_scoring, state.board()))
            .collect()
    }

    /// The final scoring of one player, with the names of this board.
    pub fn of(final_scoring: &FinalScoring, board: &Board) -> Self {
        let points = |(token, points): &_| PointsView {
            token: board.say(token).to_string(),
            points: *points,
        };
        Self {
            place: final_scoring.place,
            player: Word(final_scoring.player),
            prestige: final_scoring.prestige,
            tokens: final_scoring.tokens.iter().map(points).collect(),
            money: final_scoring.money,
            units: final_scoring.units,
            bought: final_scoring.bought,
            final_prestige: final_scoring.score.prestige,
            final_money: final_scoring.score.money,
        }
    }
}
