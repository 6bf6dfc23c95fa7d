//! Games with various prompts, random with a fixed seed.

use fastrand::Rng;
use hamburgum_engine::{Action, Board, Game, Prompt, Seating, Setup, Variant};

/// A game with a name and the situation of its table.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) game: Game<'static>,
    pub(crate) mood: Mood,
}

/// The situation of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mood {
    /// The viewer is to act.
    Mine,
    /// All seats are the viewer's.
    OneScreen,
    /// A computer thinks.
    Thinking,
    /// The viewer only watches.
    Watching,
    /// Seats are open.
    Gathering,
    /// The game is over.
    Over,
    /// There is an open proposal.
    Vote,
}

type Asked = fn(Prompt) -> bool;

/// The criteria of a case: players, variant, minimum numbers of turns and choices.
struct Wanted(&'static str, usize, Variant, u32, usize, Mood, Asked);

const WANTED: [Wanted; 18] = [
    Wanted("move-first", 3, Variant::Base, 0, 2, Mood::Mine, |it| matches!(it, Prompt::Move(_))),
    Wanted("move", 4, Variant::Base, 30, 5, Mood::Mine, |it| matches!(it, Prompt::Move(_))),
    Wanted("produced", 3, Variant::Base, 20, 1, Mood::Mine, |it| matches!(it, Prompt::Produced(_))),
    Wanted("trade", 3, Variant::Base, 20, 5, Mood::Mine, |it| matches!(it, Prompt::Trade(_))),
    Wanted("sell", 3, Variant::Base, 12, 3, Mood::Mine, |it| matches!(it, Prompt::Sell(_))),
    Wanted("buy", 5, Variant::Base, 20, 3, Mood::Mine, |it| matches!(it, Prompt::Buy(_))),
    Wanted("dockyard", 3, Variant::Base, 20, 2, Mood::Mine, |it| matches!(it, Prompt::Dockyard(_))),
    Wanted("church", 3, Variant::Base, 40, 9, Mood::Mine, |it| matches!(it, Prompt::Church(_))),
    Wanted("score", 3, Variant::Base, 40, 3, Mood::Mine, |it| matches!(it, Prompt::Score(_))),
    Wanted("guildhall", 3, Variant::Base, 30, 9, Mood::Mine, |it| {
        matches!(it, Prompt::Guildhall(_))
    }),
    Wanted("appoint", 4, Variant::One, 20, 16, Mood::Mine, |it| matches!(it, Prompt::Guildhall(_))),
    Wanted("canon", 3, Variant::One, 10, 5, Mood::Mine, |it| matches!(it, Prompt::Canon(_))),
    Wanted("one-screen", 2, Variant::Two, 20, 4, Mood::OneScreen, |it| {
        matches!(it, Prompt::Guildhall(_))
    }),
    Wanted("thinking", 5, Variant::Base, 30, 2, Mood::Thinking, |it| matches!(it, Prompt::Move(_))),
    Wanted("watching", 4, Variant::Base, 30, 2, Mood::Watching, |it| matches!(it, Prompt::Move(_))),
    Wanted("vote", 3, Variant::Base, 15, 2, Mood::Vote, |it| matches!(it, Prompt::Move(_))),
    Wanted("gathering", 5, Variant::Base, 0, 2, Mood::Gathering, |it| {
        matches!(it, Prompt::Move(_))
    }),
    Wanted("over", 5, Variant::Base, 0, 0, Mood::Over, |it| it == Prompt::Over),
];

/// Every case.
pub(crate) fn cases() -> Vec<Case> {
    WANTED
        .iter()
        .filter_map(|wanted| {
            let game = (0..400).find_map(|seed| played(wanted, Rng::with_seed(seed)))?;
            Some(Case { name: wanted.0, game, mood: wanted.5 })
        })
        .collect()
}

fn played(wanted: &Wanted, mut rng: Rng) -> Option<Game<'static>> {
    let &Wanted(_, players, variant, turns, choices, _, asked) = wanted;
    let boards = Board::built_in();
    let setup = Setup::initial(variant, Seating::of_count(players).ok()?);
    let mut game = Game::new(boards[players % 2], setup).ok()?;
    loop {
        let actions = game.state().legal_actions();
        let is_wanted = asked(game.state().prompt()) && actions.len() >= choices;
        if game.state().turns() >= turns && is_wanted {
            return Some(game);
        }
        game.play(choose(&actions, &mut rng)?).ok()?;
    }
}

/// Does not end the turn while something else is possible, so that the board fills.
fn choose(actions: &[Action], rng: &mut Rng) -> Option<Action> {
    let lasting = |action: &&Action| !matches!(action, Action::Done);
    let lasting: Vec<_> = actions.iter().filter(lasting).collect();
    if rng.u8(..5) == 0 { rng.choice(actions).copied() } else { None }
        .or_else(|| rng.choice(lasting).copied())
        .or_else(|| rng.choice(actions).copied())
}
