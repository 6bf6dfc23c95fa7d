//! A turn with its evaluation and reasons.

use super::outlook::OutlookView;
use super::rounded;
use crate::view::WhyView;
use hamburgum_ai::{Comparison, Loss, TurnReason, TurnReport};
use hamburgum_engine::{Board, Player};
use hamburgum_web::{Audience, Texts};
use serde::Serialize;

/// A turn with its evaluation.
#[derive(Serialize)]
pub(super) struct TurnView {
    /// In the notation of records.
    pub(super) turn: String,
    /// Its small actions.
    pub(super) actions: Vec<String>,
    pub(super) played: bool,
    /// The player's chance to win after it.
    pub(super) win: f64,
    pub(super) loss: LossView,
    pub(super) outlook: Vec<OutlookView>,
    pub(super) reasons: Vec<WhyView>,
    #[serde(skip)]
    pub(super) reason_texts: Vec<String>,
}

impl TurnView {
    /// Evaluates a turn with these reasons.
    pub(super) fn of(
        turn: &TurnReport,
        player: Player,
        reasons: &[TurnReason],
        players: &[Player],
        board: &Board,
        texts: &Texts,
    ) -> Self {
        Self {
            turn: board.say(&turn.actions[..]).to_string(),
            actions: turn.actions.iter().map(|action| board.say(action).to_string()).collect(),
            played: turn.is_played,
            win: rounded(turn.win, 4),
            loss: LossView::of(&turn.loss),
            outlook: OutlookView::all(&turn.outlook, players),
            reasons: WhyView::all(reasons, player, board),
            reason_texts: reason_texts(reasons, player, board, texts),
        }
    }
}

/// The reasons of a player's turn, in the words of the pages.
fn reason_texts(
    reasons: &[TurnReason],
    player: Player,
    board: &Board,
    texts: &Texts,
) -> Vec<String> {
    let audience = Audience { player, reader: None };
    let say = |&one: &TurnReason| texts.remark(board, audience, one.into());
    reasons.iter().map(say).collect()
}

/// The loss of a turn compared with the best one.
#[derive(Clone, Copy, Serialize)]
pub(super) struct LossView {
    /// The total, in points of prestige.
    pub(super) cost: f64,
    pub(super) win: f64,
    pub(super) places: f64,
    pub(super) prestige: f64,
}

impl LossView {
    pub(super) fn of(loss: &Loss) -> Self {
        Self {
            cost: rounded(loss.cost, 2),
            win: rounded(loss.win, 4),
            places: rounded(loss.places, 3),
            prestige: rounded(loss.prestige, 2),
        }
    }
}

/// The reasons why one turn is better than another.
#[derive(Serialize)]
pub(super) struct ComparisonView {
    /// The advantages of the better turn.
    pub(super) better: Vec<WhyView>,
    /// The drawbacks of the played turn.
    pub(super) played: Vec<WhyView>,
    #[serde(skip)]
    pub(super) gains: Vec<String>,
    #[serde(skip)]
    pub(super) drawbacks: Vec<String>,
}

impl ComparisonView {
    pub(super) fn of(
        comparison: &Comparison,
        player: Player,
        board: &Board,
        texts: &Texts,
    ) -> Self {
        Self {
            gains: reason_texts(&comparison.gains, player, board, texts),
            drawbacks: reason_texts(&comparison.drawbacks, player, board, texts),
            better: WhyView::all(&comparison.gains, player, board),
            played: WhyView::all(&comparison.drawbacks, player, board),
        }
    }
}
