//! Making openings: sensible turns, each a little different.

use super::Opening;
use crate::{Budget, Evaluation, Idea, Search};
use hamburgum_engine::{Action, Field, Game, Material, Prompt, State};
use std::collections::HashSet;

/// How far a maker looks ahead for the choice of a field.
const NODES: u32 = 60;
/// How much worse, in utility, a field may be than the best one.
const FIELD_LAXITY: f32 = 0.2;
/// The same for what is done there.
const STEP_LAXITY: f32 = 0.06;
/// By so much of the laxity an idea must be worse to be taken about a third as often.
const HEAT: f32 = 0.5;
/// Less than this is paid for no good, even at the end of the game.
const FAIR_PRICE: u32 = 50;
/// So many openings in a row that are known already mean that there are hardly any others.
const PATIENCE: u32 = 400;

/// Makes different openings for one beginning of a game.
///
/// Each turn goes to one of the better fields, and each step on it is one of the better ones, as a
/// short search sees them. Nobody pays prestige to move, and nobody goes where there is nothing to
/// do.
///
/// ```
/// use hamburgum_ai::OpeningMaker;
/// use hamburgum_engine::{Board, Game, Seating, Setup, Variant};
///
/// let setup = Setup::initial(Variant::Base, Seating::of_count(2)?);
/// let game = Game::new(Board::hamburgum(), setup)?;
/// let openings: Vec<_> = OpeningMaker::new(game, 2, 1).take(3).collect();
/// assert_eq!(openings.len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct OpeningMaker<'b> {
    start: Game<'b>,
    rounds: u32,
    rng: fastrand::Rng,
    evaluation: Evaluation,
    /// The positions that were reached, by their hashes.
    known: HashSet<u64>,
}

impl<'b> OpeningMaker<'b> {
    /// Makes openings of so many rounds from this beginning; they follow from the seed.
    pub fn new(start: Game<'b>, rounds: u32, seed: u64) -> Self {
        Self {
            start,
            rounds,
            rng: fastrand::Rng::with_seed(seed),
            evaluation: Evaluation::default(),
            known: HashSet::new(),
        }
    }

    /// Any opening, known or not.
    fn make(&mut self) -> Game<'b> {
        let mut game = self.start.clone();
        while game.state().round() <= self.rounds && self.play_turn(&mut game).is_some() {}
        game
    }

    /// Plays one turn; `None` if that is not possible.
    fn play_turn(&mut self, game: &mut Game<'b>) -> Option<()> {
        let mut search = Search::new(*game.state());
        loop {
            let action = self.choose(&mut search, game)?;
            search.advance(action);
            game.play(action).ok()?;
            if game.state().is_between_turns() || game.state().is_over() {
                return Some(());
            }
        }
    }

    fn choose(&mut self, search: &mut Search<'b>, game: &Game<'b>) -> Option<Action> {
        let moving = match game.state().prompt() {
            Prompt::Move(_) => true,
            Prompt::Reveal => return self.any(&game.state().legal_actions()),
            _ => false,
        };
        let (nodes, laxity) = if moving { (NODES, FIELD_LAXITY) } else { (NODES / 4, STEP_LAXITY) };
        search.run(&mut self.evaluation, Budget { nodes }, || false);
        let mut ideas = search.ideas();
        ideas.retain(|idea| is_sensible(game, idea.action));
        self.pick(&ideas, laxity)
    }

    /// One of the ideas that are hardly worse than the best one, the better ones more often.
    fn pick(&mut self, ideas: &[Idea], laxity: f32) -> Option<Action> {
        let best = ideas.iter().map(|idea| idea.utility).reduce(f32::max)?;
        let chance = |idea: &Idea| match best - idea.utility {
            worse if worse <= laxity => (-worse / (HEAT * laxity)).exp(),
            _ => 0.0,
        };
        let mut left = self.rng.f32() * ideas.iter().map(chance).sum::<f32>();
        let chosen = ideas.iter().find(|idea| {
            left -= chance(idea);
            left < 0.0
        });
        chosen.or(ideas.first()).map(|idea| idea.action)
    }

    fn any(&mut self, actions: &[Action]) -> Option<Action> {
        (!actions.is_empty()).then(|| actions[self.rng.u32(..actions.len() as u32) as usize])
    }
}

impl Iterator for OpeningMaker<'_> {
    type Item = Opening;

    /// An opening that leads to a position of its own, or `None` when it seems that there is no other.
    fn next(&mut self) -> Option<Opening> {
        for _ in 0..PATIENCE {
            let game = self.make();
            if game.state().round() > self.rounds && self.known.insert(game.state().position_hash())
            {
                return Some(Opening::of(&game));
            }
        }
        None
    }
}

/// Whether a person would think of it so early. To pay prestige for a move, to go where nothing can
/// be done, to do nothing where something can be, to give goods away or to buy a bell is not.
fn is_sensible(game: &Game<'_>, action: Action) -> bool {
    let state = game.state();
    match action {
        Action::Move(field) => {
            state.move_cost(state.active(), field) == 0 && leads_to_something(state, field)
        }
        Action::Sell(_) => {
            let mut after = *state;
            after.play_unchecked(action);
            after.money(state.active()) >= state.money(state.active()) + FAIR_PRICE
        }
        // Only the last donation to a church needs one.
        Action::Buy(Material::Bell) => false,
        Action::Done => game.draft().len() > 1 || matches!(state.prompt(), Prompt::Produced(_)),
        _ => true,
    }
}

fn leads_to_something(state: &State<'_>, field: Field) -> bool {
    let mut after = *state;
    after.play_unchecked(Action::Move(field));
    matches!(after.prompt(), Prompt::Produced(_)) || after.legal_actions().len() > 1
}
