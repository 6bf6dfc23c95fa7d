//! A computer player.

use crate::{AnyJudge, Budget, Evaluation, Idea, Judge, Level, Search, Skill, Skills};
use hamburgum_engine::{Action, Prompt, State};

/// A player of a level. It chooses one small action at a time and reuses its search tree within a
/// turn.
#[derive(Debug)]
pub struct Opponent<'b, J = AnyJudge> {
    skills: Skills,
    judge: J,
    rng: fastrand::Rng,
    search: Option<Search<'b>>,
    nodes: u64,
}

impl Opponent<'_> {
    /// A player of this level; the seed decides when the second-best action is played.
    pub fn new(level: Level, seed: u64) -> Self {
        Self::with_judge(level.skills(), seed, level.judge())
    }
}

impl Opponent<'_, Evaluation> {
    /// A player with a custom skill and evaluation.
    pub fn with_skill(skill: Skill, seed: u64, evaluation: Evaluation) -> Self {
        Self::with_judge(skill, seed, evaluation)
    }
}

impl<'b, J: Judge> Opponent<'b, J> {
    /// A player with a custom skill and judge.
    pub fn with_judge(skill: impl Into<Skills>, seed: u64, judge: J) -> Self {
        let rng = fastrand::Rng::with_seed(seed);
        Self { skills: skill.into(), judge, rng, search: None, nodes: 0 }
    }

    /// How many nodes it has searched so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The next small action, or `None` if no player has to decide.
    pub fn choose(&mut self, state: &State<'b>) -> Option<Action> {
        self.choose_until(state, || false)
    }

    /// The same, but `stop` can end the search early.
    pub fn choose_until(
        &mut self,
        state: &State<'b>,
        stop: impl FnMut() -> bool,
    ) -> Option<Action> {
        state.prompt().player()?;
        let legal = state.legal_actions();
        let action = match legal[..] {
            [only] => only,
            _ => self.think(state, stop),
        };
        if let Some(search) = self.search.as_mut().filter(|search| search.state() == state) {
            search.advance(action);
        }
        Some(action)
    }

    fn think(&mut self, state: &State<'b>, stop: impl FnMut() -> bool) -> Action {
        let kept = self.search.take().filter(|search| search.state() == state);
        let mut search = kept.unwrap_or_else(|| Search::new(*state));
        // The field gets the full budget; later choices of the turn reuse its tree and get a quarter.
        let share = if matches!(state.prompt(), Prompt::Move(_)) { 1 } else { 4 };
        let nodes = (self.skill(state).nodes.saturating_mul(others(state)) / share).max(1);
        self.nodes += u64::from(search.run(&mut self.judge, Budget { nodes }, stop));
        let action = self.pick(&search);
        self.search = Some(search);
        action
    }

    fn skill(&self, state: &State<'_>) -> Skill {
        self.skills.with_players(state.players().len())
    }

    /// The best action, or at lower levels sometimes one that is hardly worse.
    fn pick(&mut self, search: &Search<'b>) -> Action {
        let ideas = search.ideas();
        let Some(best) = ideas.first() else {
            return search.state().legal_actions()[0];
        };
        // The tolerance shrinks when the game is nearly decided: nobody is careless with a win at hand.
        let skill = self.skill(search.state());
        let most = skill.laxity * others(search.state()) as f32;
        let laxity = most * (1.0 - best.utility.abs());
        // If some action is a proven loss, unvisited ones may be losses too.
        let is_tight = ideas.iter().any(|idea| idea.proven && !idea.is_certain_win());
        let is_good_enough = |idea: &&Idea| {
            let gives_a_win_away = best.is_certain_win() && !idea.is_certain_win();
            let gives_up = idea.is_certain_loss() && !best.is_certain_loss();
            let is_leap = is_tight && idea.visits == 0;
            let is_foul = gives_a_win_away || gives_up || is_leap || idea.is_dominated();
            idea.utility >= best.utility - laxity && !is_foul
        };
        let good_enough: Vec<_> = ideas.iter().filter(is_good_enough).collect();
        if skill.laxity == 0.0 || good_enough.len() < 2 || self.rng.u8(..3) > 0 {
            return best.action;
        }
        good_enough[self.rng.usize(..good_enough.len())].action
    }
}

/// The number of opponents. With more of them there is more to search, and a slip decides less.
fn others(state: &State<'_>) -> u32 {
    state.players().len() as u32 - 1
}
