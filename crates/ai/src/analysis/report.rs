//! What an analysis has found out so far.

use super::probe::Trial;
use super::{Analysis, Weighed, explain};
use crate::{Outlook, Parts};
use hamburgum_engine::{Action, Player};

/// What is known about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// What everybody can expect if the best turn is played.
    pub outlook: Outlook,
    /// The best turns and the one that was played, the best first; none when chance decides or the
    /// game is over.
    pub turns: Vec<TurnReport>,
    /// How many nodes were spent on the position after each of the turns, at the least. As long as
    /// it is 0, the values of the turns are first guesses.
    pub effort: u32,
}

/// What is known about a turn, or about the rest of a turn that has begun.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnReport {
    /// The turn, small action by small action.
    pub actions: Vec<Action>,
    /// Whether it was really played.
    pub is_played: bool,
    /// What everybody can expect after it.
    pub outlook: Outlook,
    /// The player's chance to win after it.
    pub win: f32,
    /// How much less that is than after the best turn.
    pub loss: f32,
    /// What it does, the weightiest first.
    pub reasons: Vec<Weighed>,
    /// How the parts of the player's expected prestige change, as the evaluation sees it.
    pub parts: Parts,
}

impl Report {
    pub(super) fn of(analysis: &Analysis<'_>) -> Self {
        let picked;
        let trials = if analysis.trials.is_empty() && analysis.has_turns() {
            picked = analysis.pick_trials();
            &picked
        } else {
            &analysis.trials
        };
        let player = analysis.state().active();
        let mut turns: Vec<_> =
            trials.iter().map(|trial| TurnReport::of(analysis, trial, player)).collect();
        sort(&mut turns, analysis.state().players(), player);
        let effort = trials.iter().map(|trial| trial.probe.spent()).min().unwrap_or(0);
        // A search looks at bad turns too; what is expected is what the best one brings.
        let best = turns.first().filter(|_| effort > 0).map(|turn| turn.outlook);
        let outlook = best.unwrap_or_else(|| analysis.root.outlook(&analysis.evaluation));
        Self { outlook, turns, effort }
    }

    /// The turn that was really played, if it was named.
    pub fn played(&self) -> Option<&TurnReport> {
        self.turns.iter().find(|turn| turn.is_played)
    }
}

impl TurnReport {
    fn of(analysis: &Analysis<'_>, trial: &Trial<'_>, player: Player) -> Self {
        let evaluation = &analysis.evaluation;
        let is_first_guess = trial.probe.spent() == 0 && !trial.probe.state().is_over();
        let guess = analysis.root.outlook_after(&trial.turn).filter(|_| is_first_guess);
        let outlook = guess.unwrap_or_else(|| trial.probe.outlook(evaluation));
        let before = evaluation.parts(analysis.state(), player);
        let after = evaluation.parts(trial.probe.state(), player);
        Self {
            actions: if trial.is_played { trial.turn.clone() } else { tidied(&trial.turn) },
            is_played: trial.is_played,
            outlook,
            win: outlook.win[player],
            loss: 0.0,
            reasons: explain::reasons(evaluation, analysis.state(), &trial.turn),
            parts: after.minus(&before),
        }
    }
}

/// The turn with what is sold and bought in order, which makes no difference (SELL-4, BUY-1).
fn tidied(turn: &[Action]) -> Vec<Action> {
    let mut turn = turn.to_vec();
    let is_trade = |action: &Action| matches!(action, Action::Sell(_) | Action::Buy(_));
    for run in turn.chunk_by_mut(|a, b| is_trade(a) && is_trade(b)) {
        run.sort_unstable();
    }
    turn
}

/// The best first: by the chance to win, and among equals by the margin.
fn sort(turns: &mut [TurnReport], players: &[Player], player: Player) {
    turns.sort_by(|a, b| {
        let utility = |turn: &TurnReport| turn.outlook.utility(players, player);
        b.win.total_cmp(&a.win).then_with(|| utility(b).total_cmp(&utility(a)))
    });
    let best = turns.first().map_or(0.0, |turn| turn.win);
    for turn in turns {
        turn.loss = best - turn.win;
    }
}
