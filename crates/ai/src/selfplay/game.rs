//! One self-play game: every decision is searched, and some are recorded.

use super::shard::{Decision, Shard};
use super::target::shares;
use crate::arena::any_action;
use crate::encoding::{ACTION_WIDTH, ActionBytes, Encoder, POSITION_WIDTH};
use crate::{Budget, Idea, Judge, Outlook, Search};
use fastrand::Rng;
use hamburgum_engine::{Action, Prompt, State};

/// The parameters of self-play.
///
/// Few decisions get a deep search and train the policy; the others get a shallow search, for more games
/// in the same time, and some of them train only the value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// The node budget of a deep search for the choice of a field; half for any other choice.
    pub deep: u32,
    /// The same for a shallow search.
    pub fast: u32,
    /// The share of decisions with a deep search.
    pub deep_share: f32,
    /// The share of the other decisions that is recorded too.
    pub noted_share: f32,
    /// The weight of the noise in the priors of deep searches.
    pub noise: f32,
    /// In this many first rounds actions are sampled by visits; later mostly the best one is played.
    pub open_rounds: u32,
    /// Games are cut off after this many rounds and scored as they stand.
    pub most_rounds: u32,
}

/// Plays a game with a judge for each player in the order of play, and records its decisions.
pub fn play_noted<'b, J: Judge>(
    start: State<'b>,
    judges: &mut [J],
    plan: &Plan,
    rng: &mut Rng,
    shard: &mut Shard,
) -> State<'b> {
    let mut state = start;
    let mut search: Option<Search<'b>> = None;
    while !state.is_over() && state.round() <= plan.most_rounds {
        let seat = state.prompt().player().and_then(|player| state.seating().place(player));
        let Some(judge) = seat.and_then(|seat| judges.get_mut(seat)) else {
            let Some(action) = any_action(&state, rng) else { break };
            state.play_unchecked(action);
            continue;
        };
        let legal = state.legal_actions();
        let action = if let [only] = legal[..] {
            only
        } else {
            let kept = search.take().filter(|search| *search.state() == state);
            let search = search.insert(kept.unwrap_or_else(|| Search::new(state)));
            decide(search, judge, plan, rng, shard)
        };
        if let Some(search) = search.as_mut().filter(|search| *search.state() == state) {
            search.advance(action);
        }
        state.play_unchecked(action);
    }
    shard.end_game(&state);
    state
}

fn decide(
    search: &mut Search<'_>,
    judge: &mut impl Judge,
    plan: &Plan,
    rng: &mut Rng,
    shard: &mut Shard,
) -> Action {
    let state = *search.state();
    let deep = rng.f32() < plan.deep_share;
    let nodes = if deep { plan.deep } else { plan.fast };
    let nodes = if matches!(state.prompt(), Prompt::Move(_)) { nodes } else { nodes.div_ceil(2) };
    search.run(judge, Budget { nodes: 1 }, || false);
    let priors = search.ideas();
    if deep {
        search.blend_priors(plan.noise, || -(1.0 - rng.f32()).ln());
    }
    search.run(judge, Budget { nodes }, || false);
    let ideas = search.ideas();
    let noted = deep || rng.f32() < plan.noted_share;
    if noted {
        let shares = deep.then(|| {
            let prior = |idea: &Idea| {
                let same = priors.iter().find(|other| other.action == idea.action);
                same.map_or(idea.prior, |other| other.prior)
            };
            shares(&ideas, &ideas.iter().map(prior).collect::<Vec<_>>(), judge.exploration())
        });
        note(&state, &ideas, shares.as_deref().unwrap_or_default(), search.outlook(), shard);
    }
    pick(&ideas, state.round() <= plan.open_rounds, rng)
}

fn note(state: &State<'_>, ideas: &[Idea], shares: &[f32], outlook: Outlook, shard: &mut Shard) {
    let encoder = Encoder::new(state);
    let mut position = [0; POSITION_WIDTH];
    encoder.position(&mut position);
    let as_bytes = |(idea, &share): (&Idea, &f32)| -> (ActionBytes, f32) {
        let mut action = [0; ACTION_WIDTH];
        encoder.action(idea.action, &mut action);
        (action, share)
    };
    let actions: Vec<_> = ideas.iter().zip(shares).map(as_bytes).collect();
    shard.note(state, &Decision { position: &position, actions: &actions, outlook });
}

/// The inverse sampling temperature after the first rounds: visit shares are raised to this power.
const LATE_SHARPNESS: i32 = 3;

/// Samples an action by visits; a proven best action is always played.
fn pick(ideas: &[Idea], open: bool, rng: &mut Rng) -> Action {
    let best = ideas[0];
    if best.proven || best.visits == 0 {
        return best.action;
    }
    let chance = |idea: &Idea| {
        let share = if idea.proven { 0.0 } else { idea.visits as f32 / best.visits as f32 };
        if open { share } else { share.powi(LATE_SHARPNESS) }
    };
    let mut left = rng.f32() * ideas.iter().map(chance).sum::<f32>();
    let chosen = ideas.iter().find(|idea| {
        left -= chance(idea);
        left < 0.0
    });
    chosen.unwrap_or(&best).action
}
