//! Random advice, with turns that could be played.

use crate::table::{Advice, Explained, Explanation, Forecast, Hint, IdeaView, Thought, Warning};
use crate::{GivenAway, Remark};
use fastrand::Rng;
use hamburgum_engine::{Action, Game, Player, State};
use hamburgum_table::Advising;

/// Some advice for the people who play these seats, or none.
pub(super) fn any_advice(
    game: &Game<'static>,
    is_mine: impl Fn(Player) -> bool,
    rng: &mut Rng,
) -> Advice {
    let state = game.state();
    if state.is_over() || !state.players().iter().any(|&player| is_mine(player)) {
        return Advice::NONE.clone();
    }
    let (start, acts) = (*game.turn_start(), is_mine(state.active()));
    let (hint, warning) = match rng.u8(..4) {
        0 if acts => (Some(any_thought(rng, |rng| any_hint(start, rng))), None),
        1 if acts && !game.draft().is_empty() => {
            (None, Some(any_thought(rng, |rng| rng.bool().then(|| any_warning(start, rng)))))
        }
        _ => (None, None),
    };
    Advice {
        leave: if rng.u8(..4) == 0 { Advising::NeedsConsent } else { Advising::Allowed },
        is_guarded: rng.bool(),
        has_tutor: rng.bool(),
        hint,
        warning,
        explained: any_explained(game, rng).into_iter().collect(),
    }
}

fn any_thought<T>(rng: &mut Rng, think: impl FnOnce(&mut Rng) -> T) -> Thought<T> {
    if rng.u8(..3) == 0 { Thought::Running } else { Thought::Done(think(rng)) }
}

fn any_hint(start: State<'static>, rng: &mut Rng) -> Hint {
    let ideas = (0..rng.usize(1..4)).map(|_| any_idea(start, rng)).collect();
    Hint { start, ideas }
}

fn any_warning(start: State<'static>, rng: &mut Rng) -> Warning {
    let (played, better) = (any_idea(start, rng), any_idea(start, rng));
    Warning { start, grade: "blunder", played, better }
}

/// The explanation of the last finished turn.
fn any_explained(game: &Game<'static>, rng: &mut Rng) -> Option<Explained> {
    let turn = game.turns_played().checked_sub(1)?;
    let start = game.after_turns(turn)?;
    let explain = |rng: &mut Rng| {
        let (played, others) = (any_idea(start, rng), vec![any_idea(start, rng)]);
        Some(Explanation { start, played, others })
    };
    let thought = rng.bool().then(|| any_thought(rng, explain));
    Some(Explained { player: start.active(), turn, thought })
}

/// A random turn from this position.
fn any_idea(start: State<'static>, rng: &mut Rng) -> IdeaView {
    let (mut state, mut actions) = (start, Vec::new());
    while actions.last() != Some(&Action::Done) {
        let Some(action) = rng.choice(state.legal_actions()) else { break };
        state.play(action).expect("a legal action");
        actions.push(action);
    }
    let forecast = |&player| Forecast { player, win: rng.f32(), prestige: 60.0 * rng.f32() };
    IdeaView {
        actions,
        forecasts: start.players().iter().map(forecast).collect(),
        causes: vec![Remark::EnablesShip],
        drawbacks: Vec::new(),
        versus: None,
        loss: GivenAway { win: rng.f32(), prestige: rng.f32(), cost: rng.f32() },
    }
}
