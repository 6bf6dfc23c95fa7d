//! Positions that are looked at, each with a search of its own.

use crate::{AnyJudge, Budget, Judge, Outlook, Search};
use hamburgum_engine::{Action, State};

/// A position and what a search has found out about it.
#[derive(Debug)]
pub(super) struct Probe<'b> {
    search: Search<'b>,
    spent: u32,
    /// Whether anything was looked at.
    is_known: bool,
}

impl<'b> Probe<'b> {
    pub(super) fn new(state: State<'b>) -> Self {
        Self { search: Search::new(state), spent: 0, is_known: false }
    }

    pub(super) fn state(&self) -> &State<'b> {
        self.search.state()
    }

    /// How many nodes were spent here.
    pub(super) fn spent(&self) -> u32 {
        self.spent
    }

    /// Spends so many nodes, fewer only when `stop` says so; how many it was.
    pub(super) fn look(
        &mut self,
        judge: &mut AnyJudge,
        nodes: u32,
        mut stop: impl FnMut() -> bool,
    ) -> u32 {
        let mut stopped = false;
        let new = self.search.run(judge, Budget { nodes }, || {
            stopped = stop();
            stopped
        });
        self.is_known |= new > 0;
        // A search that knows the outcome finds nothing new; it counts as if it had looked.
        let spent = if stopped { new } else { nodes };
        self.spent += spent;
        spent
    }

    /// What is expected; without a search it is what the judge says.
    pub(super) fn outlook(&self, judge: &mut AnyJudge) -> Outlook {
        if self.is_known { self.search.outlook() } else { judge.outlook(self.state()) }
    }

    /// What is expected as it is told to people: nothing is called certain that rests on what is best
    /// for somebody else.
    pub(super) fn told(&self, outlook: Outlook) -> Outlook {
        let is_certain = self.state().is_over() || self.search.forced_winner().is_some();
        if is_certain { outlook } else { outlook.with_doubt(self.state().players()) }
    }

    /// The best turns so far.
    pub(super) fn turns(&self, judge: &mut AnyJudge, most: usize) -> Vec<Vec<Action>> {
        self.search.turns(judge, most)
    }

    /// What is expected after a turn, if that was looked at.
    pub(super) fn outlook_after(&self, turn: &[Action]) -> Option<Outlook> {
        self.search.outlook_after(turn)
    }
}

/// A turn that is compared with others.
#[derive(Debug)]
pub(super) struct Trial<'b> {
    pub(super) turn: Vec<Action>,
    /// Whether it was really played.
    pub(super) is_played: bool,
    /// The position after it.
    pub(super) probe: Probe<'b>,
}

impl<'b> Trial<'b> {
    /// A legal turn from this position.
    pub(super) fn new(mut state: State<'b>, turn: Vec<Action>) -> Self {
        for &action in &turn {
            state.play_unchecked(action);
        }
        Self { turn, is_played: false, probe: Probe::new(state) }
    }

    pub(super) fn leads_to(&self, state: &State<'_>) -> bool {
        self.probe.state().position_hash() == state.position_hash()
    }
}
