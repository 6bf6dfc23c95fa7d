//! The network as a judge.

use super::correction::Correction;
use super::{Net, Scratch, Verdict};
use crate::encoding::{
    ACTION_WIDTH, ActionBytes, Encoder, POSITION_WIDTH, PositionBytes, SCORE_STEP, score_place,
};
use crate::{Judge, Outlook, Rating};
use hamburgum_engine::{ActionList, State};
use std::sync::Arc;

/// A judge that uses a network. It does not allocate after construction.
#[derive(Clone, Debug)]
pub struct NetJudge {
    net: Arc<Net>,
    scratch: Scratch,
    position: PositionBytes,
    action: ActionBytes,
    exploration: f32,
    reserve: f32,
    /// By the number of players, from two on; not needed for play.
    corrections: Option<[Correction; 4]>,
}

/// The default exploration constant. 0.45 won 36 % of games against it, 0.2 was equal (docs/training.md).
const EXPLORATION: f32 = 0.3;
/// The first-play urgency reduction. Values vary more than those of the evaluation, so unvisited actions
/// start lower. Scaling it with the visited share made no difference.
const RESERVE: f32 = 0.1;

/// A prior that is lower by a factor of e lowers the utility estimate by this much. The network has no
/// value for single actions, but levels that play unvisited actions must avoid bad ones.
const RATED_STEP: f32 = 0.05;

impl NetJudge {
    /// A judge with these weights, which many judges can share.
    pub fn new(net: Arc<Net>) -> Self {
        Self {
            net,
            scratch: Scratch::default(),
            position: [0; POSITION_WIDTH],
            action: [0; ACTION_WIDTH],
            exploration: EXPLORATION,
            reserve: RESERVE,
            corrections: None,
        }
    }

    /// The same with another exploration constant.
    #[must_use]
    pub fn exploring(self, exploration: f32) -> Self {
        Self { exploration, ..self }
    }

    /// The same with another first-play urgency reduction.
    #[must_use]
    pub fn reserving(self, reserve: f32) -> Self {
        Self { reserve, ..self }
    }

    /// The same with win probabilities calibrated for the built-in weights. It is for display; in play
    /// it would be slightly more cautious.
    #[must_use]
    pub fn corrected(self) -> Self {
        Self { corrections: Some(Correction::SHIPPED), ..self }
    }

    /// A fingerprint: judges with different outputs have different ones.
    pub(crate) fn mark(&self) -> String {
        let Self { exploration, reserve, corrections, .. } = self;
        format!("{} {exploration} {reserve} {corrections:?}", self.net.mark())
    }

    fn verdict(&mut self, encoder: &Encoder<'_, '_>, players: usize) -> Verdict {
        encoder.position(&mut self.position);
        let mut verdict = self.net.position(&self.position, players, &mut self.scratch);
        if let Some(corrections) = self.corrections {
            corrections[players - 2].temper(&mut verdict.win[..players]);
        }
        verdict
    }

    /// Gains are relative to the score in the encoded position.
    fn outlook_of(&self, state: &State<'_>, verdict: &Verdict) -> Outlook {
        let players = state.players();
        let first = state.seating().place(state.active()).unwrap_or(0);
        let mut outlook = Outlook::default();
        for seat in 0..players.len() {
            let player = players[(first + seat) % players.len()];
            outlook.win[player] = verdict.win[seat];
            let now = f32::from(self.position[score_place(seat)]) * SCORE_STEP as f32;
            outlook.prestige[player] = now + verdict.gain[seat];
        }
        outlook
    }
}

impl Judge for NetJudge {
    fn look(
        &mut self,
        state: &State<'_>,
        legal: &ActionList,
        ratings: &mut Vec<Rating>,
    ) -> Outlook {
        let encoder = Encoder::new(state);
        let verdict = self.verdict(&encoder, state.players().len());
        let outlook = self.outlook_of(state, &verdict);
        let utility = outlook.utility(state.players(), state.active());
        if let [only] = legal[..] {
            ratings.push(Rating { action: only, preference: 1.0, utility });
            return outlook;
        }
        self.net.begin_actions(&mut self.scratch);
        for &action in legal {
            encoder.action(action, &mut self.action);
            let preference = self.net.action(&self.action, &mut self.scratch);
            ratings.push(Rating { action, preference, utility });
        }
        let best = ratings.iter().map(|rating| rating.preference).fold(f32::MIN, f32::max);
        for rating in ratings {
            let less = rating.preference - best;
            rating.utility += RATED_STEP * less;
            rating.preference = less.exp();
        }
        outlook
    }

    fn outlook(&mut self, state: &State<'_>) -> Outlook {
        if state.is_over() {
            return Outlook::final_outcome(state);
        }
        let verdict = self.verdict(&Encoder::new(state), state.players().len());
        self.outlook_of(state, &verdict)
    }

    fn exploration(&self) -> f32 {
        self.exploration
    }

    fn reserve(&self) -> f32 {
        self.reserve
    }
}
