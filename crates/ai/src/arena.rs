//! Games between players of any kind.

mod wasteful;

pub use wasteful::Wasteful;

use crate::{Judge, Opponent};
use hamburgum_engine::{Action, Game, State};

/// Games are cut off after this many rounds.
pub const LONGEST_GAME: u32 = 200;

/// An agent that decides: an opponent, chance, or a program under test. A colour at the table is a
/// [`hamburgum_engine::Player`].
pub trait ArenaPlayer<'b> {
    /// The next small action, or `None` if no player has to decide.
    fn choose(&mut self, state: &State<'b>) -> Option<Action>;

    /// How many nodes it has searched so far.
    fn nodes(&self) -> u64;
}

impl<'b, J: Judge> ArenaPlayer<'b> for Opponent<'b, J> {
    fn choose(&mut self, state: &State<'b>) -> Option<Action> {
        Opponent::choose(self, state)
    }

    fn nodes(&self) -> u64 {
        Opponent::nodes(self)
    }
}

impl<'b, P: ArenaPlayer<'b> + ?Sized> ArenaPlayer<'b> for Box<P> {
    fn choose(&mut self, state: &State<'b>) -> Option<Action> {
        (**self).choose(state)
    }

    fn nodes(&self) -> u64 {
        (**self).nodes()
    }
}

/// Plays uniformly random legal actions.
///
/// ```
/// use hamburgum_ai::{ArenaPlayer, RandomPlayer, play_out};
/// use hamburgum_engine::{Board, Seating, Setup, State, Variant};
///
/// let setup = Setup::initial(Variant::Two, Seating::of_count(3)?);
/// let start = State::from_setup(Board::londinium(), &setup)?;
/// let mut players = [1, 2, 3].map(RandomPlayer::new);
/// let mut chance = fastrand::Rng::with_seed(4);
/// let end = play_out(start, &mut players, &mut chance, |_, _| {});
/// assert!(end.round() > 1);
/// assert_eq!(ArenaPlayer::nodes(&players[0]), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    rng: fastrand::Rng,
}

impl RandomPlayer {
    /// A player whose choices are determined by the seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: fastrand::Rng::with_seed(seed) }
    }
}

impl<'b> ArenaPlayer<'b> for RandomPlayer {
    fn choose(&mut self, state: &State<'b>) -> Option<Action> {
        state.prompt().player()?;
        any_action(state, &mut self.rng)
    }

    fn nodes(&self) -> u64 {
        0
    }
}

/// Plays a game to its end, or to the limit, with the players in the order of play; chance is drawn
/// with `draw`. `see` is called with each position and the action chosen there.
pub fn play_out<'b>(
    start: State<'b>,
    players: &mut [impl ArenaPlayer<'b>],
    draw: &mut fastrand::Rng,
    mut see: impl FnMut(&State<'b>, Action),
) -> State<'b> {
    let mut state = start;
    while let Some(action) = next_action(&state, players, draw) {
        see(&state, action);
        state.play_unchecked(action);
    }
    state
}

/// The same with the record of the game.
pub fn play_game<'b>(
    game: &mut Game<'b>,
    players: &mut [impl ArenaPlayer<'b>],
    draw: &mut fastrand::Rng,
) {
    while let Some(action) = next_action(game.state(), players, draw) {
        if game.play(action).is_err() {
            break;
        }
    }
}

/// The next action, or `None` when the game is over or too long.
fn next_action<'b>(
    state: &State<'b>,
    players: &mut [impl ArenaPlayer<'b>],
    draw: &mut fastrand::Rng,
) -> Option<Action> {
    if state.is_over() || state.round() > LONGEST_GAME {
        return None;
    }
    let seat = state.prompt().player().and_then(|player| state.seating().place(player));
    match seat.and_then(|seat| players.get_mut(seat)) {
        Some(player) => player.choose(state),
        None => any_action(state, draw),
    }
}

/// A uniformly random legal action; `None` when the game is over.
pub(crate) fn any_action(state: &State<'_>, rng: &mut fastrand::Rng) -> Option<Action> {
    let legal = state.legal_actions();
    // Not `usize`, which would give different games on machines with another word size.
    (!legal.is_empty()).then(|| legal[rng.u32(..legal.len() as u32) as usize])
}
