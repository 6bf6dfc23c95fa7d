//! Games between opponents.

use crate::Opponent;
use hamburgum_engine::{Action, Game, State};

/// Games longer than this many rounds are cut.
pub const LONGEST_GAME: u32 = 200;

/// Plays a game to its end, or to the cut, with the opponents in the order of play; chance is drawn
/// with `draw`. `see` is shown each position with the action chosen there.
pub fn play_out<'b>(
    start: State<'b>,
    opponents: &mut [Opponent<'b>],
    draw: &mut fastrand::Rng,
    mut see: impl FnMut(&State<'b>, Action),
) -> State<'b> {
    let mut state = start;
    while let Some(action) = next_action(&state, opponents, draw) {
        see(&state, action);
        state.play_unchecked(action);
    }
    state
}

/// The same with the record of the game.
pub fn play_game<'b>(
    game: &mut Game<'b>,
    opponents: &mut [Opponent<'b>],
    draw: &mut fastrand::Rng,
) {
    while let Some(action) = next_action(game.state(), opponents, draw) {
        if game.play(action).is_err() {
            break;
        }
    }
}

/// What happens next, or `None` when the game is over or too long.
fn next_action<'b>(
    state: &State<'b>,
    opponents: &mut [Opponent<'b>],
    draw: &mut fastrand::Rng,
) -> Option<Action> {
    if state.is_over() || state.round() > LONGEST_GAME {
        return None;
    }
    let legal = state.legal_actions();
    let seat = state.prompt().player().and_then(|player| state.seating().place(player));
    match seat.and_then(|seat| opponents.get_mut(seat)) {
        Some(opponent) => opponent.choose(state),
        None => legal.get(draw.usize(..legal.len().max(1))).copied(),
    }
}
