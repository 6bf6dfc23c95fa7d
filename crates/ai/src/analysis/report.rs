//! What an analysis has found out so far.

use super::comparison::Account;
use super::loss::{self, Loss, Standing};
use super::probe::Trial;
use super::{Analysis, Comparison, Reason};
use crate::{AnyJudge, Outlook};
use hamburgum_engine::{Action, Field};

/// What is known about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// What everybody can expect if the best turn is played; nobody less prestige than the final
    /// scoring would give now.
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
    /// What everybody can expect after it; nobody less prestige than the final scoring would give then.
    pub outlook: Outlook,
    /// The player's chance to win after it.
    pub win: f32,
    /// What it gives away, compared with the best turn.
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
        // Reading changes nothing, so it has room of its own for the arithmetic.
        let mut judge = analysis.judge.clone();
        let judged = trials.iter().map(|trial| Judged::of(analysis, trial, &mut judge)).collect();
        let turns = ranked(judged);
        let effort = trials.iter().map(|trial| trial.probe.spent()).min().unwrap_or(0);
        // A search looks at bad turns too; what is expected is what the best one brings.
        let best = turns.first().filter(|_| effort > 0).map(|turn| turn.outlook);
        let root = || analysis.root.told(analysis.root.outlook(&mut judge));
        let outlook = best.unwrap_or_else(root);
        Self { outlook: outlook.at_least_now(analysis.state()), turns, effort }
    }

    /// The turn that was really played, if it was named.
    pub fn played(&self) -> Option<&TurnReport> {
        self.turns.iter().find(|turn| turn.is_played)
    }

    /// What speaks for one of its turns, the weightiest first: of the best one also what it has more
    /// than the next one on another field.
    pub fn causes(&self, turn: &TurnReport) -> Vec<Reason> {
        let pros = turn.reasons().iter().copied().filter(|one| !one.is_drawback());
        let mut causes: Vec<_> = pros.collect();
        if let Some(next) = self.next_best().filter(|_| self.is_best(turn)) {
            let more = Comparison::of(turn, next).gains;
            let new: Vec<_> = more.into_iter().filter(|one| !causes.contains(one)).collect();
            causes.extend(new);
        }
        causes
    }

    /// What speaks against one of its turns and not against the best one; of the best one, not against
    /// the next.
    pub fn drawbacks(&self, turn: &TurnReport) -> Vec<Reason> {
        let beside = if self.is_best(turn) { self.turns.get(1) } else { self.turns.first() };
        beside.map_or_else(Vec::new, |other| Comparison::of(other, turn).drawbacks)
    }

    /// The best turn that goes to another field than the best of all.
    pub fn next_best(&self) -> Option<&TurnReport> {
        let best = self.turns.first()?;
        self.turns.iter().find(|turn| turn.field() != best.field())
    }

    fn is_best(&self, turn: &TurnReport) -> bool {
        self.turns.first().is_some_and(|best| best.actions == turn.actions)
    }
}

impl TurnReport {
    /// What it brings, makes possible and takes from others, the weightiest first.
    pub fn reasons(&self) -> &[Reason] {
        &self.account.reasons
    }

    /// Where it goes; nowhere if it is the rest of a turn.
    pub fn field(&self) -> Option<Field> {
        self.actions.iter().find_map(|action| match action {
            Action::Move(field) => Some(*field),
            _ => None,
        })
    }
}

/// A turn with how its player stands after it, as the judge sees it.
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
        // Not by what is shown: who expects less than nothing still gains or loses.
        let standing = Standing::of(&outlook, players, player);
        Self { standing, utility: outlook.utility(players, player), turn }
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

/// The turns with what each gives away, the best first.
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
