//! The expected result of players.

use super::rounded;
use crate::view::Word;
use hamburgum_ai::Outlook;
use hamburgum_engine::Player;
use serde::Serialize;

/// The expected result of one player.
#[derive(Clone, Serialize)]
pub(super) struct OutlookView {
    pub(super) player: Word<Player>,
    /// The chance to win, from 0 to 1.
    pub(super) win: f64,
    /// The expected final prestige.
    pub(super) prestige: f64,
}

impl OutlookView {
    /// All players in the order of play.
    pub(super) fn all(outlook: &Outlook, players: &[Player]) -> Vec<Self> {
        let view = |&player: &Player| Self {
            player: Word(player),
            win: rounded(outlook.win[player], 4),
            prestige: rounded(outlook.prestige[player], 1),
        };
        players.iter().map(view).collect()
    }
}
