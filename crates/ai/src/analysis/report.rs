//! The result of an analysis so far.

use super::comparison::Account;
use super::loss::{self, Loss, Standing};
use super::probe::Trial;
use super::{Analysis, Comparison, TurnReason};
use crate::{AnyJudge, Outlook};
use hamburgum_engine::{Action, Field};

/// The result for a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The forecast if the best turn is played; nobody gets less prestige than the final scoring would
    /// give now.
    pub outlook: Outlook,
    /// The best turns and the one that was played, the best first; none when chance decides or the
    /// game is over.
    pub turns: Vec<TurnReport>,
    /// The least number of nodes spent on the position after each of the turns. As long as it is 0, the
    /// values of the turns are first estimates.
    pub effort: u32,
}

/// The result for a turn, or for the rest of a turn in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnReport {
    /// The small actions of the turn.
    pub actions: Vec<Action>,
    /// Whether it was played in the game.
    pub is_played: bool,
    /// The forecast after it; nobody gets less prestige than the final scoring would give then.
    pub outlook: Outlook,
    /// The player's win probability after it.
    pub win: f32,
    /// Its loss compared with the best turn.
    pub loss: Loss,
    pub(super) account: Account,
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
        // A report does not change the analysis, so it uses its own copy of the judge.
        let mut judge = analysis.judge.clone();
        let judged = trials.iter().map(|trial| Judged::of(analysis, trial, &mut judge)).collect();
        let turns = ranked(judged);
        let effort = trials.iter().map(|trial| trial.probe.spent()).min().unwrap_or(0);
        // A search also visits bad turns; the forecast is that of the best one.
        let best = turns.first().filter(|_| effort > 0).map(|turn| turn.outlook);
        let root = || analysis.root.told(analysis.root.outlook(&mut judge));
        let outlook = best.unwrap_or_else(root);
        Self { outlook: outlook.at_least_now(analysis.state()), turns, effort }
    }

    /// The turn that was played in the game, if it was given.
    pub fn played(&self) -> Option<&TurnReport> {
        self.turns.iter().find(|turn| turn.is_played)
    }

    /// The reasons for one of its turns, the weightiest first; for the best one also its gains over the
    /// next one on another field.
    pub fn causes(&self, turn: &TurnReport) -> Vec<TurnReason> {
        let pros = turn.reasons().iter().copied().filter(|one| !one.is_drawback());
        let mut causes: Vec<_> = pros.collect();
        if let Some(next) = self.next_best().filter(|_| self.is_best(turn)) {
            let more = Comparison::of(turn, next).gains;
            let new: Vec<_> = more.into_iter().filter(|one| !causes.contains(one)).collect();
            causes.extend(new);
        }
        causes
    }

    /// The reasons against one of its turns that the best one does not have; for the best one, those that
    /// the next one does not have.
    pub fn drawbacks(&self, turn: &TurnReport) -> Vec<TurnReason> {
        let beside = if self.is_best(turn) { self.turns.get(1) } else { self.turns.first() };
        beside.map_or_else(Vec::new, |other| Comparison::of(other, turn).drawbacks)
    }

    /// The best turn on another field than the best of all.
    pub fn next_best(&self) -> Option<&TurnReport> {
        let best = self.turns.first()?;
        self.turns.iter().find(|turn| turn.field() != best.field())
    }

    fn is_best(&self, turn: &TurnReport) -> bool {
        self.turns.first().is_some_and(|best| best.actions == turn.actions)
    }
}

impl TurnReport {
    /// All reasons, the weightiest first.
    pub fn reasons(&self) -> &[TurnReason] {
        &self.account.reasons
    }

    /// Its field; `None` if it is the rest of a turn.
    pub fn field(&self) -> Option<Field> {
        self.actions.iter().find_map(|action| match action {
            Action::Move(field) => Some(*field),
            _ => None,
        })
    }
}

/// A turn with its player's standing after it, by the judge.
struct Judged {
    standing: Standing,
    utility: f32,
    turn: TurnReport,
}

impl Judged {
    fn of(analysis: &Analysis<'_>, trial: &Trial<'_>, judge: &mut AnyJudge) -> Self {
        let start = analysis.state();
        let (players, player) = (start.players(), start.active());
        let is_first_guess = trial.probe.spent() == 0 && !trial.probe.state().is_over();
        let guess = analysis.root.outlook_after(&trial.turn).filter(|_| is_first_guess);
        let outlook = guess.unwrap_or_else(|| trial.probe.outlook(judge));
        let shown = trial.probe.told(outlook);
        let turn = TurnReport {
            actions: if trial.is_played { trial.turn.clone() } else { tidied(&trial.turn) },
            is_played: trial.is_played,
            outlook: shown.at_least_now(trial.probe.state()),
            win: shown.win[player],
            loss: Loss::default(),
            account: Account::of(start, &trial.turn, trial.probe.state()),
        };
        // Not the displayed forecast: a player with a negative expectation still gains or loses.
        let standing = Standing::of(&outlook, players, player);
        Self { standing, utility: outlook.utility(players, player), turn }
    }
}

/// The turn with sales and purchases in canonical order, which makes no difference (SELL-4, BUY-1).
fn tidied(turn: &[Action]) -> Vec<Action> {
    let mut turn = turn.to_vec();
    let is_trade = |action: &Action| matches!(action, Action::Sell(_) | Action::Buy(_));
    for run in turn.chunk_by_mut(|a, b| is_trade(a) && is_trade(b)) {
        run.sort_unstable();
    }
    turn
}

/// The turns with their losses, the best first.
fn ranked(mut judged: Vec<Judged>) -> Vec<TurnReport> {
    if let Some(best) = loss::best(judged.iter().map(|one| one.standing)) {
        for one in &mut judged {
            one.turn.loss = Loss::between(best, one.standing);
        }
    }
    judged.sort_by(|a, b| {
        let by_cost = a.turn.loss.cost.total_cmp(&b.turn.loss.cost);
        by_cost.then_with(|| b.utility.total_cmp(&a.utility))
    });
    judged.into_iter().map(|one| one.turn).collect()
}
