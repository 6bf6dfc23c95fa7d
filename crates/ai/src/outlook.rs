//! The forecast of a position, for each player.

use hamburgum_engine::{ByPlayer, FinalScore, Player, State};

/// Each player's win probability and expected final prestige.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    /// The win probabilities, which add up to 1.
    pub win: ByPlayer<f32>,
    /// The expected final prestige.
    pub prestige: ByPlayer<f32>,
}

/// How much of a player's wish is the margin rather than the win alone. The margin keeps a player
/// from aimless play when the game is won or lost.
const MARGIN_SHARE: f32 = 0.25;

/// What is left to doubt where nothing is proven. It is less than any figure shows.
const DOUBT: f32 = 0.002;

impl Outlook {
    /// Win probabilities from expected prestige (a softmax). `spread` is the uncertainty of the
    /// expectations, and `doubt` the share of what they do not cover.
    pub(crate) fn from_prestige(
        players: &[Player],
        prestige: ByPlayer<f32>,
        spread: f32,
        doubt: f32,
    ) -> Self {
        let best = players.iter().map(|&player| prestige[player]).fold(f32::MIN, f32::max);
        let mut win = ByPlayer::default();
        let mut total = 0.0;
        for &player in players {
            win[player] = ((prestige[player] - best) / spread).exp();
            total += win[player];
        }
        for &player in players {
            win[player] = (1.0 - doubt) * win[player] / total + doubt / players.len() as f32;
        }
        Self { win, prestige }
    }

    /// The outcome of a game that is over: winners share the win (END-3).
    pub(crate) fn final_outcome(state: &State<'_>) -> Self {
        let scores = ByPlayer::from_fn(|player| state.final_score(player));
        let best = state.players().iter().map(|&player| scores[player]).max();
        let wins = |score: FinalScore| Some(score) == best;
        let winners = state.players().iter().filter(|&&player| wins(scores[player])).count();
        let mut outlook = Self::default();
        for &player in state.players() {
            outlook.prestige[player] = scores[player].prestige as f32;
            if wins(scores[player]) {
                outlook.win[player] = 1.0 / winners as f32;
            }
        }
        outlook
    }

    /// The same with nobody expecting less prestige than the final scoring would give now (END-2): that
    /// much is certain, unless it is spent for something better.
    pub(crate) fn at_least_now(mut self, state: &State<'_>) -> Self {
        for &player in state.players() {
            let now = state.final_score(player).prestige as f32;
            self.prestige[player] = self.prestige[player].max(now);
        }
        self
    }

    /// The same with a rest of doubt, so that no chance to win is 0 or 1.
    pub(crate) fn with_doubt(mut self, players: &[Player]) -> Self {
        for &player in players {
            self.win[player] = (1.0 - DOUBT) * self.win[player] + DOUBT / players.len() as f32;
        }
        self
    }

    /// What a player wants to be large, from -1 to 1 or a little beyond: the win, and a little of the
    /// margin before the best other player, measured by what both have. When both gain alike, the one
    /// who is ahead gains nothing by going on. Who expects less than nothing still wants to lose by
    /// less.
    pub fn utility(&self, players: &[Player], player: Player) -> f32 {
        let others = players.iter().filter(|&&other| other != player);
        let best = others.map(|&other| self.prestige[other]).fold(f32::MIN, f32::max);
        let own = self.prestige[player];
        let margin = (own - best) / (own.max(1.0) + best.max(1.0));
        (1.0 - MARGIN_SHARE) * (2.0 * self.win[player] - 1.0) + MARGIN_SHARE * margin
    }
}
