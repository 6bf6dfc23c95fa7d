//! Games for the pages, random with a fixed seed.

use fastrand::Rng;
use hamburgum_engine::{Action, Board, Field, Game, Prompt, Seating, Setup, State, Variant};

/// A name, a variant, the minimum number of turns, and the prompt.
type Wanted = (&'static str, Variant, u32, fn(Prompt) -> bool);

/// Games of this many players, each in the middle of an interesting turn.
pub(crate) fn games(
    board: &'static Board,
    players: usize,
) -> impl Iterator<Item = (&'static str, Game<'static>)> {
    let guildhall = |prompt| matches!(prompt, Prompt::Guildhall(_));
    let wanted: [Wanted; 7] = [
        ("start", Variant::Base, 0, |_| true),
        ("guildhall", Variant::Base, 40, guildhall),
        ("choice", Variant::One, 36, guildhall),
        ("drawn", Variant::Two, 30, guildhall),
        ("church", Variant::Base, 40, |prompt| matches!(prompt, Prompt::Church(_))),
        ("trade", Variant::Base, 30, |prompt| matches!(prompt, Prompt::Trade(_))),
        ("over", Variant::Base, 60, |prompt| prompt == Prompt::Over),
    ];
    wanted.into_iter().filter_map(move |(name, variant, turns, asked)| {
        let tries = 0..60;
        tries
            .map(Rng::with_seed)
            .find_map(|rng| played(board, variant, players, turns, asked, rng))
            .map(|game| (name, game))
    })
}

fn played(
    board: &'static Board,
    variant: Variant,
    players: usize,
    turns: u32,
    asked: fn(Prompt) -> bool,
    mut rng: Rng,
) -> Option<Game<'static>> {
    let setup = Setup::initial(variant, Seating::of_count(players).ok()?);
    let mut game = Game::new(board, setup).ok()?;
    for _action in 0..3000 {
        let state = game.state();
        let actions = state.legal_actions();
        let is_rich = actions.len() > 4 || state.is_over();
        if state.turns() >= turns && asked(state.prompt()) && is_rich {
            return Some(game);
        }
        game.play(choose(state, &actions, &mut rng)?).ok()?;
    }
    None
}

/// Plays by a few simple heuristics, so that the board fills as in real games.
fn choose(state: &State<'_>, actions: &[Action], rng: &mut Rng) -> Option<Action> {
    // Occasionally plays a random action, so that no game stalls.
    if rng.u8(..8) == 0 {
        return rng.choice(actions).copied();
    }
    let best = actions.iter().map(|&action| wish(state, action)).max()?;
    let liked: Vec<_> = actions.iter().filter(|&&action| wish(state, action) == best).collect();
    rng.choice(liked).copied()
}

/// The weight of an action.
fn wish(state: &State<'_>, action: Action) -> u32 {
    let player = state.active();
    let [timber, brick, _] = state.materials(player).0;
    let goods: u16 = state.goods(player).0.iter().sum();
    match action {
        Action::Done | Action::Skip => 2,
        Action::Reveal(_) => 3,
        Action::Sell(_) => {
            if goods > 2 {
                4
            } else {
                1
            }
        }
        Action::Buy(_) => {
            if timber.max(brick) < 3 && goods < 5 {
                3
            } else {
                1
            }
        }
        // Tokens are kept for a while.
        Action::Score(token) => {
            if state.token_worth(player, token) > 5 {
                3
            } else {
                1
            }
        }
        Action::Launch => {
            if state.ships(player) < 3 {
                3
            } else {
                1
            }
        }
        Action::Donate(_) | Action::Build(_) | Action::Appoint(..) => 10,
        Action::Move(field) if state.move_cost(player, field) > 0 => 0,
        Action::Move(Field::Guildhall)
            if timber.min(brick) > 0 && !state.open_sites(player).is_empty() =>
        {
            9
        }
        Action::Move(Field::Church) if brick > 1 => 8,
        Action::Move(Field::TradeEast | Field::TradeWest) => 7,
        Action::Move(Field::Dockyard) if timber > 0 && state.ships(player) < 3 => 6,
        Action::Move(_) => 5,
    }
}
