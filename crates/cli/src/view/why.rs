//! The reasons for a turn, in the words of the pages.

use hamburgum_ai::TurnReason;
use hamburgum_engine::{Board, Player};
use hamburgum_views::DataWithText;
use hamburgum_web::{Audience, Language, Texts};
use serde::Serialize;

/// A reason.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub(crate) struct WhyView(DataWithText);

impl WhyView {
    /// Wraps the reasons of a player's turn, in order.
    pub(crate) fn all(reasons: &[TurnReason], player: Player, board: &Board) -> Vec<Self> {
        reasons.iter().map(|&one| Self::of(one, player, board)).collect()
    }

    /// The words are those of the pages.
    fn of(reason: TurnReason, player: Player, board: &Board) -> Self {
        let audience = Audience { player, reader: None };
        let text = Texts::of(Language::English).remark(board, audience, reason.into());
        Self(DataWithText::why(reason, board, text))
    }
}
