//! Generates openings: sensible turns with some variety.

use super::Opening;
use crate::{Budget, Evaluation, Idea, Search};
use hamburgum_engine::{Action, Field, FinalScoring, Game, Material, Prompt, State};
use std::collections::HashSet;

/// The node budget for the choice of a field.
const NODES: u32 = 60;
/// How much worse, in utility, a field may be than the best one.
const FIELD_LAXITY: f32 = 0.2;
/// The same for the actions there.
const STEP_LAXITY: f32 = 0.06;
/// The softmax temperature as a share of the laxity.
const HEAT: f32 = 0.5;
/// Every good is worth at least this much, even at final scoring.
const FAIR_PRICE: u32 = FinalScoring::UNIT_PRICE;
/// Give up after this many duplicates in a row.
const PATIENCE: u32 = 400;

/// Generates different openings for one initial position.
///
/// Each turn goes to one of the better fields, and each action there is one of the better ones, by a
/// short search. Nobody pays prestige to move, and nobody moves to a field with nothing to do.
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
    /// The hashes of the positions reached so far.
    known: HashSet<u64>,
}

impl<'b> OpeningMaker<'b> {
    /// Generates openings of this many rounds from this position; the seed determines them.
    pub fn new(start: Game<'b>, rounds: u32, seed: u64) -> Self {
        Self {
            start,
            rounds,
            rng: fastrand::Rng::with_seed(seed),
            evaluation: Evaluation::default(),
            known: HashSet::new(),
        }
    }

    /// An opening, possibly a duplicate.
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

    /// A random action among those hardly worse than the best, the better ones more often.
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

    /// An opening that leads to a new position, or `None` after too many duplicates.
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

/// Whether an action is sensible so early. These are not: to pay prestige for a move, to move to a field
/// with nothing to do, to do nothing where something is possible, to sell goods too cheaply, to buy a bell.
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
