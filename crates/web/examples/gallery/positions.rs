//! Positions for the gallery, from random games with a fixed seed.

use fastrand::Rng;
use hamburgum_engine::{Action, Board, Field, Prompt, Seating, Setup, State, Variant};

/// Whether a position with this prompt is wanted.
pub(crate) type Asked = fn(Prompt) -> bool;

/// A position with the one at the start of its turn.
pub(crate) struct Position {
    pub(crate) state: State<'static>,
    pub(crate) start: State<'static>,
}

/// A position with this prompt after at least this many turns.
pub(crate) fn position(
    board: &'static Board,
    players: usize,
    turns: u32,
    asked: Asked,
) -> Option<Position> {
    (0..400).find_map(|seed| played(board, players, turns, asked, Rng::with_seed(seed)))
}

fn played(
    board: &'static Board,
    players: usize,
    turns: u32,
    asked: Asked,
    mut rng: Rng,
) -> Option<Position> {
    let setup = Setup::initial(Variant::Base, Seating::of_count(players).ok()?);
    let mut state = State::from_setup(board, &setup).ok()?;
    let mut start = state;
    while !state.is_over() {
        if state.is_between_turns() {
            start = state;
        }
        let actions = state.legal_actions();
        if state.turns() >= turns && asked(state.prompt()) && actions.len() > 4 {
            return Some(Position { state, start });
        }
        state.play(choose(&actions, &mut rng)?).ok()?;
    }
    asked(Prompt::Over).then_some(Position { state, start })
}

/// Does not end the turn while something else is possible, so that the board fills.
fn choose(actions: &[Action], rng: &mut Rng) -> Option<Action> {
    let lasting = |action: &&Action| !matches!(action, Action::Done | Action::Sell(_));
    let lasting: Vec<_> = actions.iter().filter(lasting).collect();
    rng.choice(lasting).or_else(|| rng.choice(actions)).copied()
}

/// A position with the markers of all players on one field.
pub(crate) fn crowd(players: usize, field: Field) -> Option<Position> {
    let mut setup = Setup::initial(Variant::Base, Seating::of_count(players).ok()?);
    for player in setup.seating.players().to_vec() {
        setup.holdings[player].marker = Some(field);
    }
    setup.turns = players as u32;
    let state = State::from_setup(Board::hamburgum(), &setup).ok()?;
    Some(Position { state, start: state })
}
