//! Random games, described in every language.

use super::fluent::messages;
use super::said;
use crate::texts::{Language, Texts};
use hamburgum_engine::{
    Action, Board, ByMaterial, Field, Prompt, Reason, Seating, Setup, State, Variant,
};
use std::collections::{BTreeSet, HashSet};

/// Keys that are used within others.
const WITHIN: [&str; 4] = ["log-cargo", "log-cargo-direct", "log-standing", "reason-have"];

/// The texts so far, to skip repeated ones and to find unused keys at the end.
#[derive(Default)]
struct Described {
    keys: BTreeSet<&'static str>,
    reasons: HashSet<Reason>,
    prompts: HashSet<Prompt>,
    actions: HashSet<Action>,
}

impl Described {
    fn position(&mut self, state: &State<'_>, tries: &[Action]) {
        let (board, prompt) = (state.board(), state.prompt());
        if self.prompts.insert(prompt) {
            self.keys.insert(Texts::of(Language::English).say_prompt(prompt).key);
            said(|texts| texts.prompt(prompt));
        }
        for &action in tries {
            if self.actions.insert(action) {
                self.keys.insert(Texts::of(Language::English).say_action(board, action).key);
                said(|texts| texts.action(board, action));
            }
            let Err(reason) = state.check(action) else { continue };
            if self.reasons.insert(reason) {
                self.keys.insert(Texts::of(Language::English).say_reason(board, reason).key);
                said(|texts| texts.reason(board, reason));
            }
        }
    }

    fn action(&mut self, state: &mut State<'_>, action: Action) {
        for effect in state.play(action).expect("a legal action") {
            let board = state.board();
            self.keys.insert(Texts::of(Language::English).say_effect(board, &effect).key);
            said(|texts| texts.effect(board, &effect));
        }
    }
}

#[test]
fn games_of_every_kind_can_be_described() {
    let tries = Action::all();
    for board in Board::built_in() {
        let mut described = Described::default();
        for variant in Variant::ALL {
            for players in 2..=5 {
                for seed in 0..2 {
                    follow(&mut described, beginning(board, variant, players, seed), &tries);
                }
            }
        }
        for key in messages(Language::English).keys().filter(|key| is_described(key)) {
            assert!(described.keys.contains(key.as_str()), "{key} was never used");
        }
    }
}

fn is_described(key: &str) -> bool {
    let prefixes = ["log-", "reason-", "prompt-", "action-"];
    prefixes.iter().any(|prefix| key.starts_with(prefix)) && !WITHIN.contains(&key)
}

/// The beginning of a game; with an odd seed all players are rich, so that more actions are possible.
fn beginning(board: &Board, variant: Variant, players: usize, seed: u64) -> (State<'_>, u64) {
    let seating = Seating::of_count(players).expect("a right number of players");
    let mut setup = Setup::initial(variant, seating);
    for &player in seating.players().iter().filter(|_| seed % 2 == 1) {
        let holdings = &mut setup.holdings[player];
        (holdings.money, holdings.prestige) = (2_000, 20);
        holdings.materials = ByMaterial([12, 12, 0]);
    }
    (State::from_setup(board, &setup).expect("the beginning of a game"), seed)
}

fn follow(described: &mut Described, (mut state, seed): (State<'_>, u64), tries: &[Action]) {
    let mut rng = fastrand::Rng::with_seed(seed);
    while state.turns() < 200 {
        described.position(&state, tries);
        let Some(action) = choose(&state, &mut rng) else { break };
        described.action(&mut state, action);
    }
}

/// A random action, with a bias towards donations, without which no game would end.
fn choose(state: &State<'_>, rng: &mut fastrand::Rng) -> Option<Action> {
    let legal = state.legal_actions();
    let liked: Vec<_> = legal.iter().filter(|action| is_liked(**action)).collect();
    if rng.u8(..3) > 0 && !liked.is_empty() {
        return rng.choice(liked).copied();
    }
    rng.choice(legal.iter()).copied()
}

fn is_liked(action: Action) -> bool {
    matches!(
        action,
        Action::Donate(_)
            | Action::Buy(_)
            | Action::Sell(_)
            | Action::Move(Field::Church | Field::TradeEast | Field::TradeWest)
    )
}
