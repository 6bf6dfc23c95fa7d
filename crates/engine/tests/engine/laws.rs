//! Property tests over random games of every kind.

mod accounts;

use crate::player::{Taste, between_turns, initial};
use accounts::Accounts;
use hamburgum_engine::{
    Action, Berth, Board, Church, Game, Player, Prompt, Reason, Setup, Ship, State, Token,
    TokenKind, Variant,
};
use proptest::prelude::*;

/// A kind of game and a seed for it.
#[derive(Clone, Copy, Debug)]
struct Kind {
    board: &'static Board,
    variant: Variant,
    players: usize,
    seed: u64,
}

impl Kind {
    fn any() -> impl Strategy<Value = Self> {
        (0..2usize, 0..3usize, 2..=5usize, any::<u64>()).prop_map(
            |(board, variant, players, seed)| Self {
                board: Board::built_in()[board],
                variant: Variant::ALL[variant],
                players,
                seed,
            },
        )
    }

    fn initial(self) -> State<'static> {
        initial(self.board, self.variant, self.players)
    }

    /// Visits each position of a random game with the action chosen there.
    fn walk(self, mut see: impl FnMut(&State<'static>, Action)) -> State<'static> {
        let mut taste = Taste::new(self.seed);
        let mut state = self.initial();
        while state.turns() < 250 {
            let Some(action) = taste.choose(&state) else { break };
            see(&state, action);
            state.play(action).expect("a legal action");
        }
        state
    }

    /// The same as a game with its history.
    fn game(self, turns: u32) -> Game<'static> {
        let mut taste = Taste::new(self.seed);
        let mut game = Game::new(self.board, self.initial().to_setup()).expect("a right setup");
        while game.state().turns() < turns {
            let Some(action) = taste.choose(game.state()) else { break };
            game.play(action).expect("a legal action");
        }
        game
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn legals_are_sorted_unique_and_empty_only_at_the_end(kind in Kind::any()) {
        let last = kind.walk(|state, _| {
            let legal = state.legal_actions();
            assert!(legal.is_sorted_by(|a, b| a < b), "{legal:?}");
            assert_eq!(legal.is_empty(), state.is_over());
        });
        prop_assert_eq!(last.legal_actions().is_empty(), last.is_over());
    }

    #[test]
    fn skipping_turns_changes_nothing_but_whose_turn_it_is(kind in Kind::any(), turns in 0..60u32) {
        let game = kind.game(turns);
        let start = game.turn_start();
        for &player in start.players() {
            let Some(ahead) = game.skipped_to(player) else {
                prop_assert_eq!(start.prompt(), Prompt::Reveal);
                continue;
            };
            let state = ahead.state();
            prop_assert_eq!(state.prompt(), Prompt::Move(player));
            prop_assert!((start.turns()..start.turns() + kind.players as u32).contains(&state.turns()));
            let as_before = Setup { turns: start.turns(), ..state.to_setup() };
            prop_assert_eq!(as_before, start.to_setup());
            prop_assert_eq!(ahead.undrawn().count(), 0);
            if player == start.active() {
                prop_assert_eq!(state, start);
            }
        }
    }

    #[test]
    fn legal_equals_playable(kind in Kind::any()) {
        let universe = Action::all();
        kind.walk(|state, _| {
            let legal = state.legal_actions();
            for &action in &universe {
                let mut copy = *state;
                let played = copy.play(action);
                assert_eq!(played.is_ok(), legal.contains(&action), "{action:?} {played:?}");
                assert_eq!(played.is_ok(), state.is_legal(action));
                assert!(played.is_ok() || copy == *state, "a refused action changed something");
            }
        });
    }

    #[test]
    fn a_finished_game_refuses_everything_and_its_last_action_can_be_undone(kind in Kind::any()) {
        let game = kind.game(400);
        if game.state().is_over() {
            let refusal = Err(Reason::GameOver);
            prop_assert!(Action::all().iter().all(|&a| game.state().check(a) == refusal));
            let mut back = game.clone();
            let last = back.undo().expect("the action that ended the game");
            prop_assert!(!back.state().is_over());
            let read = Game::parse(&back.to_text(), &Board::built_in()).expect("an open turn");
            prop_assert_eq!(&read, &back);
            back.play(last).expect("the undone action");
            prop_assert_eq!(back, game);
        }
    }

    #[test]
    fn every_refusal_has_a_message(kind in Kind::any()) {
        let universe = Action::all();
        kind.walk(|state, _| {
            for action in &universe {
                if let Err(reason) = state.check(*action) {
                    assert!(!kind.board.say(&reason).to_string().is_empty());
                }
            }
        });
    }

    #[test]
    fn checked_and_unchecked_play_agree(kind in Kind::any()) {
        kind.walk(|state, action| {
            let (mut checked, mut unchecked) = (*state, *state);
            checked.play(action).expect("a legal action");
            unchecked.play_unchecked(action);
            assert_eq!(checked, unchecked);
            assert_eq!(checked.position_hash(), unchecked.position_hash());
        });
    }

    #[test]
    fn effects_are_complete(kind in Kind::any()) {
        kind.walk(|state, action| {
            let mut after = *state;
            let mut accounts = Accounts::of(state);
            for effect in after.play(action).expect("a legal action") {
                accounts.book(&effect);
                assert!(!kind.board.say(&effect).to_string().is_empty());
            }
            assert_eq!(accounts, Accounts::of(&after), "{action:?}");
        });
    }

    #[test]
    fn ships_and_tokens_are_conserved_and_berths_never_overflow(kind in Kind::any()) {
        kind.walk(|state, _| assert_pieces_are_there(state));
    }

    #[test]
    fn undo_restores_exactly(kind in Kind::any(), turns in 1..60u32) {
        let mut taste = Taste::new(!kind.seed);
        let mut game = kind.game(turns);
        let start = game.clone();
        let mut before = Vec::new();
        for _ in 0..20 {
            let Some(action) = taste.choose(game.state()) else { break };
            if action == Action::Done || matches!(action, Action::Reveal(_)) {
                break;
            }
            before.push(game.clone());
            game.play(action).expect("a legal action");
        }
        let end = game.clone();
        let mut later = game.clone();
        for earlier in before.iter().rev() {
            let undone = game.undo().expect("an action to undo");
            assert_eq!(&game, earlier);
            let mut again = game.clone();
            again.play(undone).expect("the undone action");
            assert_eq!(again, later);
            later = game.clone();
        }
        prop_assert_eq!(&game, &start);
        prop_assert_eq!(game.undo(), None);
        let mut restarted = end;
        restarted.restart_turn();
        prop_assert_eq!(&restarted, &start);
    }

    #[test]
    fn a_record_replays_to_the_same_game(kind in Kind::any(), turns in 0..120u32) {
        let game = kind.game(turns);
        let text = game.to_text();
        let again = Game::parse(&text, &Board::built_in()).expect("a record that was written");
        prop_assert_eq!(again.to_text(), text);
        prop_assert_eq!(again, game);
    }

    #[test]
    fn back_to_equals_reading_fewer_lines(kind in Kind::any(), turns in 0..60u32, back in 0..60u32) {
        let game = kind.game(turns);
        let text = game.to_text();
        let wanted = back.min(game.turns_played());
        let lines_kept = text.lines().count() - (game.turns_played() - wanted) as usize;
        let shorter: Vec<_> = text.lines().take(lines_kept).collect();
        let read = Game::parse(&shorter.join("\n"), &Board::built_in()).expect("a shorter record");
        prop_assert_eq!(game.back_to(wanted), Some(read));
        prop_assert_eq!(game.back_to(game.turns_played() + 1), None);
    }

    #[test]
    fn an_unfinished_turn_is_recorded_too(kind in Kind::any(), turns in 0..60u32) {
        let mut game = kind.game(turns);
        let mut taste = Taste::new(kind.seed.wrapping_add(1));
        for _ in 0..3 {
            if let Some(action) = taste.choose(game.state()) {
                game.play(action).expect("a legal action");
            }
        }
        let text = game.to_text();
        let again = Game::parse(&text, &Board::built_in()).expect("a record that was written");
        prop_assert_eq!(again, game);
    }

    #[test]
    fn a_position_can_be_set_up_again(kind in Kind::any()) {
        kind.walk(|state, _| {
            if between_turns(state) {
                let setup = state.to_setup();
                let again = State::from_setup(kind.board, &setup).expect("a position of a game");
                assert_eq!(again, *state);
                assert_eq!(again.position_hash(), state.position_hash(), "the hash is out of date");
                let text = Game::new(kind.board, setup).expect("a right setup").to_text();
                let read = Game::parse(&text, &Board::built_in()).expect("a position as text");
                assert_eq!(*read.state(), *state);
            }
        });
    }

    #[test]
    fn small_actions_round_trip_through_the_notation(kind in Kind::any()) {
        kind.walk(|state, _| {
            for action in &state.legal_actions() {
                let text = kind.board.say(action).to_string();
                assert_eq!(kind.board.read_action(&text), Ok(*action));
            }
        });
    }

    #[test]
    fn the_order_of_a_sale_does_not_matter(kind in Kind::any()) {
        kind.walk(|state, _| {
            if matches!(state.prompt(), Prompt::Trade(_) | Prompt::Sell(_)) {
                assert_order_does_not_matter(state);
            }
        });
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,200}", kind in Kind::any(), cut in 0..4000usize) {
        let boards = Board::built_in();
        let _ = Game::parse(&text, &boards);
        let _ = Board::parse(&text);
        let record = kind.game(20).to_text();
        let cut = cut % (record.len() + 1);
        if let (Some(before), Some(after)) = (record.get(..cut), record.get(cut..)) {
            let _ = Game::parse(before, &boards);
            let _ = Game::parse(&format!("{before}{text}{after}"), &boards);
        }
    }
}

