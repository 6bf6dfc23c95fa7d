//! A player who plays well but wastes every second turn: a benchmark for reviews.

use super::{ArenaPlayer, any_action};
use hamburgum_engine::{Action, Prompt, State};

/// Plays like another player, but does nothing in every second turn: it moves to a field without
/// automatic effects, and ends the turn.
///
/// ```
/// use hamburgum_ai::{ArenaPlayer, Level, Opponent, Wasteful};
/// use hamburgum_engine::{Action, Board, Seating, Setup, State, Variant};
///
/// let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// let mut state = State::from_setup(Board::hamburgum(), &setup)?;
/// let mut player = Wasteful::new(Opponent::new(Level::Apprentice, 1), 2);
/// state.play(player.choose(&state).expect("a field")).expect("a legal move");
/// assert_eq!(player.choose(&state), Some(Action::Done));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Wasteful<P> {
    player: P,
    rng: fastrand::Rng,
    is_wasting: bool,
}

impl<P> Wasteful<P> {
    /// Wastes the first turn, plays the second one like `player`, and so on. The seed decides the fields
    /// of wasted turns.
    pub fn new(player: P, seed: u64) -> Self {
        Self { player, rng: fastrand::Rng::with_seed(seed), is_wasting: false }
    }

    fn waste(&mut self, state: &State<'_>) -> Option<Action> {
        let legal = state.legal_actions();
        let ends = |action: &&Action| matches!(action, Action::Done | Action::Skip);
        if let Some(&end) = legal.iter().find(ends) {
            return Some(end);
        }
        let idle: Vec<Action> =
            legal.iter().copied().filter(|&action| is_idle(state, action)).collect();
        // Not `usize`, which would give different games on machines with another word size.
        let any =
            |rng: &mut fastrand::Rng| idle.get(rng.u32(..idle.len() as u32) as usize).copied();
        if idle.is_empty() { any_action(state, &mut self.rng) } else { any(&mut self.rng) }
    }
}

/// Whether an action neither gains its player anything nor costs prestige.
fn is_idle(state: &State<'_>, action: Action) -> bool {
    let mut after = *state;
    after.play_unchecked(action);
    let player = state.active();
    after.goods(player) == state.goods(player) && after.prestige(player) == state.prestige(player)
}

impl<'b, P: ArenaPlayer<'b>> ArenaPlayer<'b> for Wasteful<P> {
    fn choose(&mut self, state: &State<'b>) -> Option<Action> {
        if matches!(state.prompt(), Prompt::Move(_)) {
            self.is_wasting = !self.is_wasting;
        }
        state.prompt().player()?;
        if self.is_wasting { self.waste(state) } else { self.player.choose(state) }
    }

    fn nodes(&self) -> u64 {
        self.player.nodes()
    }
}
