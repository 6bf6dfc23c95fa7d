//! A player for tests: random, but sensible enough that games reach all situations and end.

use hamburgum_engine::{
    Action, Board, Field, Good, Material, Prompt, Seating, Setup, State, Variant,
};

/// The preferences of a random player, redrawn for each game, so that games differ.
pub(crate) struct Taste {
    rng: fastrand::Rng,
    fields: [u32; 8],
    buy: u32,
    launch: u32,
    donate: u32,
    score: u32,
    build: u32,
}

impl Taste {
    pub(crate) fn new(seed: u64) -> Self {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut weight = |range: std::ops::Range<u32>| rng.u32(range);
        Self {
            fields: std::array::from_fn(|_| weight(1..4)),
            buy: weight(5..30),
            launch: weight(1..20),
            donate: weight(5..60),
            score: weight(1..10),
            build: weight(2..30),
            rng,
        }
    }

    /// One of the legal actions, or `None` when the game is over.
    pub(crate) fn choose(&mut self, state: &State<'_>) -> Option<Action> {
        let legal = state.legal_actions();
        let weights: Vec<u32> = legal.iter().map(|action| self.weight(state, *action)).collect();
        let total: u32 = weights.iter().sum();
        let mut left = self.rng.u32(..total.max(1));
        legal.iter().zip(weights).find_map(|(action, weight)| {
            let chosen = left < weight;
            left = left.saturating_sub(weight);
            chosen.then_some(*action)
        })
    }

    /// The weight of an action; never zero, so that everything happens eventually.
    fn weight(&self, state: &State<'_>, action: Action) -> u32 {
        let player = state.active();
        let goods: u32 = Good::ALL.iter().map(|&good| u32::from(state.goods(player)[good])).sum();
        match action {
            Action::Move(field) => {
                let dear = 1 + 4 * u32::from(state.move_cost(player, field));
                (self.fields[field.index()] * field_sense(state, field, goods) / dear).max(1)
            }
            Action::Sell(_) => 4 * goods,
            Action::Buy(Material::Bell) => 2 * self.buy,
            Action::Buy(_) => self.buy,
            Action::Launch => self.launch,
            Action::Donate(_) => self.donate,
            Action::Score(_) => self.score,
            Action::Build(_) | Action::Appoint(..) => self.build,
            // There are many donations that a canon could make, and one way to decline.
            Action::Skip => 4 * self.donate,
            Action::Reveal(_) => 1,
            Action::Done => 2,
        }
    }
}

/// A rough estimate of how much there is to do on a field.
fn field_sense(state: &State<'_>, field: Field, goods: u32) -> u32 {
    let player = state.active();
    let units = |material| u32::from(state.materials(player)[material]).min(6);
    let (timber, bricks) = (units(Material::Timber), units(Material::Brick));
    match field {
        Field::Church => 8 * bricks * (1 + timber),
        Field::Guildhall => 6 * bricks.min(timber),
        Field::TradeEast | Field::TradeWest => 3 * goods + state.money(player).min(600) / 20,
        Field::Dockyard => timber,
        Field::Beer | Field::Sugar | Field::Cloth => 6,
    }
}

/// The initial position of a game.
pub(crate) fn initial(board: &'static Board, variant: Variant, players: usize) -> State<'static> {
    let seating = Seating::of_count(players).expect("a right number of players");
    State::from_setup(board, &Setup::initial(variant, seating)).expect("the beginning of a game")
}

/// Whether a position can be written as a setup.
pub(crate) fn between_turns(state: &State<'_>) -> bool {
    matches!(state.prompt(), Prompt::Move(_) | Prompt::Reveal)
}