/// Sells any two units in both orders.
fn assert_order_does_not_matter(state: &State<'_>) {
    let sales = |state: &State<'_>| -> Vec<Action> {
        let legal = state.legal_actions();
        legal.iter().copied().filter(|action| matches!(action, Action::Sell(_))).collect()
    };
    for first in sales(state) {
        for second in sales(state).into_iter().filter(|second| *second != first) {
            let (mut one, mut other) = (*state, *state);
            for (action, reverse) in [(first, second), (second, first)] {
                one.play(action).expect("a sale");
                other.play(reverse).expect("a sale");
            }
            assert_eq!(one, other);
        }
    }
}

fn assert_pieces_are_there(state: &State<'_>) {
    let mut in_harbour = 0;
    for &player in state.players() {
        assert_eq!(state.ships(player) + state.ships_in_supply(player), Ship::EACH);
        in_harbour += usize::from(state.ships(player));
    }
    for berth in Berth::ALL {
        assert!(state.ships_in(berth).count() <= state.players().len());
    }
    let rows = Berth::ALL.map(|berth| state.ships_in(berth).count());
    let neutral = Berth::ALL
        .into_iter()
        .flat_map(|berth| state.ships_in(berth))
        .filter(|ship| *ship == Ship::Neutral)
        .count();
    assert_eq!(rows.iter().sum::<usize>(), in_harbour + neutral);
    for church in Church::ALL {
        for kind in TokenKind::ALL {
            let token = Token::new(church, kind);
            let owners = Player::ALL.iter().filter(|&&player| state.tokens(player).contains(token));
            assert!(owners.count() <= 1, "a token with two owners");
        }
        let complete = state.completed().any(|other| other == church);
        assert_eq!(complete, state.donations(church).count() == 5);
    }
}
