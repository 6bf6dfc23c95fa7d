//! Games for the pages, played by chance from a seed.

use fastrand::Rng;
use hamburgum_engine::{Action, Board, Game, Prompt, Seating, Setup, Variant};

/// Games of so many players, each in the middle of a turn that shows something.
pub(crate) fn games(
    board: &'static Board,
    players: usize,
) -> impl Iterator<Item = (&'static str, Game<'static>)> {
    let guildhall = |prompt| matches!(prompt, Prompt::Guildhall(_));
    let wanted: [(&str, Variant, u32, fn(Prompt) -> bool); 7] = [
        ("start", Variant::Base, 0, |_| true),
        ("guildhall", Variant::Base, 40, guildhall),
        ("choice", Variant::One, 36, guildhall),
        ("drawn", Variant::Two, 30, guildhall),
        ("church", Variant::Base, 40, |prompt| matches!(prompt, Prompt::Church(_))),
        ("trade", Variant::Base, 30, |prompt| matches!(prompt, Prompt::Trade(_))),
        ("over", Variant::Base, 60, |prompt| prompt == Prompt::Over),
    ];
    wanted.into_iter().filter_map(move |(name, variant, turns, asked)| {
        let tries = 0..400;
        tries.map(Rng::with_seed).find_map(|rng| played(board, variant, players, turns, asked, rng)).map(|game| (name, game))
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
    loop {
        let state = game.state();
        let actions = state.legal_actions();
        let is_rich = actions.len() > 4 || state.is_over();
        if state.turns() >= turns && asked(state.prompt()) && is_rich {
            return Some(game);
        }
        game.play(choose(&actions, &mut rng)?).ok()?;
    }
}

/// Whoever can do something does not end the turn, so that the board fills.
fn choose(actions: &[Action], rng: &mut Rng) -> Option<Action> {
    let lasting = |action: &&Action| !matches!(action, Action::Done | Action::Sell(_));
    let lasting: Vec<_> = actions.iter().filter(lasting).collect();
    rng.choice(lasting).or_else(|| rng.choice(actions)).copied()
}
