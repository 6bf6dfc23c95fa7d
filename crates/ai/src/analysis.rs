//! Analysis of a position: its value, the best turns, and the reasons.

mod comparison;
mod explain;
mod grade;
mod loss;
mod probe;
mod reason;
mod report;
mod review;

pub use comparison::Comparison;
pub use grade::Grade;
pub use loss::Loss;
pub use reason::TurnReason;
pub use report::{Report, TurnReport};
pub use review::{Review, ReviewError, ReviewStep, ReviewedTurn, accuracy};

use crate::AnyJudge;
use hamburgum_engine::{Action, State};
use probe::{Probe, Trial};
use std::cell::Cell;

/// How many turns are compared, besides the one that was played.
const TURNS: usize = 4;
/// The nodes of one slice. The result does not depend on how a caller slices the run.
const STEP: u32 = 16;

/// An analysis of one position, possibly in the middle of a turn.
///
/// Half of its nodes search for the best turns. The other half is divided evenly among the positions
/// after these turns and after the one that was played, so that their values can be compared. It runs
/// in slices, and can be stopped and read at any time. It is deterministic: the same position and number
/// of nodes give the same report, however the run is sliced.
///
/// ```
/// use hamburgum_ai::{Analysis, AnyJudge};
/// use hamburgum_engine::{Board, Seating, Setup, State, Variant};
///
/// let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// let state = State::from_setup(Board::hamburgum(), &setup)?;
/// let mut analysis = Analysis::new(state, AnyJudge::adviser(), 200);
/// while !analysis.is_done() {
///     analysis.run(50, || false);
/// }
/// let report = analysis.report();
/// assert!(report.turns[0].loss.cost == 0.0 && report.turns.len() > 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Analysis<'b> {
    judge: AnyJudge,
    root: Probe<'b>,
    played: Option<Vec<Action>>,
    /// The compared turns; none until the first half is spent.
    trials: Vec<Trial<'b>>,
    nodes: u32,
}

impl<'b> Analysis<'b> {
    /// An analysis with this node budget in total.
    pub fn new(state: State<'b>, judge: impl Into<AnyJudge>, nodes: u32) -> Self {
        let judge = judge.into();
        Self { judge, root: Probe::new(state), played: None, trials: Vec::new(), nodes }
    }

    /// Also compares the turn that was played. Call it before the first run.
    ///
    /// # Errors
    /// Why the turn is not legal here.
    pub fn with_played(mut self, turn: &[Action]) -> Result<Self, hamburgum_engine::Reason> {
        let mut state = *self.state();
        for &action in turn {
            state.play(action)?;
        }
        self.played = Some(turn.to_vec());
        Ok(self)
    }

    /// The position.
    pub fn state(&self) -> &State<'b> {
        self.root.state()
    }

    /// Searches about this many more nodes, unless the budget is spent before or `stop` returns true;
    /// returns their number.
    pub fn run(&mut self, nodes: u32, mut stop: impl FnMut() -> bool) -> u32 {
        let stopped = Cell::new(false);
        let mut spent = 0;
        while spent < nodes && !self.is_done() && !stopped.get() {
            spent += self.step(|| {
                stopped.set(stopped.get() || stop());
                stopped.get()
            });
        }
        spent
    }

    /// Whether the budget is spent.
    pub fn is_done(&self) -> bool {
        let share = self.trial_share();
        self.root.spent() >= self.root_share()
            && self.is_settled()
            && self.trials.iter().all(|trial| trial.probe.spent() >= share)
    }

    /// How many nodes have been spent.
    pub fn spent(&self) -> u32 {
        self.root.spent() + self.trials.iter().map(|trial| trial.probe.spent()).sum::<u32>()
    }

    /// The result so far.
    pub fn report(&self) -> Report {
        Report::of(self)
    }

    fn step(&mut self, stop: impl FnMut() -> bool) -> u32 {
        let left = self.root_share().saturating_sub(self.root.spent());
        if left > 0 {
            return self.root.look(&mut self.judge, left.min(STEP), stop);
        }
        if self.trials.is_empty() {
            self.trials = self.pick_trials();
        }
        let share = self.trial_share();
        let behind = self.trials.iter_mut().min_by_key(|trial| trial.probe.spent());
        behind.map_or(0, |trial| {
            let left = share.saturating_sub(trial.probe.spent());
            trial.probe.look(&mut self.judge, left.min(STEP), stop)
        })
    }

    /// Whether a player has to decide.
    fn has_turns(&self) -> bool {
        self.state().prompt().player().is_some()
    }

    /// Whether the turns to compare are chosen.
    fn is_settled(&self) -> bool {
        !self.has_turns() || !self.trials.is_empty() || self.trial_nodes() == 0
    }

    fn root_share(&self) -> u32 {
        if self.has_turns() { self.nodes.div_ceil(2) } else { self.nodes }
    }

    fn trial_nodes(&self) -> u32 {
        self.nodes - self.root_share()
    }

    fn trial_share(&self) -> u32 {
        self.trial_nodes() / (self.trials.len() as u32).max(1)
    }

    /// The best turns and the one that was played.
    fn pick_trials(&self) -> Vec<Trial<'b>> {
        let state = *self.state();
        let turns = self.root.turns(&mut self.judge.clone(), TURNS).into_iter();
        let mut trials: Vec<_> = turns.map(|turn| Trial::new(state, turn)).collect();
        if let Some(turn) = &self.played {
            let played = Trial { is_played: true, ..Trial::new(state, turn.clone()) };
            // The same steps in another order are the same turn.
            match trials.iter_mut().find(|trial| trial.leads_to(played.probe.state())) {
                Some(same) => *same = played,
                None => trials.push(played),
            }
        }
        trials
    }
}
