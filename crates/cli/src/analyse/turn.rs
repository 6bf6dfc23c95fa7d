//! A turn with what it is worth and why.

use super::outlook::OutlookView;
use super::rounded;
use crate::view::{ByWord, WhyView};
use hamburgum_ai::{Comparison, Loss, Part, TurnReport, Weighed};
use hamburgum_engine::{Board, Player};
use serde::Serialize;

/// A turn and what is known about it.
#[derive(Serialize)]
pub(super) struct TurnView {
    /// As records write it.
    pub(super) turn: String,
    /// Small action by small action.
    pub(super) actions: Vec<String>,
    pub(super) played: bool,
    /// The player's chance to win after it.
    pub(super) win: f64,
    pub(super) loss: LossView,
    pub(super) outlook: Vec<OutlookView>,
    pub(super) reasons: Vec<WhyView>,
    /// How the parts of the player's expected prestige change.
    pub(super) parts: ByWord<Part, f64>,
}

impl TurnView {
    /// A turn with those of its reasons that are told.
    pub(super) fn of(
        turn: &TurnReport,
        reasons: &[Weighed],
        players: &[Player],
        board: &Board,
    ) -> Self {
        Self {
            turn: board.say(&turn.actions[..]).to_string(),
            actions: turn.actions.iter().map(|action| board.say(action).to_string()).collect(),
            played: turn.is_played,
            win: rounded(turn.win, 4),
            loss: LossView::of(&turn.loss),
            outlook: OutlookView::all(&turn.outlook, players),
            reasons: WhyView::all(reasons, board),
            parts: ByWord::new(Part::ALL, |part| rounded(turn.parts[part], 2)),
        }
    }
}

/// What a turn gives away.
#[derive(Clone, Copy, Serialize)]
pub(super) struct LossView {
    /// All together, in points of prestige.
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

/// Why one turn is better than another.
#[derive(Serialize)]
pub(super) struct ComparisonView {
    /// What speaks for the better turn.
    pub(super) better: Vec<WhyView>,
    /// What the played turn costs, or has instead.
    pub(super) played: Vec<WhyView>,
    /// What the better turn has more of, in expected prestige.
    pub(super) parts: ByWord<Part, f64>,
}

impl ComparisonView {
    pub(super) fn of(comparison: &Comparison, board: &Board) -> Self {
        let parts = comparison.parts_in_favour();
        Self {
            better: WhyView::all(&comparison.gains(), board),
            played: WhyView::all(&comparison.instead(), board),
            parts: ByWord(parts.map(|(part, by)| (part, rounded(by, 2))).collect()),
        }
    }
}
